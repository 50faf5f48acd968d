/** Outlines in whole units: what a picture 512 units wide and shown at 24 dots needs. No error adds up along a path. */

/** How many numbers each command takes, and which of them are x (0), y (1) or neither (-1). */
const SHAPE: Record<string, number[]> = {
  m: [0, 1],
  l: [0, 1],
  h: [0],
  v: [1],
  c: [0, 1, 0, 1, 0, 1],
  s: [0, 1, 0, 1],
  q: [0, 1, 0, 1],
  t: [0, 1],
  a: [-1, -1, -1, -1, -1, 0, 1],
  z: [],
};

type Step = [command: string, numbers: number[]];

export function inWholeUnits(path: string): string {
  const real = [0, 0];
  const drawn = [0, 0];
  let start = [0, 0];
  let out = "";
  for (const [command, numbers] of steps(path)) {
    const relative = command === command.toLowerCase();
    const shape = SHAPE[command.toLowerCase()]!;
    const told = numbers.map((number, at) => {
      const axis = shape[at]!;
      if (axis < 0) return Math.round(number);
      return Math.round(relative ? real[axis]! + number - drawn[axis]! : number);
    });
    for (const axis of [0, 1]) {
      const last = shape.lastIndexOf(axis);
      if (last < 0) continue;
      real[axis] = (relative ? real[axis]! : 0) + numbers[last]!;
      drawn[axis] = (relative ? drawn[axis]! : 0) + told[last]!;
    }
    if (command.toLowerCase() === "m") start = [...real, ...drawn];
    if (command.toLowerCase() === "z") [real[0], real[1], drawn[0], drawn[1]] = start as [number, number, number, number];
    out += command + told.join(" ").replace(/ -/g, "-");
  }
  return out;
}

/** Commands with their numbers, repeated ones written out. */
function* steps(path: string): Generator<Step> {
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const shape = SHAPE[command!.toLowerCase()]!;
    let left = rest!;
    let now = command!;
    do {
      const numbers: number[] = [];
      for (let at = 0; at < shape.length; at++) {
        // The two flags of an arc may stick to what follows them.
        const isFlag = now.toLowerCase() === "a" && (at === 3 || at === 4);
        const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?\d*\.?\d+(?:e-?\d+)?)/).exec(left);
        if (!found) throw new Error(`no number for ${now} in ${left.slice(0, 20)}`);
        numbers.push(Number(found[1]));
        left = left.slice(found[0].length);
      }
      yield [now, numbers];
      if (now === "m") now = "l";
      if (now === "M") now = "L";
    } while (left.trim() !== "" && shape.length > 0);
  }
}
