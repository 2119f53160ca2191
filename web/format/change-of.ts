/** Above it a percentage says nothing that can be pictured, as after a period with next to nothing in it. */
export const PERCENT_MAX = 999;

/** By how many percent a figure is more (or, negative, less) than before; undefined where there was nothing to compare it with. */
export function changeOf(now: number, before: number | undefined): number | undefined {
  if (before === undefined || before === 0) return undefined;
  return Math.round(((now - before) / Math.abs(before)) * 100);
}
