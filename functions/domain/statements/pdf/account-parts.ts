import { balanceKind, headingRole, isHandedOver, sectionKind } from './heading-words.ts';
import type { PageLine } from './page-lines.ts';
import { accountNumberOn } from './account-number.ts';
import { daysOn } from './printed-day.ts';
import { moneyOn } from './printed-money.ts';
import { cellsOf } from './table-headings.ts';

/** The lines of one account's statement within a file of several. */
export interface AccountPart {
  /** What stands under the account's own name. */
  own: PageLine[];
  /** The same with what the file says above all its accounts: period, currency, the bank. */
  lines: PageLine[];
  /** What stands over its rows, where nothing else names it: "ES1 - Épargne stable". */
  title?: string;
}

/** More accounts than this are a list of something else. */
const PARTS_MAX = 20;

/**
 * The ways in which a file could hold several accounts one below the other, likeliest first: each under its number, or each
 * between an opening and a closing balance. Whether one of them is true, the balances have to tell.
 */
export function accountParts(lines: readonly PageLine[]): AccountPart[][] {
  return [byNumber(lines), byBalances(lines), byTitles(lines)]
    .map((groups) => withShared(groups))
    .filter(({ length }) => length > 1 && length <= PARTS_MAX);
}

/** Lines from each account's number to the next account's; a number printed again goes on where it was. */
function byNumber(lines: readonly PageLine[]): PageLine[][] {
  const groups = new Map<string, PageLine[]>([['', []]]);
  let current = '';
  for (const line of lines) {
    const number = isRow(line) ? undefined : accountNumberOn(line);
    if (number !== undefined) current = number;
    const group = groups.get(current) ?? [];
    groups.set(current, group);
    group.push(line);
  }
  return [...groups.values()];
}

/** Lines up to each closing balance that another opening balance follows. */
function byBalances(lines: readonly PageLine[]): PageLine[][] {
  const groups: PageLine[][] = [];
  let from = 0;
  let closed: number | undefined;
  lines.forEach((line, at) => {
    const kind = balanceKind(wordsOf(line));
    if (kind === 'closing') closed = at + 1;
    if (kind !== 'opening' || closed === undefined) return;
    groups.push(lines.slice(from, closed));
    from = closed;
    closed = undefined;
  });
  return [...groups, lines.slice(from)];
}

/** Lines from each title above an opening balance on, where rows stand before the next one: no account says what it ends with. */
function byTitles(lines: readonly PageLine[]): PageLine[][] {
  const starts = lines.flatMap((_, at) => (isFirstBalance(lines[at]) ? titleAbove(lines, at) : []));
  return starts.length < 2
    ? []
    : starts.map((start, at) => lines.slice(at === 0 ? 0 : start, starts[at + 1]));
}

function isFirstBalance(line: PageLine | undefined): boolean {
  const words = line && wordsOf(line);
  return words !== undefined && balanceKind(words) === 'opening' && !isHandedOver(words);
}

/** Where the title stands above the headings that an opening balance follows. */
function titleAbove(lines: readonly PageLine[], at: number): number[] {
  const heading = lines[at - 1];
  const title = lines[at - 2];
  if (!heading || !title || heading.page - title.page > 1 || !isHeading(heading)) return [];
  const isTitle = moneyOn(title.words, false).length === 0 && sectionKind(title.text) === undefined;
  return isTitle && /\p{L}{3}/u.test(title.text) ? [at - 2] : [];
}

/** Groups without rows are no accounts: what they say is said of all. */
function withShared(groups: readonly PageLine[][]): AccountPart[] {
  const shared = groups.filter((group) => !group.some(isRow)).flat();
  const parts = groups.filter((group) => group.some(isRow)).toSorted((a, b) => firstRow(a) - firstRow(b));
  const first = parts[0] ?? [];
  const above = [...shared, ...first.slice(0, first.findIndex(isOwn))];
  return parts.map((own, at) => {
    const around = new Set([...(at === 0 ? shared : above), ...own]);
    const opening = own.findIndex(isFirstBalance);
    const [title] = titleAbove(own, opening).map((index) => own[index]?.text ?? '');
    const sorted = [...around].toSorted((a, b) => a.row - b.row);
    return { own, lines: sorted, ...(title === undefined ? {} : { title }) };
  });
}

/** Where one account's own lines begin: its number, the headings of its columns, a balance or a row. */
function isOwn(line: PageLine): boolean {
  return (
    isRow(line) ||
    isHeading(line) ||
    accountNumberOn(line) !== undefined ||
    balanceKind(wordsOf(line)) !== undefined
  );
}

/** A bank's name may hold a word of headings, beside a number. */
function isHeading(line: PageLine): boolean {
  const roles = cellsOf(line).flatMap(({ text }) => headingRole(text) ?? []);
  return roles.length > 1 && !/\d/.test(line.text);
}

function firstRow(group: readonly PageLine[]): number {
  return group.find(isRow)?.row ?? Infinity;
}

/** A line that begins with a day and holds an amount. */
function isRow({ words }: PageLine): boolean {
  return daysOn(words, true)[0]?.from === 0 && moneyOn(words, false).length > 0;
}

/** The words of a line without its day and figures. */
function wordsOf({ words }: PageLine): string {
  const figures = [...daysOn(words, true), ...moneyOn(words, false)];
  return words
    .filter((_, at) => !figures.some(({ from, to }) => at >= from && at < to))
    .map(({ text }) => text)
    .join(' ');
}
