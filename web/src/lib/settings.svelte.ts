/** What a person prefers at this browser. */

export type Lang = "en" | "de";
export type Theme = "dark" | "light";

interface Stored {
  lang?: Lang;
  theme?: Theme;
  oneTap?: boolean;
}

const KEY = "undercroft.settings";
const stored = read();

class Settings {
  lang = $state<Lang>(stored.lang ?? (navigator.language.startsWith("de") ? "de" : "en"));
  theme = $state<Theme>(stored.theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"));
  oneTap = $state(stored.oneTap ?? false);

  speak(lang: Lang): void {
    this.lang = lang;
    this.#keep({ lang });
  }

  light(theme: Theme): void {
    this.theme = theme;
    this.#keep({ theme });
  }

  tap(oneTap: boolean): void {
    this.oneTap = oneTap;
    this.#keep({ oneTap });
  }

  #keep(change: Stored): void {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
  }
}

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

export const settings = new Settings();
