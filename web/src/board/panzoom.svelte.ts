/** Pan, pinch and zoom of a board. A finger that only taps never pans. */

import { R, type Box, type Point } from "./geometry";

/** A mouse that moves so far drags; a finger is less steady. */
const SLACK = { mouse: 6, touch: 11 };
const CLOSEST = 3;
const EDGE = 30;
/** Spaces with a smaller radius than this, in dots of the screen, are too small for a finger … */
const SMALLEST = 13;
/** … and are shown so large instead. */
const READABLE = 24;
/** The strip below the board where previews and the zoom buttons lie: nothing moves when one appears. */
const STRIP = 60;

export class PanZoom {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Set while and just after dragging, so that the click which ends a drag chooses nothing. */
  dragged = false;

  #fingers = new Map<number, Point>();
  #size = $state.raw({ width: 1, height: 1 });
  #box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  #own = false;

  /** The board or the window has another size: fit again, unless somebody has chosen their own view. */
  resize(width: number, height: number, box: Box, focus?: Point): void {
    const sameBoard = this.#box.width === box.width && this.#box.height === box.height;
    this.#size = { width, height };
    this.#box = box;
    if (this.#own && sameBoard) return;
    this.fit();
    // A large board on a small screen: close enough to see and to tap, at the place where something happens.
    if (focus && this.scale * R < SMALLEST) {
      this.scale = READABLE / R;
      this.centreOn(focus);
      this.#keepFull();
      this.#own = false;
    }
  }

  /** No empty table beside a board that is larger than its window. */
  #keepFull(): void {
    const [box, { width, height }] = [this.#box, this.#size];
    const within = (at: number, from: number, long: number, room: number): number =>
      Math.min(Math.max(at, room - (from + long) * this.scale), -from * this.scale);
    this.x = within(this.x, box.x, box.width, width);
    this.y = within(this.y, box.y, box.height, height - STRIP);
  }

  fit(): void {
    const { width, height } = this.#size;
    this.#own = false;
    this.scale = this.#fitting();
    this.x = width / 2 - (this.#box.x + this.#box.width / 2) * this.scale;
    this.y = (height - STRIP) / 2 - (this.#box.y + this.#box.height / 2) * this.scale;
  }

  zoom(factor: number, at: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    const least = this.#fitting() * 0.6;
    const scale = Math.min(Math.max(this.scale * factor, least), CLOSEST);
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#own = true;
  }

  /** Whether part of the board lies outside. */
  get isClose(): boolean {
    return this.scale > this.#fitting() * 1.12;
  }

  /** What of the board can be seen, in its own units. */
  get seen(): Box {
    const { width, height } = this.#size;
    return { x: -this.x / this.scale, y: -this.y / this.scale, width: width / this.scale, height: height / this.scale };
  }

  centreOn({ x, y }: Point): void {
    this.x = this.#size.width / 2 - x * this.scale;
    this.y = (this.#size.height - STRIP) / 2 - y * this.scale;
    this.#own = true;
  }

  /** Bring a spot into view, moving no more than needed. */
  reveal({ x, y }: Point): void {
    const { width, height } = this.#size;
    const [at, top] = [this.x + x * this.scale, this.y + y * this.scale];
    const inside = at > EDGE && at < width - EDGE && top > EDGE && top < height - STRIP - EDGE;
    if (!inside) this.centreOn({ x, y });
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0015), spot(event));
  };

  down = (event: PointerEvent): void => {
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, spot(event));
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < slack(event)) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = this.#own = true;
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId);
    if (other) this.#pinch(before, now, other[1]);
    else {
      this.x += now.x - before.x;
      this.y += now.y - before.y;
    }
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  #pinch(before: Point, now: Point, still: Point): void {
    const ratio = Math.hypot(now.x - still.x, now.y - still.y) / Math.hypot(before.x - still.x, before.y - still.y);
    this.zoom(ratio, { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 });
  }

  #fitting(): number {
    const { width, height } = this.#size;
    return Math.min(width / this.#box.width, (height - STRIP) / this.#box.height, 1.8);
  }
}

const slack = (event: PointerEvent): number => (event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch);

function spot(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
