import type { Cues } from '../evidence/choice.ts';
import type { TextLine } from '../../text/text-line.ts';

/** What the law makes issuers print, mostly in the foot of their letters. */
const LEGAL =
  /si[eè]ge\s*social|siret|siren|\bau\s*capital|\bR\.?C\.?S\b|\bNAF\b|\bAPE\b|\bHRB\b|amtsgericht|registergericht|gesch[äa]ftsf[üu]hr|ust-?id|steuer-?n|registered\s*(?:in|office|number|company)|regd\.?\s*office|company\s*(?:no|number|reg)|\bVAT\s*(?:no|reg|number)|\bABN\b|\bACN\b|\bNZBN\b|\bCIN\b|\bKvK\b|handelsregister|btw-?\s*n|p\.?\s*iva|partita\s*iva|cod(?:ice)?\.?\s*fisc|\bC\.?I\.?F\b|\bN\.?I\.?F\b|registro\s*mercantil|\bNIPC\b|GST\s*(?:no|reg)|HST\s*(?:no|reg)/i;
/** How senders can be reached; an addressee's window holds none of it. */
const CONTACT = /\btel|phone|\bfax|www\.|https?:|@|\bt[ée]l\b|\bmobile\b|e-?mail|\bIBAN\b|\bBIC\b/i;
/** The line of an address that names a town: postal codes of our countries and Europe's. */
const TOWN =
  /^\W*(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{L}{2}|\b\d{4}\s?[A-Z]{2}\b\s+\p{L}|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|,?\s[A-Z]{2,3}\s+\d{4,5}(?:-\d{4})?\s*$/u;
/** An address window stands in the upper part of the page, and its lines below each other. */
const WINDOW_UNTIL = 0.42;
const BLOCK_LINES = 6;
const BLOCK_HEIGHTS = 2.4;
const ALIGNED = 0.02;
/** Where a letter's foot begins. */
const FOOT_FROM = 0.72;
const LEGAL_WITHIN = 3;
/** White above the first line of a foot, in heights of the line. */
const APART_HEIGHTS = 0.8;

/** What a letter's parts say of a name at `left` in a line: it stands above what the law makes issuers print, or in the address window. */
export function letterCues(line: TextLine, left: number, page: readonly TextLine[]): Cues {
  const row = page.indexOf(line);
  const below = page.slice(row + 1, row + 1 + LEGAL_WITHIN);
  return {
    aboveLegal: headsFoot(line, page[row - 1]) && below.some(({ text }) => LEGAL.test(text)) ? 1 : 0,
    addressee: isAddressee(line, left, page) ? 1 : 0,
  };
}

/** Whether a line begins a block of its own in the foot: white stands above it. */
function headsFoot(line: TextLine, above: TextLine | undefined): boolean {
  const white = above ? line.box[1] - above.box[1] - above.box[3] : 1;
  return line.box[1] >= FOOT_FROM && white >= APART_HEIGHTS * line.box[3];
}

/** Whether the name heads a block that ends with a town and says nothing else, on a page whose foot says who wrote it. */
function isAddressee(line: TextLine, left: number, page: readonly TextLine[]): boolean {
  if (line.box[1] > WINDOW_UNTIL) return false;
  const block = blockBelow(line, left, page);
  const town = block.findIndex(({ text }) => TOWN.test(text));
  const says = [line, ...block].some(({ text }) => CONTACT.test(text) || LEGAL.test(text));
  return town >= 0 && !says && page.some((other) => other.box[1] >= FOOT_FROM && LEGAL.test(other.text));
}

/** The lines that stand closely below each other from here on, at the same left edge. */
function blockBelow(line: TextLine, left: number, page: readonly TextLine[]): { text: string }[] {
  const block: { text: string }[] = [];
  let bottom = line.box[1] + line.box[3];
  for (const other of page.slice(page.indexOf(line) + 1)) {
    const from = other.words.findIndex(({ box }) => Math.abs(box[0] - left) < ALIGNED);
    if (block.length === BLOCK_LINES || other.box[1] - bottom > BLOCK_HEIGHTS * line.box[3]) break;
    const start = other.words[from]?.from;
    if (start === undefined) continue;
    block.push({ text: other.text.slice(start).split('   ')[0] ?? '' });
    bottom = other.box[1] + other.box[3];
  }
  return block;
}
