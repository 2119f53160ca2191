import type { Lesson } from '../../../shared/model/match.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Forgets what a decision taught. A refused match may then be suggested again; a confirmed one stays confirmed. */
export async function forgetLearned(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'lessons' | 'matches' | 'outbox'>,
): Promise<Lesson | Refusal> {
  const lesson = await cloud.lessons.get(organizationId, id);
  if (!lesson) return refuse('not-found');
  const match = await cloud.matches.get(organizationId, lesson.matchId);
  const isRefused = lesson.kind === 'different' && match?.status === 'rejected';
  const ids = new Set([id, ...(isRefused ? (match.lessonIds ?? []) : [])]);
  const removals = [...ids].map((one) => cloud.lessons.removal(organizationId, one));
  const opened = isRefused
    ? [cloud.matches.change(match, { ...match, status: 'undone', lessonIds: [] })]
    : [];
  const asked = isRefused
    ? cloud.outbox.asking({ kind: 'match-receipts', organizationId, receiptIds: match.receiptIds })
    : [];
  const outcome = await cloud.matches.tryWrite([...removals, ...opened, ...asked]);
  return outcome === 'conflict' ? refuse('changed-meanwhile') : lesson;
}
