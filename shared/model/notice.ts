import * as z from 'zod';
import { CivilDay, Id, Instant } from './common.ts';

/** What people are told of. */
const noticeKinds = [
  'import-finished',
  'import-failed',
  'document-unreadable',
  'suggestions-waiting',
  'report-sent',
  'report-failed',
  'recurring-missing',
] as const;
export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** Something that happened in the books: what it is about, and whether this person has seen it. */
export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  /** The import, document, report or entry; null where it is about many. */
  aboutId: z.string().nullable(),
  /** Of that; empty where it is about many. */
  name: z.string(),
  /** When an entry was due that did not come. */
  day: CivilDay.optional(),
  at: Instant,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;
