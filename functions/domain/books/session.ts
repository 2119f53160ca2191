import * as z from 'zod';
import { SESSION_DAYS_MAX } from '../../../shared/session-life.ts';

const DAY_MS = 86_400_000;

/** One signing-in of a person: every token made of it carries its id, however often it is renewed. */
export interface Session {
  readonly id: string;
  /** By the functions' own clock. */
  readonly since: string;
  /** What the request says it was sent with. */
  readonly userAgent: string;
}

/** What a person ended at once: every session begun until then. */
export const EndedSessions = z.object({ endedAt: z.string() });
export type EndedSessions = z.infer<typeof EndedSessions>;

/** Which sessions of a person are over: those until an instant, and those that were ended one by one. */
export interface SessionEndings {
  readonly until: EndedSessions | undefined;
  readonly ids: readonly string[];
}

/** A session as far as it can be over. */
type Begun = Pick<Session, 'id' | 'since'>;

/** Whether a session is over. An ending that lies ahead is none: only a clock that was set back since leaves one. */
export function hasEnded(session: Begun, { until, ids }: SessionEndings, now: string): boolean {
  return ids.includes(session.id) || (until !== undefined && until.endedAt <= now && isAmong(session, until));
}

/** When a session was over, by whatever came first; undefined of one that is not. `endedAt`: when it was ended by itself. */
export function endOf(
  session: Begun & { readonly endedAt?: string | undefined },
  { until }: SessionEndings,
  now: string,
): string | undefined {
  const ends = [
    session.endedAt,
    until && isAmong(session, until) ? until.endedAt : undefined,
    lastInstantOf(session),
  ];
  return ends.filter((end) => end !== undefined && end <= now).toSorted()[0];
}

/** When a session is renewed no more. */
export const lastInstantOf = ({ since }: Begun): string =>
  new Date(Date.parse(since) + SESSION_DAYS_MAX * DAY_MS).toISOString();

const isAmong = ({ since }: Begun, { endedAt }: EndedSessions): boolean => since <= endedAt;
