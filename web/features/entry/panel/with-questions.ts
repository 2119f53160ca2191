import type { EntryHistoryLine } from '../../../../shared/model/entry-history.ts';
import type { Question } from '../../../../shared/model/question.ts';

/** That somebody asked about an entry, or answered. */
export interface QuestionLine {
  readonly at: string;
  readonly by: string | null;
  readonly said: 'asked' | 'answered';
  readonly text: string;
}

/**
 * The lines of a history with what was asked and answered meanwhile, newest first. `hasMore`: older lines are to be loaded, and with them
 * come the questions of that time.
 */
export function withQuestions(
  lines: readonly EntryHistoryLine[],
  questions: readonly Question[],
  hasMore: boolean,
): (EntryHistoryLine | QuestionLine)[] {
  const oldest = lines.at(-1)?.at ?? '';
  const said = questions
    .flatMap(({ text, askedBy, askedAt, answer }): QuestionLine[] => [
      { at: askedAt, by: askedBy.name, said: 'asked', text },
      ...(answer
        ? [{ at: answer.at, by: answer.by.name, said: 'answered' as const, text: answer.text }]
        : []),
    ])
    .filter(({ at }) => !hasMore || at >= oldest);
  // Where an entry came from stays last: an imported one may be younger in its file than what was asked about its row before.
  const [origin] = hasMore ? [] : lines.slice(-1);
  const others = origin ? lines.slice(0, -1) : lines;
  const sorted = [...others, ...said].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return origin ? [...sorted, origin] : sorted;
}
