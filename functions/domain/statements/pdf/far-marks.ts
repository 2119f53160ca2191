import { directionOf } from '../tables/column-words.ts';
import type { LineWord } from './page-lines.ts';
import type { PrintedMoney } from './printed-money.ts';

/** Letters and signs by which banks say in a column of their own which way money went. */
const MARK = /^(?:DR|CR|DB|D|C|S|H|Dr|Cr|Db|Af|Bij|AF|BIJ|WN|MA|Wn|Ma|[-+−–])\.?$/;
const SAME_EDGE = 0.012;
/** One such letter behind an amount may begin a description. */
const MARKS_MIN = 2;

interface MarkedLine {
  readonly words: readonly LineWord[];
  readonly money: readonly PrintedMoney[];
}

/**
 * The amounts of each line with the marks that stand in a column of their own behind them: right after the amount, nothing or further
 * amounts behind it, at one edge down the pages.
 */
export function withFarMarks(lines: readonly MarkedLine[]): PrintedMoney[][] {
  const edges = lines.flatMap(({ words, money }) =>
    money.flatMap((it) => (markAfter(it, words, money) ? [middleOf(words[it.to])] : [])),
  );
  const isColumn = (at: number): boolean =>
    edges.filter((edge) => Math.abs(edge - at) < SAME_EDGE).length >= MARKS_MIN;
  return lines.map(({ words, money }) =>
    money.map((it) => {
      const way = markAfter(it, words, money);
      if (way === undefined || !isColumn(middleOf(words[it.to]))) return it;
      return { ...it, to: it.to + 1, written: { ...it.written, sign: way }, isMarked: true };
    }),
  );
}

function markAfter(
  { to, isMarked, written }: PrintedMoney,
  words: readonly LineWord[],
  money: readonly PrintedMoney[],
): -1 | 1 | undefined {
  const text = words[to]?.text ?? '';
  const isLast = to === words.length - 1 || money.some(({ from }) => from === to + 1);
  if (!isLast || isMarked || written.sign !== 0 || !MARK.test(text)) return undefined;
  return directionOf(text.replace(/[−–]/, '-').replace(/\.$/, ''));
}

const middleOf = (word: LineWord | undefined): number => (word ? (word.left + word.right) / 2 : 0);
