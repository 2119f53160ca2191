import { isBai2 } from './read-bai2.ts';
import { isCfonb120 } from './read-cfonb120.ts';
import { isCoda } from './read-coda.ts';
import { isNorma43 } from './read-norma43.ts';
import { isSpreadsheetXml } from './spreadsheet-xml.ts';
import { withPlainBreaks } from '../../text/plain-breaks.ts';

export type DetectedFormat =
  | 'empty'
  | 'pdf'
  | 'image'
  | 'zip'
  | 'ole'
  | 'html'
  | 'ofx'
  | 'camt053'
  | 'xml'
  | 'mt940'
  | 'bai2'
  | 'cfonb120'
  | 'coda'
  | 'norma43'
  | 'qif'
  | 'foreign'
  | 'spreadsheet-xml'
  | 'binary'
  | 'text';

/** A file whose words stand on pages. */
export type PageFormat = Extract<DetectedFormat, 'pdf' | 'image'>;

const MAGIC: readonly (readonly [DetectedFormat, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x49, 0x49, 0x2a, 0x00]],
  ['image', [0x4d, 0x4d, 0x00, 0x2a]],
  ['binary', [0x4d, 0x5a, 0x90]],
  ['binary', [0x7f, 0x45, 0x4c, 0x46]],
  ['binary', [0x1f, 0x8b]],
  ['binary', [0x52, 0x61, 0x72, 0x21]],
  ['binary', [0x37, 0x7a, 0xbc, 0xaf]],
];
/** Pictures whose kind stands behind the length of their first box: WebP (RIFF), and HEIC (ISO/IEC 23008-12). */
const BOXED_PICTURE = /^(RIFF.{4}WEBP|.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1))/s;

/** What the bytes begin with, whatever the file is called; `text` and the marked-up kinds are told apart by `detectTextFormat`. */
export function detectBinaryFormat(bytes: Uint8Array): DetectedFormat {
  if (bytes.every((byte) => byte <= 0x20)) return 'empty';
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  if (BOXED_PICTURE.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))) return 'image';
  const known = MAGIC.find(([, magic]) => magic.every((byte, at) => bytes[at] === byte));
  return known?.[0] ?? 'text';
}

/** The format of a file whose words stand on pages, so that a page reader must see it first; undefined for all others. */
export function formatOfPages(bytes: Uint8Array): PageFormat | undefined {
  const format = detectBinaryFormat(bytes);
  return format === 'pdf' || format === 'image' ? format : undefined;
}

/** What bookkeeping programs exchange with each other or with a bank and no reader is here for: of DATEV, of QuickBooks (IIF), of 1C. */
const FOREIGN = /^("?(EXTF|DTVF)"?;|!(HDR|TRNS|ACCNT)\t|1CClientBankExchange\b)/;

/** Which statement format a decoded text is. Anything unmarked is `text`, a table with delimiters. */
export function detectTextFormat(text: string): DetectedFormat {
  const head = withPlainBreaks(text.slice(0, 4000)).trimStart();
  if (text.trim() === '') return 'empty';
  if (/^OFXHEADER\s*:/i.test(head) || /<(OFX|BANKTRANLIST|STMTTRN)>/i.test(head)) return 'ofx';
  if (/^<(\?xml|mso|Workbook)/i.test(head) && isSpreadsheetXml(head)) return 'spreadsheet-xml';
  if (/<!doctype\s+html|<html[\s>]|<table[\s>]/i.test(head)) return 'html';
  if (FOREIGN.test(head)) return 'foreign';
  if (/^<(\?xml|[\w:]*Document|!DOCTYPE)/i.test(head))
    return /camt\.05[234]|BkToCstmr/.test(head) ? 'camt053' : 'xml';
  if (/^!(type|account|option|clear)\b/im.test(head)) return 'qif';
  if (/^:20:/m.test(head) && /^:(25|28C?|60[FM]|61):?/m.test(text)) return 'mt940';
  if (isBai2(head)) return 'bai2';
  if (isNorma43(head)) return 'norma43';
  if (isCfonb120(head)) return 'cfonb120';
  if (isCoda(head)) return 'coda';
  return hasManyControls(head) ? 'binary' : 'text';
}

/** More than a few control characters are no text, whatever the name says. */
function hasManyControls(text: string): boolean {
  const controls = Array.from(text).filter(isControl).length;
  return controls > 2 + text.length * 0.01;
}

function isControl(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 9 || (code > 13 && code < 32) || code === 127 || code === 0xfffd;
}
