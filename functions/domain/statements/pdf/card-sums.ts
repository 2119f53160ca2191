import { sectionKind } from './heading-words.ts';
import type { ParsedLine } from './parsed-lines.ts';
import type { PrintedMoney } from './printed-money.ts';
import { cellsOf, isOverFigures } from './table-headings.ts';

/** What a card's box says its payments and its purchases come to. */
export interface CardSums<Amount> {
  readonly payments: readonly Amount[];
  readonly purchases: readonly Amount[];
}

/** Boxes are no longer than this. */
const LINES_MAX = 400;

interface NamedSum {
  readonly kind: 'payments' | 'purchases';
  readonly money: PrintedMoney;
}

/** The sums of payments and purchases that lines without a day name, each right behind its name or in the line of figures under it. */
export function cardSums(lines: readonly ParsedLine[]): CardSums<PrintedMoney> {
  const box = lines.slice(0, LINES_MAX);
  const sums = box.flatMap((line, at) => (isOverFigures(box, at) ? below(line, box[at + 1]) : behind(line)));
  const of = (wanted: NamedSum['kind']): PrintedMoney[] =>
    sums.filter(({ kind }) => kind === wanted).map(({ money }) => money);
  return { payments: of('payments'), purchases: of('purchases') };
}

function behind({ words, money, days }: ParsedLine): NamedSum[] {
  if (days.length > 0) return [];
  return money.flatMap((it, at) => {
    const label = words.slice(money[at - 1]?.to ?? 0, it.from).map(({ text }) => text);
    return named(label.join(' ').replace(/[\s+−–=$€£-]+$/, ''), it);
  });
}

function below(names: ParsedLine, figures: ParsedLine | undefined): NamedSum[] {
  return cellsOf(names).flatMap((cell) => {
    const under = figures?.money.find((money) => money.left < cell.right && money.right > cell.left);
    return under ? named(cell.text, under) : [];
  });
}

function named(label: string, money: PrintedMoney): NamedSum[] {
  const kind = sectionKind(label);
  return kind === 'payments' || kind === 'purchases' ? [{ kind, money }] : [];
}

/**
 * Whether the rows bring what the box calls payments and take what it calls purchases (1), or the other way round (−1); 0 where it doesn't
 * say, or both come to the same.
 */
export function agreesWithSums(
  amounts: readonly number[],
  { payments, purchases }: CardSums<number>,
): -1 | 0 | 1 {
  const sumOf = (way: 1 | -1): number =>
    amounts.reduce((sum, amount) => (Math.sign(amount) === way ? sum + Math.abs(amount) : sum), 0);
  const [into, out] = [sumOf(1), sumOf(-1)];
  if (into === out) return 0;
  const says = (paid: number, bought: number): boolean =>
    (paid !== 0 && payments.includes(paid)) || (bought !== 0 && purchases.includes(bought));
  const [asRead, turned] = [says(into, out), says(out, into)];
  return asRead === turned ? 0 : asRead ? 1 : -1;
}
