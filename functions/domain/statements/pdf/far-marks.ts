import { directionOf } from '../tables/column-words.ts';
import type { LineWord } from './page-lines.ts';
import type { PrintedMoney } from './printed-money.ts';

/** Letters and signs by which banks say in a column of their own which way money went. */
const MARK =
  /^\(?(?:DR|CR|DB|D|C|S|H|Dr|Cr|Db|Af|Bij|AF|BIJ|WN|MA|Wn|Ma|Dare|Avere|Debe|Haber|Soll|Haben|Débit|Crédit|Debit|Credit|[-+−–])\.?\)?$/;
const SAME_EDGE = 0.012;
/** One such letter behind an amount may begin a description. */
const MARKS_MIN = 2;
/** Words behind a column of marks stand as far from them, in heights of their letters. */
const COLUMN_GAP = 0.45;
/** Where words stand behind, as many of the lines with amounts have a mark. */
const MARKED_SHARE = 0.6;
/** So many amounts of a column, and such a share of them, show that a sign before amounts is no dash of a description. */
const SIGNS_MIN = 3;
const SIGNED_SHARE = 0.6;

interface MarkedLine {
  readonly words: readonly LineWord[];
  readonly money: readonly PrintedMoney[];
}

/**
 * The amounts of each line with the marks that stand in a column of their own behind them: right after the amount, at one edge down the pages;
 * behind it nothing, further amounts, or a column of words.
 */
export function withFarMarks(lines: readonly MarkedLine[]): PrintedMoney[][] {
  const edges = lines.flatMap(({ words, money }) =>
    money.flatMap((it) => (markAfter(it, words, money) ? [middleOf(words[it.to])] : [])),
  );
  const filled = lines.filter(({ money }) => money.length > 0).length;
  const isColumn = (at: number, isLast: boolean): boolean =>
    edges.filter((edge) => Math.abs(edge - at) < SAME_EDGE).length >=
    Math.max(MARKS_MIN, isLast ? 0 : MARKED_SHARE * filled);
  const signs = signColumn(lines);
  return lines.map(({ words, money }) =>
    money.map((it) => {
      const sign = signs === undefined ? undefined : signBefore(it, words, signs);
      if (sign !== undefined) return { ...it, from: it.from - 1, written: { ...it.written, sign } };
      const way = markAfter(it, words, money);
      if (way === undefined || !isColumn(middleOf(words[it.to]), isLastOf(it, words, money))) return it;
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
  const [mark, next] = [words[to], words[to + 1]];
  const isApart = mark && next && next.left - mark.right > COLUMN_GAP * mark.height;
  if (!(isApart || isLastOf({ to }, words, money)) || isMarked || written.sign !== 0 || !MARK.test(text))
    return undefined;
  return directionOf(text.replace(/[−–]/, '-').replace(/[().]/g, ''));
}

/** Whether nothing or a further amount stands behind the mark of an amount. */
const isLastOf = (
  { to }: Pick<PrintedMoney, 'to'>,
  words: readonly LineWord[],
  money: readonly PrintedMoney[],
): boolean => to === words.length - 1 || money.some(({ from }) => from === to + 1);

/** The edge at which a sign stands before most amounts of a column, in a column of its own. */
function signColumn(lines: readonly MarkedLine[]): number | undefined {
  const signed = lines.flatMap(({ words, money }) =>
    money.flatMap(({ from, right, written }) =>
      written.sign === 0 && isSign(words[from - 1]) ? [{ right, edge: middleOf(words[from - 1]) }] : [],
    ),
  );
  const middle = signed.toSorted((a, b) => a.edge - b.edge)[Math.floor(signed.length / 2)];
  if (!middle) return undefined;
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME_EDGE;
  const inColumn = signed.filter(({ edge }) => isNear(edge, middle.edge)).length;
  const amounts = lines.flatMap(({ money }) => money.filter(({ right }) => isNear(right, middle.right)));
  return inColumn >= Math.max(SIGNS_MIN, SIGNED_SHARE * amounts.length) ? middle.edge : undefined;
}

const isSign = (word: LineWord | undefined): boolean => /^[-+−–]$/.test(word?.text ?? '');

function signBefore(
  { from, written, isMarked }: PrintedMoney,
  words: readonly LineWord[],
  edge: number,
): -1 | 1 | undefined {
  const word = words[from - 1];
  if (!isSign(word) || written.sign !== 0 || isMarked || Math.abs(middleOf(word) - edge) >= SAME_EDGE)
    return undefined;
  return word?.text === '+' ? 1 : -1;
}

const middleOf = (word: LineWord | undefined): number => (word ? (word.left + word.right) / 2 : 0);
