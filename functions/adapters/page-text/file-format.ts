/** Formats whose pages can be read. */
export type FileFormat = 'pdf' | 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'heic';

/** A PDF's header may follow up to 1024 bytes of something else (ISO 32000-1, annex H, implementation note 13). */
const PDF_HEADER_WITHIN = 1024;

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

/** The format that the first bytes show, whatever the file is called; undefined for anything that has no pages. */
export function fileFormat(bytes: Uint8Array): FileFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString('latin1');
  const known = SIGNATURES.find(([, at, signature]) => head.startsWith(signature, at));
  if (known) return known[0];
  if (head.startsWith('ftyp', 4) && HEIC_BRANDS.includes(head.slice(8, 12))) return 'heic';
  return head.includes('%PDF-') && !head.startsWith('MZ') ? 'pdf' : undefined;
}
