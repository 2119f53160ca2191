import { randomUUID } from 'node:crypto';
import { limits } from '../../../shared/limits.ts';
import type { Question, QuestionChange } from '../../../shared/model/question.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredQuestion } from '../../store/questions.ts';
import { aboutIdOf, askedThing } from './asked-thing.ts';
import { mayTakeBack, shownQuestion } from './shown-questions.ts';
import type { ShowingParts } from './shown-questions.ts';
import { tellingOfAnswer, tellingOfAsked } from './telling-of-question.ts';

type Parts = ShowingParts & Pick<Cloud, 'change' | 'questions'>;
type Stands = Pick<StoredQuestion, 'status' | 'answer' | 'comments'>;

const ACTS = {
  answered: 'question-answered',
  open: 'question-reopened',
  withdrawn: 'question-withdrawn',
} as const;

/**
 * Answers a question, which anybody who reads the books may; or asks it again or takes it back, which whoever asked it and the master
 * may. What is so already stays.
 */
export async function changeQuestion(
  id: string,
  wish: QuestionChange,
  caller: Caller,
  cloud: Parts,
): Promise<Question | Refusal> {
  const { organizationId, userId } = caller;
  return cloud.change(caller, ACTS[wish.status], async (change) => {
    const before = await cloud.questions.get(organizationId, id);
    if (!before) return refuse('not-found');
    const stands = changed(before, wish, caller, change);
    if (isRefusal(stands)) return stands;
    if (!stands) return shownQuestion(before, caller, cloud);
    const aboutId = aboutIdOf(before.about);
    const [counts, thing] = await Promise.all([
      cloud.questions.counts(organizationId),
      askedThing(organizationId, before.about, cloud),
    ]);
    const isOpen = stands.status === 'open';
    if (isOpen && counts.open >= limits.openQuestions)
      return refuse('wrong-state', { because: { code: 'questions-full', limit: limits.openQuestions } });
    const after: StoredQuestion = { ...before, ...stands, isAway: thing.shown === null };
    const name = thing.shown?.name ?? '';
    change.about({ id: aboutId, name });
    change.put(...cloud.questions.changing(before, after, counts));
    if (isOpen) change.put(...thing.asRead);
    const telling = { name, by: userId, once: `${id} ${before.version}` };
    if (isOpen) change.notify(...tellingOfAsked(after, telling));
    if (wish.status === 'answered')
      change.notify(...tellingOfAnswer(after, { ...telling, text: wish.answer }));
    return shownQuestion(after, caller, cloud);
  });
}

/** How a question stands once that is done; undefined where it stands so already. */
function changed(
  before: StoredQuestion,
  wish: QuestionChange,
  caller: Caller,
  { at }: Pick<Change, 'at'>,
): Stands | undefined | Refusal {
  const { status, answer, comments } = before;
  if (wish.status === 'answered') {
    if (status === 'open')
      return { status: 'answered', answer: { text: wish.answer, by: caller.userId, at }, comments };
    const isSame = answer?.by === caller.userId && answer.text === wish.answer;
    return isSame ? undefined : refuse('wrong-state', { because: { code: 'question-closed' } });
  }
  if (!mayTakeBack(before, caller)) return refuse('not-allowed');
  if (status === wish.status) return undefined;
  if (wish.status === 'withdrawn')
    return status === 'open'
      ? { status: 'withdrawn', answer, comments }
      : refuse('wrong-state', { because: { code: 'question-closed' } });
  // What was answered stays in the thread.
  if (answer && comments.length >= limits.commentsOfAQuestion)
    return refuse('wrong-state', { because: { code: 'comments-full', limit: limits.commentsOfAQuestion } });
  const said = answer ? [...comments, { id: randomUUID(), ...answer }] : comments;
  return { status: 'open', answer: null, comments: said };
}
