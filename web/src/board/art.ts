/** Our own drawings of what lies on a board, as layers of simple shapes on a space with a radius of 50. */

export interface Layer {
  /** What it is made of: names a colour. */
  of: "stone" | "shade" | "light" | "wood" | "grain" | "iron" | "brass" | "blood" | "gem" | "hole" | "leaf" | "cloth" | "pale" | "roof" | "slate";
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
  city: [
    { of: "shade", d: "M-34 24h70l-6 8h-58z" },
    { of: "pale", d: "M-8-12h16v34h-16z M-30-2h13v24h-13z M17-2h13v24h-13z" },
    { of: "roof", d: "M-11-12l11-22 11 22z M-33-2l9.5-16 9.5 16z M14-2l9.5-16 9.5 16z" },
    { of: "pale", d: "M-34 6h6v4h6v-4h6v4h6v-4h6v4h8v-4h6v4h6v-4h6v4h6v-4h6v20h-68z" },
    { of: "hole", d: "M-6 26v-8a6 6 0 0 1 12 0v8z M-2-6h4v7h-4z" },
    { of: "grain", d: "M0-34v-9 M0-43h10l-3 3 3 3h-10" },
  ],
  town: [
    { of: "shade", d: "M-30 22h62l-5 7h-52z" },
    { of: "pale", d: "M-28 0h22v22h-22z M6 4h22v18h-22z M-12-16h20v38h-20z" },
    { of: "roof", d: "M-32 2l15-15 15 15z M2 6l15-14 15 14z M-16-15l14-16 14 16z" },
    { of: "hole", d: "M-5 22v-9h7v9z M-21 8h6v6h-6z M15 11h6v6h-6z M-5-9h6v7h-6z" },
  ],
  village: [
    { of: "shade", d: "M-26 20h54l-5 7h-44z" },
    { of: "pale", d: "M-24-2h22v22h-22z M6 4h18v16h-18z" },
    { of: "roof", d: "M-28 0l15-16 15 16z M2 6l13-13 13 13z" },
    { of: "hole", d: "M-16 20v-9h6v9z M12 11h6v5h-6z" },
  ],
  shrine: [
    { of: "shade", d: "M-30 24h62l-5 7h-52z" },
    { of: "pale", d: "M-26 16h52v8h-52z M-22-8h7v24h-7z M-7-8h6v24h-6z M3-8h6v24h-6z M15-8h7v24h-7z" },
    { of: "slate", d: "M-28-8l28-18 28 18z" },
    { of: "brass", d: "M0-38a5.5 5.5 0 1 0 .1 0z" },
  ],
  fortress: [
    { of: "shade", d: "M-32 24h66l-5 7h-56z" },
    { of: "stone", d: "M-32-10h6v5h5v-5h6v12h30v-12h6v5h5v-5h6v34h-64z" },
    { of: "stone", d: "M-13-28h5v5h5v-5h6v5h5v-5h5v28h-26z" },
    { of: "light", d: "M-32-10h6v5h5v-5h4v34h-15z M-13-28h5v28h-5z" },
    { of: "hole", d: "M-7 24v-9a7 7 0 0 1 14 0v9z M-2-16h4v8h-4z" },
    { of: "cloth", d: "M0-30v-14h15l-5 5 5 5h-13v4z" },
  ],
  camp: [
    { of: "shade", d: "M-28 20h58l-5 7h-48z" },
    { of: "cloth", d: "M-28 20l26-40 26 40z" },
    { of: "hole", d: "M-10 20l8-18 8 18z" },
  ],
  quest: [
    { of: "shade", d: "M-14 20h32l-4 6h-24z" },
    { of: "pale", d: "M-16-24h28q6 0 6 6v32h-26q-8 0-8-8z" },
    { of: "grain", d: "M-9-14h18 M-9-6h18 M-9 2h11" },
    { of: "blood", d: "M8 6a7 7 0 1 0 .1 0z" },
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
