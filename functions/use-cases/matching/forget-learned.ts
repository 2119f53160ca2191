import type { Lesson } from '../../../shared/model/match.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Forgets what a decision taught. A refused match may then be suggested again; a confirmed one stays confirmed. */
export async function forgetLearned(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'lessons' | 'matches'>,
): Promise<Lesson | Refusal> {
  const { organizationId } = caller;
  return cloud.change(caller, 'lesson-forgotten', async (change) => {
    const lesson = await cloud.lessons.get(organizationId, id);
    if (!lesson) return refuse('not-found');
    const match = await cloud.matches.get(organizationId, lesson.matchId);
    change.about({ id, name: lesson.vendor ?? undefined });
    change.put(cloud.lessons.removal(organizationId, id));
    if (lesson.kind !== 'different' || match?.status !== 'rejected') return lesson;
    const others = (match.lessonIds ?? []).filter((one) => one !== id);
    change.put(...others.map((one) => cloud.lessons.removal(organizationId, one)));
    change.put(cloud.matches.change(match, { ...match, status: 'undone', lessonIds: [] }));
    change.enqueue({ kind: 'match-receipts', organizationId, receiptIds: match.receiptIds });
    return lesson;
  });
}
