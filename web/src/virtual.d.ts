declare module "virtual:icons" {
  /** The sheet of each icon, and its place there. */
  export const at: Record<string, [sheet: number, place: number]>;
  export const sheets: (() => Promise<{ shapes: string[] }>)[];
}
