const DAY_MS = 86_400_000;

/** Days until an instant, the last one begun counted: 1 and less is the last day. */
export const daysUntil = (instant: string, now = new Date()): number =>
  Math.ceil((Date.parse(instant) - now.getTime()) / DAY_MS);
