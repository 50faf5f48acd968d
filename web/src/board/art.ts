/** Our own drawings of what lies on a board, as layers of simple shapes on a space with a radius of 50. */

export interface Layer {
  /** What it is made of: names a colour. */
  of: "stone" | "shade" | "light" | "wood" | "grain" | "iron" | "brass" | "blood" | "gem" | "hole" | "leaf" | "cloth";
  d: string;
}

const frame = "M-34 34V-8a34 34 0 0 1 68 0V34h-12V-8a22 22 0 0 0-44 0V34z";

export const ART: Record<string, Layer[]> = {
  "door-open": [
    { of: "hole", d: "M-22 34V-8a22 22 0 0 1 44 0V34z" },
    { of: "stone", d: frame },
    { of: "wood", d: "M-22 34V-10l-15 6v46z M22 34V-10l15 6v46z" },
    { of: "iron", d: "M-35 8l11-4 M-35 26l11-4 M35 8l-11-4 M35 26l-11-4" },
  ],
  door: [
    { of: "stone", d: frame },
    { of: "wood", d: "M-22 34V-8a22 22 0 0 1 44 0V34z" },
    { of: "grain", d: "M-11 34V-26 M0 34V-30 M11 34V-26" },
    { of: "iron", d: "M-22 0h30 M-22 22h30" },
    { of: "brass", d: "M14 8a4.5 4.5 0 1 0 .1 0z" },
  ],
  trap: [
    { of: "hole", d: "M0-30a30 30 0 1 0 .1 0z" },
    { of: "iron", d: "M0-24a24 24 0 1 0 .1 0z" },
    { of: "blood", d: "M-24 0l8-5-4-9 9 3 1-10 7 7 5-10 4 10 9-4-2 10 9 2-6 6 6 7-9 2 2 10-9-4-5 9-5-8-8 6 0-9-10 2 5-8z" },
    { of: "light", d: "M0-5a5 5 0 1 0 .1 0z" },
  ],
  obstacle: [
    { of: "shade", d: "M-35 26q35 16 72 0l-6 9q-30 8-60 0z" },
    { of: "stone", d: "M-36 24l4-26 16-10 18 8 4 28q-20 8-42 0z" },
    { of: "stone", d: "M0 26l4-22 14-8 16 9 3 20q-18 8-37 1z" },
    { of: "stone", d: "M-20-12l10-20 20-6 16 10 4 18-14 8-20-2z" },
    { of: "light", d: "M-32-2l16-10 18 8-15 9z M-20-12l10-20 20-6-7 17z M4 4l14-8 8 4-11 7z" },
  ],
  coin: [
    { of: "shade", d: "M-16 12a17 6 0 1 0 36 0a17 6 0 1 0-36 0z" },
    { of: "brass", d: "M0-14a15 15 0 1 0 .1 0z" },
    { of: "light", d: "M0-9a10 10 0 0 0-9 9h5a5 5 0 0 1 4-5z" },
  ],
  treasure: [
    { of: "shade", d: "M-26 20h56l-4 9h-50z" },
    { of: "wood", d: "M-28 -4q0-20 28-20t28 20v26h-56z" },
    { of: "iron", d: "M-28-3h56 M-17-20v42 M17-20v42" },
    { of: "brass", d: "M-7-8h14v13a7 7 0 0 1-14 0z" },
    { of: "hole", d: "M0-3a3 3 0 1 0 .1 0z M-1 0h2v6h-2z" },
  ],
  gem: [
    { of: "gem", d: "M-16-6l7-11h18l7 11-16 22z" },
    { of: "light", d: "M-16-6l7-11h5l-4 11z" },
  ],
  stone: [
    { of: "stone", d: "M-26 20l-6-20 12-20 24-4 24 20-6 24z" },
    { of: "light", d: "M-20-20l24-4 4 14-22 6z" },
  ],
  key: [
    { of: "brass", d: "M-14-11a11 11 0 1 0 .1 0zm0 6a5 5 0 1 1-.1 0z M-4-3h30v12h-5v-6h-6v9h-5v-9h-14z" },
  ],
  pillar: [
    { of: "shade", d: "M-22 24h50l-6 8h-38z" },
    { of: "stone", d: "M0-30a30 30 0 1 0 .1 0z" },
    { of: "light", d: "M0-20a20 20 0 1 0 .1 0z" },
  ],
  table: [
    { of: "shade", d: "M-34 20h72l-4 8h-66z" },
    { of: "wood", d: "M-36-20h72v38h-72z" },
    { of: "grain", d: "M-36-8h72 M-36 5h72" },
  ],
  altar: [
    { of: "shade", d: "M-30 22h64l-4 8h-58z" },
    { of: "stone", d: "M-32-16h64l-5 12v24h-54v-24z" },
    { of: "cloth", d: "M-12-16h24v36l-12-7-12 7z" },
  ],
  crate: [
    { of: "shade", d: "M-26 24h56l-4 7h-50z" },
    { of: "wood", d: "M-28-26h56v50h-56z" },
    { of: "grain", d: "M-28-12h56 M-28 10h56 M-28-26l56 50" },
  ],
};

const LONGEST_FIRST = Object.keys(ART).sort((a, b) => b.length - a.length);

/** The drawing for a kind: the longest name known that it contains. */
export function artOf(kind: string): string {
  return LONGEST_FIRST.find((known) => kind.includes(known)) ?? "";
}
