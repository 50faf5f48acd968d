/** Pan, pinch and zoom of a board. A finger that only taps never pans. */

import { settings } from "../lib/settings.svelte";
import { R, type Box, type Point } from "./geometry";

/** A mouse that moves so far drags; a finger is less steady. */
const SLACK = { mouse: 6, touch: 11 };
const CLOSEST = 3;
const EDGE = 30;
/** A window narrower than this is a phone's. */
const NARROW = 700;
/** Radius of a space in dots of the screen, on a phone and on a wide screen: smaller ones are too small for a finger … */
const SMALLEST = { narrow: 14, wide: 19 };
/** … or, on a map with names to read, for the eye. */
const LEGIBLE = { narrow: 26, wide: 31 };
/** How long it takes to go to another view, in milliseconds. */
const GLIDE = 260;
/** The strip below the board where previews and the zoom buttons lie: nothing moves when one appears. */
const STRIP = 60;

interface View extends Point {
  scale: number;
}

export class PanZoom {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Set while and just after dragging, so that the click which ends a drag chooses nothing. */
  dragged = false;

  #fingers = new Map<number, Point>();
  #size = $state.raw({ width: 1, height: 1 });
  #box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  /** `follow`: what happens is kept in sight; `whole`: so is all of the board; `own`: somebody has chosen their view. */
  #mode: "follow" | "whole" | "own" = "follow";
  #focus?: Point | undefined;
  #names = false;
  #frame = 0;

  /** The board, the window or the place where something happens has changed: look again, unless somebody has chosen their own view. */
  resize(width: number, height: number, box: Box, focus?: Point, names = false): void {
    const sameBoard = this.#box.width === box.width && this.#box.height === box.height;
    const sameSize = this.#size.width === width && this.#size.height === height;
    [this.#size, this.#box, this.#focus, this.#names] = [{ width, height }, box, focus, names];
    if (!sameBoard) this.#mode = "follow";
    // Only what has moved is followed gently: what is tapped while the window changes has to lie still.
    if (this.#mode !== "own") this.#go(this.#settled(), sameSize && sameBoard);
  }

  /** A large board on a small screen: close enough to see and to tap, at the place where something happens. */
  #settled(): View {
    const whole = this.#whole();
    const size = this.#size.width < NARROW ? "narrow" : "wide";
    const least = (this.#names ? LEGIBLE : SMALLEST)[size];
    if (this.#mode === "whole" || !this.#focus || whole.scale * R >= least) return whole;
    return this.#full(this.#around(this.#focus, Math.max(LEGIBLE[size], least) / R));
  }

  /** No empty table beside a board that is larger than its window. */
  #full(view: View): View {
    const [box, { width, height }] = [this.#box, this.#size];
    const within = (at: number, from: number, long: number, room: number): number =>
      long * view.scale < room
        ? (room - long * view.scale) / 2 - from * view.scale
        : Math.min(Math.max(at, room - (from + long) * view.scale), -from * view.scale);
    return {
      scale: view.scale,
      x: within(view.x, box.x, box.width, width),
      y: within(view.y, box.y, box.height, height - STRIP),
    };
  }

  #whole(): View {
    const box = this.#box;
    return this.#around({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, this.#fitting());
  }

  #around({ x, y }: Point, scale: number): View {
    return { scale, x: this.#size.width / 2 - x * scale, y: (this.#size.height - STRIP) / 2 - y * scale };
  }

  /** Glide there, where things may move. */
  #go(to: View, gently = true): void {
    cancelAnimationFrame(this.#frame);
    const from: View = { x: this.x, y: this.y, scale: this.scale };
    const still = Math.hypot(to.x - from.x, to.y - from.y) < 2 && Math.abs(to.scale - from.scale) < 0.002;
    const began = performance.now();
    const step = (now: number): void => {
      const part = gently && !still && !settings.reducedMotion ? Math.min((now - began) / GLIDE, 1) : 1;
      const eased = 1 - (1 - Math.max(part, 0)) ** 3;
      this.scale = from.scale + (to.scale - from.scale) * eased;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    step(began);
  }

  /** The whole board; once more, and what happens is kept in sight again. */
  fit(): void {
    this.#mode = this.#mode === "whole" ? "follow" : "whole";
    this.#go(this.#settled());
  }

  zoom(factor: number, at: Point = { x: this.#size.width / 2, y: this.#size.height / 2 }): void {
    const least = this.#fitting() * 0.6;
    cancelAnimationFrame(this.#frame);
    const scale = Math.min(Math.max(this.scale * factor, least), CLOSEST);
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#take();
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

  centreOn(spot: Point): void {
    this.#take();
    const { x, y } = this.#around(spot, this.scale);
    [this.x, this.y] = [x, y];
  }

  /** From here on somebody looks where they want. */
  #take(): void {
    cancelAnimationFrame(this.#frame);
    this.#mode = "own";
  }

  /** Bring a spot into view, moving no more than needed. */
  reveal(spot: Point): void {
    if (!this.#sees(spot)) this.#go(this.#around(spot, this.scale));
  }

  /** Bring the nearest of some spots into view, where none of them is. */
  revealOne(spots: Point[]): void {
    if (spots.length === 0 || spots.some((spot) => this.#sees(spot))) return;
    const { x, y, width, height } = this.seen;
    const far = (spot: Point): number => Math.hypot(spot.x - x - width / 2, spot.y - y - height / 2);
    this.reveal(spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best)));
  }

  #sees({ x, y }: Point): boolean {
    const { width, height } = this.#size;
    const [at, top] = [this.x + x * this.scale, this.y + y * this.scale];
    return at > EDGE && at < width - EDGE && top > EDGE && top < height - STRIP - EDGE;
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
    this.dragged = true;
    this.#take();
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
