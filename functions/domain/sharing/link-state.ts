const DAY_MS = 86_400_000;

/** When a link ends that is made now to open for so many days. */
export const endOfLink = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

interface Ending {
  readonly endsAt: string;
  readonly revokedAt: string | null;
}

/** Whether a link still opens. */
export const opens = ({ endsAt, revokedAt }: Ending, now: Date): boolean =>
  revokedAt === null && now.toISOString() < endsAt;
