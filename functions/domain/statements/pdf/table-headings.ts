import { headingRole, sectionKind, type PdfRole, type SectionKind } from './heading-words.ts';
import type { LineWord, PageLine } from './page-lines.ts';
import { leadingDay, type ParsedLine } from './parsed-lines.ts';

/** Words of a heading that stand together over a column; `over`: the line above, whose words it was joined with. */
export interface HeadingCell extends Extent {
  row: number;
  role: PdfRole;
  words: readonly LineWord[];
  /** The words over it, in the lines of its heading above. */
  above?: readonly HeadingExtent[];
  over?: { readonly row: number };
}

/** The cells of all heading lines: lines without figures that name at least two columns. */
export function headingCells(lines: readonly ParsedLine[], dateLefts: readonly number[]): HeadingCell[] {
  const cells = lines.flatMap((line, at) => {
    if (line.money.length > 0 || leadingDay(line, dateLefts) || isOverFigures(lines, at)) return [];
    const stacked = stackedCells(lines, at);
    const roles = new Set(stacked.map(({ role }) => role));
    return headsRows(roles) ? stacked : [];
  });
  return cells.filter((cell) => !cells.some((below) => below.over?.row === cell.row && isOver(cell, below)));
}

/** Whether names are those of a table's columns: facts of an account are called "Available credit" and "Member number", side by side. */
function headsRows(roles: ReadonlySet<PdfRole>): boolean {
  const money = (['debit', 'credit', 'amount', 'balance'] as const).filter((it) => roles.has(it));
  const isOfRows = (['date', 'posting', 'text', 'amount'] as const).some((it) => roles.has(it));
  return money.length > 1 || (money.length === 1 && roles.size > 1 && isOfRows);
}

const isOver = (a: Extent, b: Extent): boolean => a.left < b.right && a.right > b.left;

/** Beside a column of purchases, payments are what a card gets. */
const CARD_SIDES: Readonly<Partial<Record<SectionKind, PdfRole>>> = {
  purchases: 'debit',
  payments: 'credit',
  in: 'credit',
};

/** Whether nothing but amounts stands right under a line: it names the figures of a summary, not columns. */
export function isOverFigures(lines: readonly ParsedLine[], at: number): boolean {
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line || below?.page !== line.page || below.money.length < 2 || below.days.length > 0) return false;
  return below.words.every((_, word) => below.money.some(({ from, to }) => word >= from && word < to));
}

/** A heading's cells, each joined with the words right above it on the line before. */
function stackedCells(lines: readonly ParsedLine[], at: number): HeadingCell[] {
  const line = lines[at];
  if (!line) return [];
  const above = lines[at - 1];
  const upper = upperCells(lines, at);
  const bottom = cellsOf(line).flatMap(apart);
  const cells = bottom.map((cell) => {
    const above = upper.flatMap((it) => partOver(it, cell, bottom));
    const over = above.map(({ text }) => text);
    return { ...cell, above, whole: [...over, cell.text].join(' '), isJoined: over.length > 0 };
  });
  const kindOf = ({ text, whole }: (typeof cells)[number]) => sectionKind(whole) ?? sectionKind(text);
  const hasPurchases = cells.some((cell) => kindOf(cell) === 'purchases');
  return cells.flatMap((cell) => {
    const { left, right, text, words, whole, isJoined, above: upperWords } = cell;
    const paired = hasPurchases ? CARD_SIDES[kindOf(cell) ?? 'neutral'] : undefined;
    const role = paired ?? headingRole(whole) ?? headingRole(text);
    if (role === undefined) return [];
    const over = isJoined && above ? { over: { row: above.row } } : {};
    return [{ row: line.row, left, right, role, words, above: upperWords, ...over }];
  });
}

/** What of a cell stands over another one; its words are nearer to one of several where names ran into each other. */
function partOver(
  upper: HeadingExtent,
  cell: HeadingExtent,
  bottom: readonly HeadingExtent[],
): HeadingExtent[] {
  if (!isOver(upper, cell)) return [];
  const under = bottom.filter((it) => isOver(upper, it));
  if (under.length < 2) return [upper];
  const away = (word: LineWord, it: Extent): number =>
    Math.max(word.left, it.left) - Math.min(word.right, it.right);
  const words = upper.words.filter((word) => under.every((it) => away(word, cell) <= away(word, it)));
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? [{ left: first.left, right: last.right, text: textOf(words), words }] : [];
}

/** A heading has so many lines at most above its last. */
const UPPER_LINES = 3;

/** The cells of the lines that stand close above the last line of a heading, the uppermost first; none of them has a figure. */
function upperCells(lines: readonly ParsedLine[], at: number): HeadingExtent[] {
  const upper: HeadingExtent[] = [];
  const margin = cellsOf(lines[at] ?? { words: [] })[0]?.right ?? 0;
  for (let up = at - 1; up >= Math.max(0, at - UPPER_LINES); up -= 1) {
    const [above, line] = [lines[up], lines[up + 1]];
    if (!above || above.page !== line?.page || above.money.length > 0) break;
    if (line.middle - above.middle >= 1.8 * line.height) break;
    const cells = cellsOf(above).flatMap(apart);
    // Titles begin at the margin, and sentences stand higher up.
    const isWide = up === at - 1 && cells.length > 1;
    const isNames = above.left > margin && cells.every(({ words }) => words.length <= NAME_LINES);
    if (!isWide && (!isNames || /\d/.test(above.text))) break;
    upper.unshift(...cells);
  }
  return upper;
}

