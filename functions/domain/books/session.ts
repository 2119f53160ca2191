import * as z from 'zod';

/** One signing-in of a person: every token made of it carries its id, however often it is renewed. */
export interface Session {
  readonly id: string;
  /** By the functions' own clock. */
  readonly since: string;
}

/** What a person ended when the password changed: every session begun until then, but the one in which it was done. */
export const EndedSessions = z.object({ endedAt: z.string(), keptId: z.string().nullable() });
export type EndedSessions = z.infer<typeof EndedSessions>;

/** Whether a session is over. An ending that lies ahead is none: only a clock that was set back since leaves one. */
export function hasEnded({ id, since }: Session, { endedAt, keptId }: EndedSessions, now: string): boolean {
  return endedAt <= now && since <= endedAt && id !== keptId;
}
