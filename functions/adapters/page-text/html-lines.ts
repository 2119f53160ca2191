import { decodeHTML } from 'entities';
/** More of a mail's HTML than this is no receipt; bounds the time. */
const HTML_LETTERS_MAX = 400_000;
const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d:]{0,20})([^<>]{0,3000})>|<![^<>]{0,500}>|[^<]+|</gi;

const UNSHOWN = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg']);
const VOID = new Set(['br', 'img', 'hr', 'meta', 'link', 'input', 'col', 'area', 'wbr', 'base', 'source']);
const INLINE = new Set(
  ['a', 'b', 'i', 'u', 'em', 'strong', 'span', 'font', 'small', 'big', 'sup', 'sub', 'abbr', 'code'].concat([
    'label',
    's',
    'del',
    'ins',
    'mark',
    'bdi',
    'bdo',
    'cite',
    'q',
    'tt',
    'time',
    'img',
    'wbr',
    'input',
    'o:p',
  ]),
);
const DEPTH_MAX = 120;
/** Blanks between the cells of a row: more than between words. */
const CELL_GAP = '    ';

interface Element {
  name: string;
  children: (Element | string)[];
}

/** The text of an HTML mail as lines, cells of a table's row side by side as they are shown. */
export function htmlLines(html: string): string[] {
  return linesOf(treeOf(html.slice(0, HTML_LETTERS_MAX))).filter((line) => line.trim() !== '');
}

function treeOf(html: string): Element {
  const root: Element = { name: 'body', children: [] };
  const open = [root];
  let unshown: string | undefined;
  for (const [token, slash, tag, attributes = ''] of html.matchAll(TAG)) {
    const name = tag?.toLowerCase();
    if (unshown !== undefined) unshown = slash && name === unshown ? undefined : unshown;
    else if (name === undefined) addText(open.at(-1) ?? root, token);
    else if (slash) close(open, name);
    else if (UNSHOWN.has(name)) unshown = attributes.endsWith('/') ? undefined : name;
    else add(open, name, attributes);
  }
  return root;
}

function addText(to: Element, token: string): void {
  if (!token.startsWith('<!')) to.children.push(decoded(token).replace(/\s+/g, ' '));
}

/** Hidden elements (preview texts, mostly) are kept open but away from the page. */
function add(open: Element[], name: string, attributes: string): void {
  if (name === 'tr' || name === 'td' || name === 'th' || name === 'li' || name === 'p')
    closeBefore(open, name);
  const isHidden = /display\s*:\s*none|mso-hide\s*:\s*all/i.test(attributes);
  const element: Element = { name, children: [] };
  if (!isHidden) open.at(-1)?.children.push(element);
  if (!VOID.has(name) && !attributes.endsWith('/') && open.length < DEPTH_MAX) open.push(element);
}

/** Rows, cells and items end where the next begins, though nobody wrote so. */
function closeBefore(open: Element[], name: string): void {
  const peers = name === 'tr' ? ['tr'] : name === 'td' || name === 'th' ? ['td', 'th'] : [name];
  const at = open.findLastIndex((element) => peers.includes(element.name));
  const table = open.findLastIndex((element) => element.name === 'table' || element.name === 'ul');
  if (at > table && at > 0) open.splice(at);
}

function close(open: Element[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name);
  if (at > 0) open.splice(at);
}

function linesOf(element: Element): string[] {
  if (element.name === 'tr')
    return besideEachOther(
      element.children.map((cell) => (typeof cell === 'string' ? [cell] : linesOf(cell))),
    );
  const lines: string[] = [''];
  for (const child of element.children) {
    if (typeof child === 'string') lines.push((lines.pop() ?? '') + child);
    else if (INLINE.has(child.name)) {
      const [first = '', ...rest] = linesOf(child);
      lines.push((lines.pop() ?? '') + first, ...rest);
    } else lines.push(...linesOf(child), '');
  }
  return lines.map((line) => (line.includes(CELL_GAP) ? line.trimEnd() : line.replace(/ {2,}/g, ' ')));
}

/** Cells from left to right, each as wide as its longest line. */
function besideEachOther(cells: readonly string[][]): string[] {
  const columns = cells
    .map((lines) => lines.map((line) => line.trimEnd()).filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  const height = Math.max(0, ...columns.map((lines) => lines.length));
  const widths = columns.map((lines) => Math.max(...lines.map((line) => line.length)));
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((lines, column) => (lines[row] ?? '').padEnd(widths[column] ?? 0))
      .join(CELL_GAP)
      .trimEnd(),
  );
}

/** Blanks that keep words together, and marks that only tell where a word may part. */
const NARROW = /[\u00a0\u2002\u2003\u2009]/g;
const UNSEEN = /[\u00ad\u200c\u200d]/g;

function decoded(text: string): string {
  return decodeHTML(text).replace(NARROW, ' ').replace(UNSEEN, '');
}
