/** Where the page stands: `#/` is the lobby, `#/m/MATCH` a table, `#/m/MATCH/TOKEN` a link that was sent. */

export interface Where {
  match: string | null;
  token: string | null;
}

class Router {
  where = $state.raw<Where>(parse());

  constructor() {
    addEventListener("hashchange", () => (this.where = parse()));
  }

  go(match: string | null): void {
    location.hash = match ? `#/m/${match}` : "#/";
  }

  /** Take a token out of the address, where it would be seen and kept by the browser's history. */
  hideToken(match: string): void {
    history.replaceState(null, "", `#/m/${match}`);
    this.where = parse();
  }
}

function parse(): Where {
  const [kind, match, token] = location.hash.replace(/^#\/?/, "").split("/");
  return kind === "m" && match ? { match, token: token ?? null } : { match: null, token: null };
}

export const linkTo = (match: string, token: string): string => `${location.origin}/#/m/${match}/${token}`;
export const router = new Router();
