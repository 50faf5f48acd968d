/** Where the page stands: what the part behind `#` of its address says. `#/` is the lobby.
 *
 * `#/m/MATCH` is a table, `#/c/CAMPAIGN` a campaign; with a token behind it, it is a link that was sent.
 */

const PAGES = {
  m: "match",
  c: "campaign",
  my: "recovery",
  p: "position",
  tools: "tools",
  rules: "rules",
  about: "about",
} as const;

export type Page = "lobby" | (typeof PAGES)[keyof typeof PAGES];

export interface Where {
  page: Page;
  /** What is looked at, where the page is about one thing of many. */
  id: string;
  token: string | null;
  match: string | null;
}

class Router {
  where = $state.raw<Where>(parse());

  constructor() {
    addEventListener("hashchange", () => (this.where = parse()));
  }

  go(match: string | null): void {
    this.to(match ? `m/${match}` : "");
  }

  to(path: string): void {
    location.hash = `#/${path}`;
  }

  /** Put another address in place of this one, as for a token: it would be seen and kept by the browser's history. */
  replace(path: string): void {
    history.replaceState(null, "", `#/${path}`);
    this.where = parse();
  }

  hideToken(match: string): void {
    this.replace(`m/${match}`);
  }
}

function parse(): Where {
  const [kind = "", id = "", token = ""] = location.hash.replace(/^#\/?/, "").split("/");
  const page = isPage(kind) ? PAGES[kind] : "lobby";
  return { page, id, token: token || null, match: page === "match" && id ? id : null };
}

const isPage = (kind: string): kind is keyof typeof PAGES => Object.hasOwn(PAGES, kind);

export const linkTo = (match: string, token: string): string => `${location.origin}/#/m/${match}/${token}`;
export const campaignLink = (campaign: string, token: string): string => `${location.origin}/#/c/${campaign}/${token}`;
export const positionLink = (token: string): string => `${location.origin}/#/p/${token}`;
export const router = new Router();
/** Where a rule can be read. */
export const ruleLink = (id: string): string => `#/rules/${encodeURIComponent(id)}`;
