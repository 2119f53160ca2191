import { Tokenizer } from 'htmlparser2';
import { DamagedFile } from '../damaged-file.ts';
import { HIDDEN, hiddenSelectors, isHiddenBySheet, type HiddenSelectors } from './hidden-by-sheet.ts';

const UNSHOWN = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg']);
const VOID = new Set(['br', 'img', 'hr', 'meta', 'link', 'input', 'col', 'area', 'wbr', 'base', 'source']);
/** As deep as browsers nest; bounds the time, which grows with depth times letters. */
const DEPTH_MAX = 512;

/** What stands on a mail's page, in its order. */
export interface Element {
  name: string;
  children: (Element | string)[];
  /** Whether its text is shown with its own line breaks and blanks; undefined where that is as around it. */
  isPreformatted?: boolean | undefined;
  /** Whether its letters have no size; undefined where that is as around it. */
  isSizeless?: boolean | undefined;
}

const unread = (): void => undefined;
const UNREAD = {
  onattribname: unread,
  onattribdata: unread,
  onattribentity: unread,
  onattribend: unread,
  oncdata: unread,
  oncomment: unread,
  ondeclaration: unread,
  onprocessinginstruction: unread,
  onend: unread,
};

/**
 * What a mail's HTML shows, as it nests. Throws DamagedFile where it nests without end.
 *
 * Made of single tags: what the library nests itself takes time that grows with the square of the depth.
 */
export function htmlTree(html: string): Element {
  const root: Element = { name: 'body', children: [] };
  const open = [root];
  const hidden = hiddenSelectors(html);
  let unshown: string | undefined;
  let tag = { name: '', end: 0 };
  const begin = (end: number, isEmpty: boolean): void => {
    if (unshown !== undefined) return;
    if (!UNSHOWN.has(tag.name)) add(open, { ...tag, attributes: html.slice(tag.end, end), isEmpty }, hidden);
    else if (!isEmpty) unshown = tag.name;
  };
  const finish = (name: string): void => {
    if (unshown === undefined) close(open, name);
    else if (unshown === name) unshown = undefined;
  };
  const write = (text: string): void => {
    if (unshown === undefined) addText(open.at(-1) ?? root, text);
  };
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const tokenizer = new Tokenizer(
    {},
    {
      ...UNREAD,
      onopentagname: (start, end) => (tag = { name: nameAt(start, end), end }),
      onopentagend: (end) => begin(end, false),
      onselfclosingtag: (end) => begin(end, true),
      onclosetag: (start, end) => finish(nameAt(start, end)),
      ontext: (start, end) => write(html.slice(start, end)),
      ontextentity: (codePoint) => write(String.fromCodePoint(codePoint)),
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return root;
}

/** Text comes in pieces, parted at its entities. */
function addText({ children }: Element, text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

interface Tag {
  name: string;
  attributes: string;
  /** Closed by itself: `<td/>`. */
  isEmpty: boolean;
}

/** The attribute alone, outside of others' values. */
const HIDDEN_ATTRIBUTE = /\shidden(?=[\s=/]|$)/i;
const VALUES = /"[^"]*"|'[^']*'/g;
const WHITE_SPACE = /white-space\s*:\s*(?<kind>[a-z-]+)/i;
const FONT_SIZE = /(?<![\w-])font(?:-size)?\s*:\s*(?<size>[^;"']+)/i;
const NUMBER = /\d*\.?\d+/;
/** What may give letters another size where an element's style doesn't: its style sheet, or the size of HTML's own. */
const SIZED_ELSEWHERE = /(?<![\w-])(?:class|size)\s*=/i;

const isHiddenBy = (attributes: string): boolean =>
  HIDDEN.test(attributes) || HIDDEN_ATTRIBUTE.test(attributes.replace(VALUES, ''));

/** How an element's own style shows its text. */
function styleOf(name: string, attributes: string): Omit<Element, 'name' | 'children'> {
  const kind =
    WHITE_SPACE.exec(attributes)?.groups?.['kind']?.toLowerCase() ?? (name === 'pre' ? 'pre' : undefined);
  return {
    isPreformatted: kind === undefined ? undefined : kind.startsWith('pre') || kind === 'break-spaces',
    isSizeless: isSizeless(attributes),
  };
}

function isSizeless(attributes: string): boolean | undefined {
  const size = FONT_SIZE.exec(attributes)?.groups?.['size'];
  if (size !== undefined) return Number(NUMBER.exec(size)?.[0] ?? 1) === 0;
  return SIZED_ELSEWHERE.test(attributes) ? false : undefined;
}

/** Hidden elements are kept open but away from the page. */
function add(open: Element[], { name, attributes, isEmpty }: Tag, hidden: HiddenSelectors): void {
  if (name === 'tr' || name === 'td' || name === 'th' || name === 'li' || name === 'p')
    closeBefore(open, name);
  const element: Element = { name, children: [], ...styleOf(name, attributes) };
  const isSeen = !isHiddenBy(attributes) && !isHiddenBySheet(name, attributes, hidden);
  if (isSeen) open.at(-1)?.children.push(element);
  if (VOID.has(name) || isEmpty) return;
  if (open.length > DEPTH_MAX) throw new DamagedFile('The mail nests without end.');
  open.push(element);
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
