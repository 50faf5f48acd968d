/** The password of a server that wants one: asked for once, kept in this browser. */

const KEY = "undercroft.password";

class Password {
  /** Somebody waits for it; what was kept turned out to be wrong. */
  asking = $state(false);
  wrong = $state(false);

  #waiting: ((word: string | null) => void)[] = [];

  get word(): string {
    return localStorage.getItem(KEY) ?? "";
  }

  /** The password from whoever sits here, or null if they would rather not. */
  ask(): Promise<string | null> {
    this.wrong = this.word !== "";
    this.asking = true;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  tell(word: string | null): void {
    if (word) localStorage.setItem(KEY, word);
    this.asking = false;
    for (const waiting of this.#waiting.splice(0)) waiting(word);
  }
}

export const password = new Password();
