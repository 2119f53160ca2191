import { cutText } from '../../domain/text/cut-text.ts';
import type { Told } from '../../store/notices.ts';
import type { StoredQuestion } from '../../store/questions.ts';
import { aboutIdOf } from './asked-thing.ts';

type Telling = Omit<Told, 'organizationId'>;

/** As much of a text as a notification tells. */
const TOLD_LETTERS_MAX = 200;

/** What a notification says of a question: of which thing, and what was said. */
const ofThing = ({ about }: StoredQuestion, name: string, text: string) => ({
  ...{ aboutId: aboutIdOf(about), name, text: cutText(text.replaceAll('\n', ' '), TOLD_LETTERS_MAX) },
  on: 'transactionId' in about ? ('entry' as const) : ('document' as const),
});

/** Tells whoever was asked, or all others who can edit; `once` tells asking it again apart. */
export function tellingOfAsked(
  question: StoredQuestion,
  { name, by, once }: { readonly name: string; readonly by: string; readonly once: string },
): Telling[] {
  const { askedOf, text } = question;
  if (askedOf === by) return [];
  const audience = askedOf === null ? ({ byUserId: by, needs: 'canEdit' } as const) : { forUserId: askedOf };
  return [{ kind: 'question-asked', ...ofThing(question, name, text), ...audience, once }];
}

/** Tells whoever asked that it was answered. */
export function tellingOfAnswer(
  question: StoredQuestion,
  {
    name,
    by,
    text,
    once,
  }: { readonly name: string; readonly by: string; readonly text: string; readonly once: string },
): Telling[] {
  if (question.askedBy === by) return [];
  return [{ kind: 'question-answered', ...ofThing(question, name, text), forUserId: question.askedBy, once }];
}

/** Tells everybody else in the thread of a further word: who asked, who was asked, and who said something. */
export function tellingOfComment(
  question: StoredQuestion,
  {
    id,
    by,
    text,
    name,
  }: { readonly id: string; readonly by: string; readonly text: string; readonly name: string },
): Telling[] {
  const { askedBy, askedOf, comments } = question;
  const others = new Set([askedBy, ...(askedOf === null ? [] : [askedOf]), ...comments.map((one) => one.by)]);
  others.delete(by);
  return [...others].map((forUserId) => ({
    ...{ kind: 'question-commented', ...ofThing(question, name, text), forUserId },
    once: `${id} ${forUserId}`,
  }));
}
