/** Terrain by name: a hue and a pattern. Names nobody drew yet get one of each, always the same. */

export interface Terrain {
  hue: number;
  chroma: number;
  pattern: string;
  /** How much lighter than the rest, on land under the sky. */
  light?: number;
}

const KNOWN: Record<string, Terrain> = {
  floor: { hue: 70, chroma: 0, pattern: "flags" },
  corridor: { hue: 60, chroma: 0.01, pattern: "flags" },
  difficult: { hue: 55, chroma: 0.06, pattern: "rubble" },
  rubble: { hue: 55, chroma: 0.05, pattern: "rubble" },
  forest: { hue: 148, chroma: 0.085, pattern: "tufts", light: -0.09 },
  grass: { hue: 125, chroma: 0.06, pattern: "tufts" },
  water: { hue: 232, chroma: 0.095, pattern: "waves", light: -0.05 },
  river: { hue: 230, chroma: 0.09, pattern: "waves" },
  ice: { hue: 215, chroma: 0.04, pattern: "cracks" },
  hazard: { hue: 30, chroma: 0.08, pattern: "stripes" },
  hazardous: { hue: 30, chroma: 0.08, pattern: "stripes" },
  fire: { hue: 35, chroma: 0.09, pattern: "stripes" },
  mud: { hue: 60, chroma: 0.045, pattern: "rubble" },
  trap: { hue: 28, chroma: 0.07, pattern: "cross" },
  stairs: { hue: 80, chroma: 0.03, pattern: "bricks" },
  entry: { hue: 145, chroma: 0.035, pattern: "dots" },
  door: { hue: 65, chroma: 0.03, pattern: "dots" },
  pillar: { hue: 50, chroma: 0.02, pattern: "bricks" },
  pit: { hue: 300, chroma: 0.03, pattern: "cross" },
  wall: { hue: 60, chroma: 0.01, pattern: "bricks" },
  obstacle: { hue: 60, chroma: 0.02, pattern: "bricks" },
  plains: { hue: 112, chroma: 0.075, pattern: "tufts", light: 0.03 },
  wasteland: { hue: 50, chroma: 0.055, pattern: "cracks", light: 0 },
  swamp: { hue: 168, chroma: 0.05, pattern: "tufts", light: -0.09 },
  road: { hue: 85, chroma: 0.06, pattern: "dots" },
  hills: { hue: 84, chroma: 0.09, pattern: "waves", light: -0.02 },
  mountain: { hue: 60, chroma: 0.018, pattern: "cracks", light: -0.06 },
  town: { hue: 75, chroma: 0.1, pattern: "bricks" },
};

const PATTERNS = ["dots", "stripes", "cross", "waves", "tufts", "rubble"];

export function terrainOf(name: string): Terrain {
  const known = KNOWN[name] ?? KNOWN[name.replace(/s$/, "")];
  if (known) return known;
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return { hue: hash % 360, chroma: 0.035, pattern: PATTERNS[hash % PATTERNS.length]! };
}
