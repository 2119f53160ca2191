const DAY_MS = 86_400_000;

/** When a link ends that is made now to open for so many days. */
export const endOfLink = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

/** Why a link can't end at an instant, if it can't: that lies before it was made, or behind the latest that one made now may have. */
export function endRefused(
  endsAt: string,
  createdAt: string,
  latest: string,
): 'link-end-too-early' | 'link-end-too-late' | undefined {
  if (endsAt < createdAt) return 'link-end-too-early';
  return endsAt > latest ? 'link-end-too-late' : undefined;
}

interface Ending {
  readonly endsAt: string;
  readonly revokedAt: string | null;
}

/** Whether a link still opens. */
export const opens = ({ endsAt, revokedAt }: Ending, now: Date): boolean =>
  revokedAt === null && now.toISOString() < endsAt;
