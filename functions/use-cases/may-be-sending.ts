/** Longer than handing a mail over takes any worker, before which it is claimed: who claimed one before that has ended without a word. */
const MINUTES_CLAIMED_MAX = 6;

/** Whether who claimed a mail at this instant may still be handing it over. */
export function mayBeSending(claimedAt: string, now: Date): boolean {
  return (now.getTime() - Date.parse(claimedAt)) / 60_000 < MINUTES_CLAIMED_MAX;
}
