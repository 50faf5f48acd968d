/** What a person prefers at this browser. */

import { MediaQuery } from "svelte/reactivity";

export type Lang = "en" | "de";
/** `system`: as everything else on this machine. */
export type Theme = "system" | "dark" | "light";
export type TextSize = "small" | "normal" | "large" | "huge";
/** How fast moves of others play; `off` shows only where they end. */
export type Speed = "off" | "slow" | "normal" | "fast";

export interface Preferences {
  lang: Lang;
  theme: Theme;
  textSize: TextSize;
  speed: Speed;
  /** A tap does it at once, without a preview. */
  oneTap: boolean;
  /** A sound when it is my turn. */
  sound: boolean;
  /** A notice of the system when it is my turn and the page is out of sight. */
  notify: boolean;
  /** Hints for those who are new here. */
  hints: boolean;
  /** The table told in words, for those who hear it. */
  screenReader: boolean;
  reducedMotion: boolean;
}

const KEY = "undercroft.settings";
const CHOSEN: Preferences = {
  lang: navigator.language.startsWith("de") ? "de" : "en",
  theme: "system",
  textSize: "normal",
  speed: "normal",
  oneTap: false,
  sound: false,
  notify: false,
  hints: true,
  screenReader: false,
  reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
};

class Settings implements Preferences {
  lang = $state(kept("lang"));
  theme = $state(kept("theme"));
  textSize = $state(kept("textSize"));
  speed = $state(kept("speed"));
  oneTap = $state(kept("oneTap"));
  sound = $state(kept("sound"));
  notify = $state(kept("notify"));
  hints = $state(kept("hints"));
  screenReader = $state(kept("screenReader"));
  reducedMotion = $state(kept("reducedMotion"));

  #day = new MediaQuery("(prefers-color-scheme: light)");

  /** Dark or light, as it is shown. */
  get shade(): "dark" | "light" {
    return this.theme === "system" ? (this.#day.current ? "light" : "dark") : this.theme;
  }

  /** Prefer something from now on; only what was ever chosen is stored. */
  set(change: Partial<Preferences>): void {
    Object.assign(this, change);
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
  }
}

function kept<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return { ...CHOSEN, ...stored() }[name];
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
