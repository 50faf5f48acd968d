/** The rule that lies open in the panel beside the board, wherever at the table it was asked for. */

class Reading {
  rule = $state("");
  /** The table opens the panel. */
  onopen: () => void = () => undefined;

  /** Read a rule here rather than on a page of its own. */
  open(rule: string, event?: Event): void {
    event?.preventDefault();
    this.rule = rule;
    this.onopen();
  }
}

export const reading = new Reading();
