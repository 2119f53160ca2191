import { inflateSync } from 'node:zlib';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { EInvoice } from '../../../../shared/model/e-invoice.ts';
import { asDamage, DamagedFile, decoded } from '../../damaged-file.ts';
import { isInvoiceXml } from './invoice-root.ts';
import { readInvoice } from './read-invoice.ts';

/** What Factur-X, ZUGFeRD 2 and 1 and XRechnung call the XML in a PDF. */
const NAMES = /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i;
/** More files than these are not looked at; bounds the time. */
const FILES_MAX = 20;
/** No invoice's XML is as long unpacked. */
const BYTES_MAX = 16_000_000;
/** A stream's dictionary stands right before it. */
const DICTIONARY_MAX = 2000;

/** A file in a PDF, as pdf.js gives it. */
interface Attached {
  readonly filename: string;
  readonly content: Uint8Array | null;
}

/**
 * The invoice whose XML lies in a PDF: the one of the standards' names, else any file in it that is one. Undefined where there is none
 * that can be read: its pages are read then, as of any PDF.
 */
export async function embeddedInvoice(
  document: PDFDocumentProxy,
  pdf: Uint8Array,
): Promise<EInvoice | undefined> {
  return (await firstInvoice(await listedFiles(document))) ?? firstInvoice(unlistedFiles(pdf));
}

async function firstInvoice(files: readonly Uint8Array[]): Promise<EInvoice | undefined> {
  for (const content of files) {
    if (!isInvoiceXml(content)) continue;
    const read = await readInvoice(content);
    if (read.kind === 'invoice') return read.invoice;
  }
  return undefined;
}

/** The files that a PDF lists by name, the standards' names first. */
async function listedFiles(document: PDFDocumentProxy): Promise<Uint8Array[]> {
  const attached = await decoded(
    async () => (await document.getAttachments()) as Readonly<Record<string, Attached>> | null,
  ).catch(asDamage);
  if (attached instanceof DamagedFile) return [];
  return Object.values(attached ?? {})
    .toSorted((a, b) => Number(NAMES.test(b.filename)) - Number(NAMES.test(a.filename)))
    .slice(0, FILES_MAX)
    .flatMap(({ content }) => content ?? []);
}

/** The files in a PDF that only point from elsewhere to them (`/AF`, a pin on a page), which pdf.js doesn't tell of. */
function unlistedFiles(pdf: Uint8Array): Uint8Array[] {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const found: Uint8Array[] = [];
  for (let at = file.indexOf('/EmbeddedFile'); at >= 0; at = file.indexOf('/EmbeddedFile', at + 1)) {
    const content = streamAfter(file, at);
    if (content) found.push(content);
    if (found.length === FILES_MAX) break;
  }
  return found;
}

/** The content of the stream in whose dictionary something stands. */
function streamAfter(file: Buffer, at: number): Uint8Array | undefined {
  const end = file.indexOf('stream', at);
  if (end < 0 || end - at > DICTIONARY_MAX) return undefined;
  const dictionary = file.subarray(Math.max(0, at - DICTIONARY_MAX), end).toString('latin1');
  const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
  if (own.includes('endobj') || !/\/EmbeddedFile\b/.test(own)) return undefined;
  const data = file.subarray(end + 'stream'.length + (file[end + 6] === 0x0d ? 2 : 1));
  if (/\/Filter\b/.test(own)) return inflated(data);
  const after = data.indexOf('endstream');
  return after < 0 ? undefined : data.subarray(0, after);
}

function inflated(data: Buffer): Uint8Array | undefined {
  try {
    return inflateSync(data, { maxOutputLength: BYTES_MAX });
  } catch (error) {
    // Packed otherwise, encrypted or damaged: no file that can be read.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