/** What stands over a column by itself, where the next heading follows a blank later. */
const SIDE = String.raw`(?:(?:money|paid|payments?) (?:in|out)|(?:che(?:ques|cks) (?:&|and) )?debits?|credits?|withdrawals?|withdrawn|deposits?(?: (?:&|and) credits)?|receipts|soll|haben|zu ihren (?:lasten|gunsten)|belastung(?:en)?|gutschrift(?:en)?|d[ée]bit|cr[ée]dit|(?:bedrag )?(?:af|bij)|cargos?|abonos?|debe|haber|uttag|ins[äa]ttning(?:ar)?)(?: (?:amt\.?|amount))?`;
const WHOLE_HEADING = new RegExp(String.raw`^${SIDE}(?: ?\([^)]{1,6}\))*$`, 'i');
const NEXT_HEADING = new RegExp(
  String.raw`^(?:(?:running|closing|account) )?(?:balance|saldo|solde|kontostand)\b|^date\b|^${SIDE}(?!\p{L})`,
  'iu',
);

/** Headings that run into one another over narrow columns: "Money in Money out Balance", or "£ Money in £" with the first one's name above. */
function apart(cell: HeadingExtent): HeadingExtent[] {
  const at = cell.words.findIndex((_, from) => {
    if (/^[£€$¥]$/.test(cell.words[from - 1]?.text ?? '')) return true;
    const [first, rest] = [cell.words.slice(0, from), cell.words.slice(from)].map((words) => textOf(words));
    return WHOLE_HEADING.test(first ?? '') && NEXT_HEADING.test(rest ?? '');
  });
  if (at <= 0) return [cell];
  const partOf = (words: LineWord[]): HeadingExtent => ({
    left: words[0]?.left ?? cell.left,
    right: words.at(-1)?.right ?? cell.right,
    text: textOf(words),
    words,
  });
  return [partOf(cell.words.slice(0, at)), ...apart(partOf(cell.words.slice(at)))];
}

/** Headings that run into one another, each over its own column; as it is where the words over some column name none. */
export function partsOver(cell: HeadingCell, columns: readonly Extent[]): HeadingCell[] {
  const under = columns.filter((column) => isOver(column, cell));
  const away = (word: LineWord, { left, right }: Extent): number =>
    Math.max(word.left, left) - Math.min(word.right, right);
  const end = Math.max(...under.map(({ right }) => right)) + BESIDE;
  // Behind the last amounts stand words over none: the number that heads a list beside them.
  const nearest = (word: LineWord): Extent | undefined =>
    word.left > end ? undefined : under.toSorted((a, b) => away(word, a) - away(word, b))[0];
  const parts = [...Map.groupBy(cell.words, nearest).values()].map((words) => {
    const extent = { left: words[0]?.left ?? cell.left, right: words.at(-1)?.right ?? cell.right };
    const over = (cell.above ?? []).filter((it) => isOver(it, extent)).map(({ text }) => text);
    const role = headingRole([...over, textOf(words)].join(' ')) ?? headingRole(textOf(words));
    return { ...cell, words, ...extent, role };
  });
  const named = parts.flatMap((part) => (part.role === undefined ? [] : [{ ...part, role: part.role }]));
  // "Transaction amount" stands over one column, wherever its words do.
  const isRunOn =
    named.length === parts.length &&
    named.every(({ role }) => /^(debit|credit|amount|balance|other)$/.test(role));
  return parts.length > 1 && isRunOn ? named : [cell];
}

const textOf = (words: readonly LineWord[]): string => words.map(({ text }) => text).join(' ');

/** The words over the next column begin at least so far behind the amounts of one. */
const BESIDE = 0.004;

interface Extent {
  left: number;
  right: number;
}

export interface HeadingExtent extends Extent {
  text: string;
  words: LineWord[];
}

/** The words of a line grouped by the gaps between columns. */
export function cellsOf(line: Pick<PageLine, 'words'>): HeadingExtent[] {
  const cells: HeadingExtent[] = [];
  for (const word of line.words) {
    const last = cells.at(-1);
    if (last && word.left - last.right < 0.9 * word.height) {
      last.text += ` ${word.text}`;
      last.right = word.right;
      last.words.push(word);
    } else cells.push({ left: word.left, right: word.right, text: word.text, words: [word] });
  }
  return cells;
}

const LINES_BETWEEN = 3;

/** The first cell under another in the next few lines: other columns have lines of their own between. */
export function cellBelow(
  lines: readonly PageLine[],
  at: number,
  { left, right }: Extent,
): { cell: HeadingExtent; at: number } | undefined {
  for (let below = at + 1; below <= at + LINES_BETWEEN && below < lines.length; below += 1) {
    const line = lines[below];
    if (line?.page !== lines[at]?.page) return undefined;
    const under = (line ? cellsOf(line) : []).filter((it) => it.left < right && it.right > left);
    const shared = (it: Extent): number => Math.min(it.right, right) - Math.max(it.left, left);
    const cell = under.toSorted((a, b) => shared(b) - shared(a))[0];
    if (cell) return { cell, at: below };
  }
  return undefined;
}

/** A name broken over lines has so many at most, each so close below the last, in heights of their letters. */
const NAME_LINES = 3;
const STEP_HEIGHTS = 1.9;

/** What a cell says together with the cells right above it, the longest name first, and by itself. */
export function stackedNames(lines: readonly PageLine[], at: number, cell: HeadingExtent): string[] {
  const names = [cell.text];
  let below = lines[at];
  for (let above = at - 1; names.length < NAME_LINES && above >= 0; above -= 1) {
    const line = lines[above];
    if (!line || line.page !== below?.page || below.middle - line.middle > STEP_HEIGHTS * line.height) break;
    const over = cellsOf(line).find((it) => isOver(it, cell));
    if (over && /\d/.test(over.text)) break;
    if (!over) continue;
    names.push(`${over.text} ${names.at(-1) ?? ''}`);
    below = line;
  }
  return names.toReversed();
}
