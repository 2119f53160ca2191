import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { writePdf } from '../../functions/domain/exports/pdf/write-pdf.ts';
import type { ExportDocument } from '../../functions/domain/exports/export-document.ts';

/** A page as a reader of PDFs takes it apart: what is its own, and what stands on every page. */
export interface PrintedPage {
  readonly own: string;
  readonly running: string;
  readonly width: number;
  readonly height: number;
}

/** The bytes of a document as a PDF. */
export async function printed(document: ExportDocument): Promise<Uint8Array> {
  return new Uint8Array(Buffer.concat(await Array.fromAsync(writePdf(document))));
}

/** A PDF opened by another library than the one that wrote it. */
export const opened = (bytes: Uint8Array) => getDocument({ data: bytes.slice(), verbosity: 0 }).promise;

export type Opened = Awaited<ReturnType<typeof opened>>;

/** The texts of all pages, in the order in which the file has them. */
export async function pagesOf(pdf: Opened): Promise<PrintedPage[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  return Promise.all(numbers.map((number) => pageOf(pdf, number)));
}

async function pageOf(pdf: Opened, number: number): Promise<PrintedPage> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const marks: string[] = [];
  const texts = { own: '', running: '' };
  for (const item of items) {
    if ('str' in item)
      texts[marks.includes('Artifact') ? 'running' : 'own'] += item.str + (item.hasEOL ? ' ' : '');
    else if (item.type.startsWith('begin')) marks.push('tag' in item ? String(item.tag) : '');
    else marks.pop();
  }
  const { width, height } = page.getViewport({ scale: 1 });
  return { ...texts, width, height };
}

/** Letters alone: where lines break, and how wide spaces are, is a matter of taste. */
export const lettersOf = (text: string): string => text.normalize('NFC').replaceAll(/\s/gu, '');

/** What a PDF says, to who copies it or hears it, in the place of glyphs. */
export function actualTexts(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const texts: string[] = [];
  for (let at = file.indexOf('stream\n'); at !== -1; at = file.indexOf('\nstream\n', at + 1)) {
    const content = contentAt(file.subarray(file.indexOf('\n', at + 1) + 1));
    for (const [, hex = ''] of content.matchAll(/ActualText <FEFF([0-9a-f]*)>/g))
      texts.push(Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  }
  return texts;
}

function contentAt(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}
