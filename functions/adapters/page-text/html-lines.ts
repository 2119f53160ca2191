import { htmlTree, type Element } from './html-tree.ts';
import { MAIL_LINE_LETTERS_MAX, MAIL_LINES_MAX } from './page-limits.ts';

/** More of a mail's HTML than this is no receipt; bounds the time. */
const HTML_LETTERS_MAX = 400_000;

/** What stands within a line; everything else begins one. */
const INLINE = new Set(
  (
    'a abbr b bdi bdo big cite code del em font i img input ins label mark o:p q s small span strong sub sup time ' +
    'tt u wbr'
  ).split(' '),
);
/** Blanks between the cells of a row: more than between words. */
const CELL_GAP = '    ';

/** The text of an HTML mail as lines, cells of a table's row side by side as they are shown. Throws DamagedFile where it nests without end. */
export function htmlLines(html: string): string[] {
  return linesOf(htmlTree(html.slice(0, HTML_LETTERS_MAX))).filter((line) => line.trim() !== '');
}

/** Lines as they are written; blanks that meet are one. */
class Lines {
  readonly all = [''];
  #endsBlank = false;

  write(text: string): void {
    const more = this.#endsBlank ? text.trimStart() : text;
    if (more === '') return;
    this.all.push((this.all.pop() ?? '') + more);
    this.#endsBlank = more.endsWith(' ');
  }

  /** Text with its own line breaks and blanks. */
  writePreformatted(text: string): void {
    const [first = '', ...others] = text.replace(UNSEEN, '').replaceAll('\t', CELL_GAP).split(/\r?\n/);
    this.all.push((this.all.pop() ?? '') + first);
    for (const line of others) this.all.push(line);
    this.#endsBlank = false;
  }

  /** What comes next stands below. */
  end(line = ''): void {
    this.all.push(line);
    this.#endsBlank = false;
  }
}

/** How text is shown, by the elements around it. */
type Style = Required<Pick<Element, 'isPreformatted' | 'isSizeless'>>;

const PLAIN: Style = { isPreformatted: false, isSizeless: false };

const within = (style: Style, { isPreformatted, isSizeless }: Element): Style => ({
  isPreformatted: isPreformatted ?? style.isPreformatted,
  isSizeless: isSizeless ?? style.isSizeless,
});

/** All lines of an element are written once, however deep it nests. */
function linesOf(element: Element, around = PLAIN): string[] {
  const lines = new Lines();
  const style = within(around, element);
  if (element.name === 'tr') writeRow(element, lines, style);
  else writeParts(element, lines, style);
  return lines.all;
}

function writeParts(element: Element, lines: Lines, style: Style): void {
  for (const child of element.children) {
    if (typeof child === 'string') writeText(child, lines, style);
    else if (INLINE.has(child.name)) writeParts(child, lines, within(style, child));
    else writeBlock(child, lines, within(style, child));
  }
}

function writeText(text: string, lines: Lines, { isPreformatted, isSizeless }: Style): void {
  if (isSizeless) return;
  if (isPreformatted) lines.writePreformatted(text);
  else lines.write(shown(text));
}

function writeBlock(element: Element, lines: Lines, style: Style): void {
  if (element.name === 'tr') writeRow(element, lines, style);
  else {
    lines.end();
    writeParts(element, lines, style);
  }
  lines.end();
}

function writeRow({ children }: Element, lines: Lines, style: Style): void {
  const cells = children.map((cell) => (typeof cell === 'string' ? [shown(cell)] : linesOf(cell, style)));
  for (const line of besideEachOther(cells)) lines.end(line);
}

/** Cells from left to right, each as wide as its longest line. */
function besideEachOther(cells: readonly string[][]): string[] {
  const columns = cells.map((lines) => lines.map((line) => line.trimEnd()).filter((line) => line !== ''));
  return columns.map((lines) => lines.slice(0, MAIL_LINES_MAX)).reduce(beside, []);
}

/** A column to the right of others, unless nobody reads so far. */
function beside(left: string[], column: string[]): string[] {
  const width = left.reduce((most, { length }) => Math.max(most, length), 0);
  if (width === 0 || column.length === 0) return left.concat(column);
  if (width > MAIL_LINE_LETTERS_MAX) return left;
  return Array.from({ length: Math.max(left.length, column.length) }, (_, row) => {
    const [before = '', cell] = [left[row], column[row]];
    return cell === undefined ? before : before.padEnd(width) + CELL_GAP + cell;
  });
}

/** Marks that only tell where a word may part. */
const UNSEEN = /[\u00ad\u200c\u200d]/g;

/** Text as a page shows it: whatever blanks stand between words are one. */
function shown(text: string): string {
  return text.replace(UNSEEN, '').replace(/\s+/g, ' ');
}
