import { isInvoiceXml } from './e-invoice/invoice-root.ts';
import { signedContent } from './e-invoice/signed-content.ts';

/** Formats whose pages can be read; an invoice's XML, signed or not, is drawn as one. */
export type FileFormat = 'pdf' | 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'heic' | 'eml' | 'e-invoice';

/** A PDF's header may follow up to 1024 bytes of something else (ISO 32000-1, annex H, implementation note 13). */
const PDF_HEADER_WITHIN = 1024;
const HEAD_BYTES = 4096;

/** ISO base media brands of photographs coded with HEVC (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const SIGNATURES: readonly (readonly [FileFormat, number, string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
];

/** Header lines that every mail has some of (RFC 5322), from its first line on. */
const MAIL_HEADERS =
  /^(?:from|to|date|subject|received|return-path|delivered-to|mime-version|message-id|content-type|x-[\w-]+|dkim-signature|arc-[\w-]+|reply-to|authentication-results):/i;
const MAIL_HEADERS_MIN = 3;

/** The format that the first bytes show, whatever the file is called; undefined for anything that has no pages. */
export function fileFormat(bytes: Uint8Array): FileFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const known = SIGNATURES.find(([, at, signature]) => head.startsWith(signature, at));
  if (known) return known[0];
  if (head.startsWith('ftyp', 4) && HEIC_BRANDS.includes(head.slice(8, 12))) return 'heic';
  if (head.slice(0, PDF_HEADER_WITHIN).includes('%PDF-') && !head.startsWith('MZ')) return 'pdf';
  if (isInvoiceXml(signedContent(bytes) ?? bytes)) return 'e-invoice';
  return isMail(head) ? 'eml' : undefined;
}

/** Whether a file without pages of its own is a document by its format alone: a mail, or an invoice's XML. */
export function isMailOrInvoice(bytes: Uint8Array): boolean {
  const format = fileFormat(bytes);
  return format === 'eml' || format === 'e-invoice';
}

function isMail(head: string): boolean {
  const lines = head.replace(/^\xef\xbb\xbf/, '').split(/\r?\n/);
  const first = lines[0]?.startsWith('From ') ? lines[1] : lines[0];
  const headers = lines.filter((line) => MAIL_HEADERS.test(line));
  return /^[\w-]+:/.test(first ?? '') && headers.length >= MAIL_HEADERS_MIN;
}
