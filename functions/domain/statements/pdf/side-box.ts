import { balanceKind, headingRole } from './heading-words.ts';
import type { LineWord, PageLine } from './page-lines.ts';
import { cellsOf } from './table-headings.ts';

/** A table that ends here leaves room for a box beside it. */
const TABLE_RIGHT_MAX = 0.75;
const GAP_MIN = 0.015;
const SAME_LEFT = 0.004;
const TITLE_OUTDENT = 0.02;
const BOX_LINES_MIN = 3;
/** So many letter heights part the box's lines from each other, and from the table. */
const LINE_HEIGHTS = 4;

/**
 * The lines of pages with a box of facts that stands right of the first table ("At a glance", as Barclays prints it) above that table, line by
 * line: beside it, its figures would go on with those of the rows.
 */
export function withoutSideBox(lines: readonly PageLine[]): PageLine[] {
  const at = lines.findIndex(isTableHeading);
  const heading = lines[at];
  const right = heading && rightEdge(heading);
  if (!heading || right === undefined || right > TABLE_RIGHT_MAX) return [...lines];
  const ofPage = lines.filter(({ page }) => page === heading.page);
  const edge = boxEdge(ofPage, right) ?? boxEdge(lowerPart(ofPage, heading), right);
  if (edge === undefined) return [...lines];
  const isBoxed = ({ left }: LineWord): boolean => left > edge - SAME_LEFT;
  const besideBox = clearLines(ofPage, heading, edge);
  const box = besideBox.flatMap((line) => {
    const words = line.words.filter(isBoxed);
    return words.length === 0 ? [] : [withWords(line, words)];
  });
  const worded = box.filter(({ text }) => /\p{L}{3}/u.test(text)).length;
  const isOfFacts = worded * 2 > box.length && box.some(({ text }) => balanceKind(text) !== undefined);
  if (!isOfFacts) return [...lines];
  const top = topOfHeading(lines, at);
  const first = lines[top] ?? heading;
  const above = box.map((line, index) => ({
    ...line,
    row: first.row - 1 + (index + 1) / (box.length + 1),
    middle: first.middle - (box.length - index) * LINE_HEIGHTS * heading.height,
  }));
  const apart = new Set(besideBox);
  const beside = lines.map((line) =>
    apart.has(line)
      ? withWords(
          line,
          line.words.filter((word) => !isBoxed(word)),
        )
      : line,
  );
  return [...beside.slice(0, top), ...above, ...beside.slice(top)].filter(({ words }) => words.length > 0);
}

/** The lines of a heading stand so close together, in heights of their letters. */
const HEADING_STEP = 1.8;

/** The first line of a heading of several lines, none of which has a figure. */
function topOfHeading(lines: readonly PageLine[], at: number): number {
  let top = at;
  for (; top > 0; top -= 1) {
    const [above, line] = [lines[top - 1], lines[top]];
    const isNear = above && line && above.page === line.page;
    if (!isNear || line.middle - above.middle > HEADING_STEP * line.height || /\d/.test(above.text)) break;
  }
  return top;
}

/** The lines of a page from the headings of its table on: a letterhead above them keeps to no edge of the box. */
const lowerPart = (lines: readonly PageLine[], heading: PageLine): readonly PageLine[] =>
  lines.slice(lines.indexOf(heading));

/** The lines around a heading up to the nearest ones that reach across the edge: a letterhead above, sentences below. */
function clearLines(lines: readonly PageLine[], heading: PageLine, edge: number): readonly PageLine[] {
  const at = lines.indexOf(heading);
  const crosses = lines.map((line) => !isClearOf(line, edge));
  const below = crosses.indexOf(true, at);
  return lines.slice(crosses.lastIndexOf(true, at) + 1, below < 0 ? lines.length : below);
}

const isClearOf = ({ words }: PageLine, edge: number): boolean =>
  words.every((word) => word.right < edge || word.left > edge - SAME_LEFT);

const rolesOn = (line: PageLine) => cellsOf(line).flatMap((cell) => headingRole(cell.text) ?? []);

/** The headings of a table that has balances, or of a card's with its amounts. */
function isTableHeading(line: PageLine): boolean {
  const roles = new Set(rolesOn(line));
  return roles.size >= 3 && (roles.has('balance') || roles.has('amount'));
}

/**
 * Where the last heading of balances or amounts ends: descriptions may stand behind them. Words behind it are the box's title only
 * where the table has its descriptions already; else they head these, in words that nobody knows.
 */
function rightEdge(heading: PageLine): number | undefined {
  const cells = cellsOf(heading);
  // A fact of the box may stand in the headings' line, named as a column: "Money in".
  const last = cells.findLast(({ text }) => !/^(debit|credit|undefined)$/.test(String(headingRole(text))));
  const role = last && headingRole(last.text);
  if (role !== 'balance' && role !== 'amount') return undefined;
  return last === cells.at(-1) || rolesOn(heading).includes('text') ? last?.right : undefined;
}

/** Where the lines of a box begin, right of the table and apart from it. */
function boxEdge(lines: readonly PageLine[], right: number): number | undefined {
  const lefts = lines.flatMap(({ words }) => words.find(({ left }) => left > right + GAP_MIN)?.left ?? []);
  const counted = lefts.map((left) => lefts.filter((other) => Math.abs(other - left) < SAME_LEFT).length);
  const most = Math.max(0, ...counted);
  const usual = lefts[counted.indexOf(most)];
  if (usual === undefined || most < BOX_LINES_MIN) return undefined;
  // Titles stand out to the left of the facts below them.
  const edge = Math.min(...lefts.filter((left) => left > usual - TITLE_OUTDENT && left <= usual));
  const isClear = lines.every((line) => isClearOf(line, edge));
  return isClear || most >= 0.8 * lefts.length ? edge : undefined;
}

const withWords = (line: PageLine, words: LineWord[]): PageLine => ({
  ...line,
  words,
  left: words[0]?.left ?? line.left,
  text: words.map(({ text }) => text).join(' '),
});
