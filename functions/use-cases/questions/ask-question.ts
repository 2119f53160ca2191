import { isDeepStrictEqual } from 'node:util';
import { limits } from '../../../shared/limits.ts';
import type { NewQuestion, Question } from '../../../shared/model/question.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredQuestion } from '../../store/questions.ts';
import { aboutIdOf, askedThing } from './asked-thing.ts';
import { shownQuestion } from './shown-questions.ts';
import type { ShowingParts } from './shown-questions.ts';
import { tellingOfAsked } from './telling-of-question.ts';

type Parts = ShowingParts & Pick<Cloud, 'change' | 'questions'>;

/** Asks about an entry or a document that stands in the books. Sent twice with the same id and content it is asked once. */
export async function askQuestion(
  wish: NewQuestion,
  caller: Caller,
  cloud: Parts,
): Promise<Question | Refusal> {
  return cloud.change(caller, 'question-asked', (change) => asked(wish, caller, change, cloud));
}

async function asked(
  { id, about, text, ...wish }: NewQuestion,
  caller: Caller,
  change: Change,
  cloud: Parts,
): Promise<Question | Refusal> {
  const { organizationId, userId } = caller;
  const askedOf = wish.askedOf ?? null;
  const existing = await cloud.questions.get(organizationId, id);
  if (existing)
    return isSame(existing, { about, text, askedOf, askedBy: userId })
      ? shownQuestion(existing, caller, cloud)
      : refuse('already-exists');
  const aboutId = aboutIdOf(about);
  const [{ shown, asRead }, others, counts] = await Promise.all([
    askedThing(organizationId, about, cloud),
    cloud.questions.aboutThing(organizationId, aboutId),
    cloud.questions.counts(organizationId),
  ]);
  if (!shown) return refuse('not-found');
  if (askedOf !== null && !(await cloud.people.membership(askedOf, organizationId)))
    return refuse('invalid-input', { fields: { askedOf: { code: 'no-member' } } });
  if (counts.open >= limits.openQuestions)
    return refuse('wrong-state', { because: { code: 'questions-full', limit: limits.openQuestions } });
  if (others.questionIds.length >= limits.questionsAboutOne)
    return refuse('wrong-state', {
      because: { code: 'questions-about-one-full', limit: limits.questionsAboutOne },
    });
  const question: StoredQuestion = {
    ...{ organizationId, id, about, text, askedBy: userId, askedOf, askedAt: change.at },
    ...{ status: 'open', isAway: false, comments: [], answer: null, version: 1 },
  };
  const { name } = shown;
  change.about({ id: aboutId, name });
  // Whatever takes the thing away from now on finds the question: it is written while the thing stands.
  change.put(...cloud.questions.adding(question, others, counts), ...asRead);
  change.notify(...tellingOfAsked(question, { name, by: userId, once: id }));
  return shownQuestion(question, caller, cloud);
}

const isSame = (
  { about, text, askedOf, askedBy }: StoredQuestion,
  wish: Pick<StoredQuestion, 'about' | 'text' | 'askedOf' | 'askedBy'>,
): boolean => isDeepStrictEqual({ about, text, askedOf, askedBy }, wish);
