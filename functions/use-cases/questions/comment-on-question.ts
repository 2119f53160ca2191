import { limits } from '../../../shared/limits.ts';
import type { NewComment, Question } from '../../../shared/model/question.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { aboutIdOf, askedThing } from './asked-thing.ts';
import { shownQuestion } from './shown-questions.ts';
import type { ShowingParts } from './shown-questions.ts';
import { tellingOfComment } from './telling-of-question.ts';

/** Adds a word to the thread of a question, which stays open or closed as it is. Sent twice with the same id and text it is said once. */
export async function commentOnQuestion(
  id: string,
  { id: commentId, text }: NewComment,
  caller: Caller,
  cloud: ShowingParts & Pick<Cloud, 'change' | 'questions'>,
): Promise<Question | Refusal> {
  const { organizationId, userId } = caller;
  return cloud.change(caller, 'question-commented', async (change) => {
    const before = await cloud.questions.get(organizationId, id);
    if (!before) return refuse('not-found');
    const said = before.comments.find((comment) => comment.id === commentId);
    if (said)
      return said.text === text && said.by === userId
        ? shownQuestion(before, caller, cloud)
        : refuse('already-exists');
    if (before.comments.length >= limits.commentsOfAQuestion)
      return refuse('wrong-state', { because: { code: 'comments-full', limit: limits.commentsOfAQuestion } });
    const comments = [...before.comments, { id: commentId, text, by: userId, at: change.at }];
    const aboutId = aboutIdOf(before.about);
    const { shown } = await askedThing(organizationId, before.about, cloud);
    const name = shown?.name ?? '';
    change.about({ id: aboutId, name });
    change.put(cloud.questions.commenting(before, comments));
    change.notify(...tellingOfComment(before, { id: commentId, by: userId, text, name }));
    return shownQuestion({ ...before, comments }, caller, cloud);
  });
}
