import type { Question } from '../../../shared/model/question.ts';
import { isWaitingFor } from '../../domain/questions/question-counts.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredQuestion } from '../../store/questions.ts';
import { aboutIdOf, askedThings } from './asked-thing.ts';
import type { ThingParts } from './asked-thing.ts';

/** What showing questions uses. */
export type ShowingParts = ThingParts & Pick<Cloud, 'people'>;

/** Questions as somebody sees them: with what they are about, and what everybody in their threads is called now. */
export async function shownQuestions(
  questions: readonly StoredQuestion[],
  caller: Caller,
  cloud: ShowingParts,
): Promise<Question[]> {
  const { organizationId } = caller;
  const userIds = questions.flatMap(({ askedBy, askedOf, comments, answer }) => [
    ...[
      askedBy,
      ...(askedOf === null ? [] : [askedOf]),
      ...comments.map(({ by }) => by),
      ...(answer ? [answer.by] : []),
    ],
  ]);
  const [things, people] = await Promise.all([
    askedThings(
      organizationId,
      questions.map(({ about }) => about),
      cloud,
    ),
    cloud.people.persons([...new Set(userIds)]),
  ]);
  const names = new Map(people.map(({ id, fullName, email }) => [id, fullName || email]));
  const named = (userId: string) => ({ userId, name: names.get(userId) ?? null });
  return questions.map((question) => {
    const { id, about, text, askedBy, askedOf, askedAt, status, comments, answer } = question;
    return {
      ...{ id, about, text, askedAt, status },
      thing: things.get(aboutIdOf(about))?.shown ?? null,
      askedBy: named(askedBy),
      askedOf: askedOf === null ? null : named(askedOf),
      comments: comments.map((comment) => ({ ...comment, by: named(comment.by) })),
      answer: answer && { ...answer, by: named(answer.by) },
      isForMe: isWaitingFor(question, caller),
      mayTakeBack: mayTakeBack(question, caller),
    };
  });
}

/** The same of one. */
export async function shownQuestion(
  question: StoredQuestion,
  caller: Caller,
  cloud: ShowingParts,
): Promise<Question> {
  const [shown] = await shownQuestions([question], caller, cloud);
  if (!shown) throw new Error('A question was not shown.');
  return shown;
}

/** Whether somebody may take a question back or ask it again: whoever asked it, and the master. */
export const mayTakeBack = ({ askedBy }: StoredQuestion, { userId, membership }: Caller): boolean =>
  askedBy === userId || membership.role === 'master';
