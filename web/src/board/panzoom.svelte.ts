/** Pan, pinch and zoom of a board. A finger that only taps never pans. */

import type { Box, Point } from "./geometry";

const SLACK = 6;
const CLOSEST = 3;
/** The strip below the board where previews and the zoom buttons lie: nothing moves when one appears. */
const STRIP = 60;

export class PanZoom {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Set while and just after dragging, so that the click which ends a drag chooses nothing. */
  dragged = false;

  #fingers = new Map<number, Point>();
  #size = { width: 1, height: 1 };
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };
  #own = false;

  /** The board or the window has another size: fit again, unless somebody has chosen their own view. */
  resize(width: number, height: number, box: Box): void {
    const sameBoard = this.#box.width === box.width && this.#box.height === box.height;
    this.#size = { width, height };
    this.#box = box;
    if (!this.#own || !sameBoard) this.fit();
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
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
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

function spot(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
