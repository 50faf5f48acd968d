declare module "virtual:icons" {
  export const at: Record<string, number>;
  export const shapes: string[];
}
