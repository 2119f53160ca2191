import { headingRole, sectionKind, type PdfRole } from './heading-words.ts';
import type { LineWord, PageLine } from './page-lines.ts';
import { daysOn } from './printed-day.ts';
import { moneyOn } from './printed-money.ts';
import { cellsOf, type HeadingExtent } from './table-headings.ts';

/** Titles stand a little left of the cells under them. */
const SLACK = 0.015;

/** The lines of pages with two tables of rows beside each other as one below the other; all others as they are. */
export function inOneColumn(lines: readonly PageLine[]): PageLine[] {
  const at = lines.findIndex((line) => splitOf(line) !== undefined);
  const heading = lines[at];
  const split = heading && splitOf(heading);
  if (!heading || split === undefined) return [...lines];
  const above = lines[at - 1];
  const from = above && isTitle(above, split, heading.page) ? at - 1 : at;
  const ends = lines.findIndex(
    (line, index) => index > at && (!isApart(line, split, heading.page) || headsOneTable(line)),
  );
  const beside = lines.slice(from, ends < 0 ? lines.length : withoutTitle(lines, ends));
  const [left, right] = [
    beside.flatMap((line) => partOf(line, (word) => word.left < split - SLACK)),
    beside.flatMap((line) => partOf(line, (word) => word.left >= split - SLACK)),
  ];
  if (!left.some(isRow) || !right.some(isRow)) return [...lines];
  const rest = lines.slice(from + beside.length);
  const shift = { along: split - heading.left, down: below(left) };
  const moved = [
    ...lines.slice(0, from),
    ...left,
    ...right.map((line) => movedLine(line, shift)),
    ...rest.map((line) => (line.page === heading.page ? movedLine(line, { ...shift, along: 0 }) : line)),
  ];
  return inOneColumn(moved.map((line, index) => ({ ...line, row: index + 1 })));
}

/** Where the second table begins in a line that heads two tables alike, each with days, words and amounts. */
function splitOf(line: PageLine): number | undefined {
  const cells = cellsOf(line)
    .flatMap(apartBeforeDay)
    .flatMap(({ text, left }) => {
      const role = headingRole(text);
      return role === undefined ? [] : [{ left, role }];
    });
  const half = cells.length / 2;
  const roles = cells.map(({ role }) => role);
  const isTwice =
    Number.isInteger(half) && roles.slice(0, half).every((role, at) => role === roles[half + at]);
  const needed: readonly PdfRole[] = ['date', 'text', 'amount'];
  return isTwice && needed.every((role) => roles.slice(0, half).includes(role))
    ? cells[half]?.left
    : undefined;
}

/** A heading of amounts and one of days right behind it, as two: the first table's last column stands close to the second's first. */
function apartBeforeDay(cell: HeadingExtent): { text: string; left: number }[] {
  const textOf = (words: readonly LineWord[]): string => words.map(({ text }) => text).join(' ');
  const at = cell.words.findIndex((word, index) => index > 0 && headingRole(word.text) === 'date');
  const [before, behind] = [cell.words.slice(0, at), cell.words.slice(at)];
  const [day] = behind;
  if (at < 1 || !day || headingRole(textOf(before)) !== 'amount') return [cell];
  return [
    { text: textOf(before), left: cell.left },
    { text: textOf(behind), left: day.left },
  ];
}

/** Whether a line heads a table that takes the width of both. */
function headsOneTable(line: PageLine): boolean {
  const roles = cellsOf(line).map(({ text }) => headingRole(text));
  return roles.includes('date') && roles.includes('amount') && splitOf(line) === undefined;
}

/** Where the lines above a heading end, but for its own title. */
function withoutTitle(lines: readonly PageLine[], heading: number): number {
  const title = lines[heading - 1];
  const isOwn = title !== undefined && headsOneTable(lines[heading] ?? title) && !/\d/.test(title.text);
  return isOwn ? heading - 1 : heading;
}

/** Whether a line names what each of the tables below it holds. */
function isTitle(line: PageLine, split: number, page: number): boolean {
  const cells = cellsOf(line);
  return (
    isApart(line, split, page) &&
    cells.length === 2 &&
    cells.every(({ text }) => sectionKind(text) !== undefined)
  );
}

/** Whether no word of a line reaches over from one table to the other. */
const isApart = ({ words, page }: PageLine, split: number, own: number): boolean =>
  page === own && words.every(({ left, right }) => right < split || left >= split - SLACK);

function partOf(line: PageLine, isOf: (word: LineWord) => boolean): PageLine[] {
  const words = line.words.filter(isOf);
  return words.length === 0 ? [] : [withWords(line, words)];
}

const withWords = (line: PageLine, words: LineWord[]): PageLine => ({
  ...line,
  words,
  left: words[0]?.left ?? line.left,
  text: words.map(({ text }) => text).join(' '),
});

/** A row has words between its day and its amount: cheques beside each other are told apart by their figures. */
function isRow({ words }: PageLine): boolean {
  const [day] = daysOn(words, false);
  const [money] = moneyOn(words, false);
  return (
    day?.from === 0 &&
    money !== undefined &&
    /\p{L}{2}/u.test(
      words
        .slice(day.to, money.from)
        .map(({ text }) => text)
        .join(' '),
    )
  );
}

/** How far down lines go that follow others rather than stand beside them. */
function below(lines: readonly PageLine[]): number {
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? last.middle - first.middle + 3 * last.height : 0;
}

function movedLine(line: PageLine, { along, down }: { along: number; down: number }): PageLine {
  const words = line.words.map((word) => ({
    ...word,
    left: word.left - along,
    right: word.right - along,
    middle: word.middle + down,
  }));
  return { ...withWords(line, words), middle: line.middle + down };
}
