import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ReadOptions, UnreadRow } from '../reading.ts';
import type { TableReading } from './read-table-rows.ts';
import { isFailure } from './status-column.ts';

/** The answer that none of the rows in question happened; any other answer lists the words of those that did. */
const NONE_HAPPENED = 'none';
const BETWEEN = ' | ';
/** As long as an answer may be; what is longer is a sentence, not a standing. */
const ANSWER_LENGTH_MAX = 200;
const ROWS_SHOWN = 10;

type Answers = ReadOptions['answers'];

/** The words for how far a payment is that a person said mean that it happened. */
function happenedWords(answers: Answers): ReadonlySet<string> | undefined {
  const answer = answers?.status;
  if (answer === undefined) return undefined;
  return new Set(answer === NONE_HAPPENED ? [] : answer.split(BETWEEN).map(foldText));
}

/** The rows as a person said that they stand: those of a word that means that they happened are booked, those of any other strange word are not. */
export function withStandingsSaid(reading: TableReading, answers: Answers): TableReading {
  const happened = happenedWords(answers);
  if (!happened) return reading;
  const rows = reading.rows.map((row) => {
    const { told } = row;
    if (told === undefined) return row;
    if (happened.has(foldText(told.shown))) return { ...row, told: undefined };
    return told.standing === 'unclear' ? { ...row, told: { ...told, standing: 'waiting' as const } } : row;
  });
  return { ...reading, rows };
}

/**
 * Whether the rows of strange words happened, for all rows of a word at once; and, of a file that would book nothing at all, whether those did
 * that its words call pending: a file of only such rows uses the word as its own bank's for what is booked.
 */
export function statusQuestions(
  leftOut: readonly UnreadRow[],
  booked: number,
  answers: Answers,
): StatementQuestion[] {
  if (answers?.status !== undefined) return [];
  const open = leftOut.flatMap(({ row, reason }) => {
    const isStrange = reason.code === 'unclear-status';
    const mayBeAll = reason.code === 'not-booked' && booked === 0 && !isFailure(reason.shown);
    return isStrange || mayBeAll ? [{ row, word: reason.shown }] : [];
  });
  const words = [...Map.groupBy(open, ({ word }) => foldText(word)).values()].flatMap(
    ([first]) => first?.word ?? [],
  );
  if (words.length === 0) return [];
  const all = words.length > 1 ? [words.join(BETWEEN)] : [];
  const alternatives = [...all, ...words].filter(({ length }) => length <= ANSWER_LENGTH_MAX);
  return [
    {
      about: 'status',
      assumed: NONE_HAPPENED,
      alternatives,
      rows: open.slice(0, ROWS_SHOWN).map(({ row }) => row),
    },
  ];
}
