import { Tokenizer } from 'htmlparser2';
import { DamagedFile } from '../damaged-file.ts';

const UNSHOWN = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg']);
const VOID = new Set(['br', 'img', 'hr', 'meta', 'link', 'input', 'col', 'area', 'wbr', 'base', 'source']);
/** As deep as browsers nest; bounds the time, which grows with depth times letters. */
const DEPTH_MAX = 512;

/** What stands on a mail's page, in its order. */
export interface Element {
  name: string;
  children: (Element | string)[];
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
  let unshown: string | undefined;
  let tag = { name: '', end: 0 };
  const begin = (end: number, isEmpty: boolean): void => {
    if (unshown !== undefined) return;
    if (!UNSHOWN.has(tag.name)) add(open, { ...tag, attributes: html.slice(tag.end, end), isEmpty });
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

/** Hidden elements (preview texts, mostly) are kept open but away from the page. */
function add(open: Element[], { name, attributes, isEmpty }: Tag): void {
  if (name === 'tr' || name === 'td' || name === 'th' || name === 'li' || name === 'p')
    closeBefore(open, name);
  const isHidden = /display\s*:\s*none|mso-hide\s*:\s*all/i.test(attributes);
  const element: Element = { name, children: [] };
  if (!isHidden) open.at(-1)?.children.push(element);
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
