import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { EInvoice } from '../../../../shared/model/e-invoice.ts';
import { asDamage, DamagedFile, decoded } from '../../damaged-file.ts';
import { isInvoiceXml } from './invoice-root.ts';
import { readInvoice } from './read-invoice.ts';

/** What Factur-X, ZUGFeRD 2 and 1 and XRechnung call the XML in a PDF. */
const NAMES = /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i;
/** More files than these are not looked at; bounds the time. */
const FILES_MAX = 20;

/** A file in a PDF, as pdf.js gives it. */
interface Attached {
  readonly filename: string;
  readonly content: Uint8Array | null;
}

/**
 * The invoice whose XML lies in a PDF: the one of the standards' names, else any file in it that is one. Undefined where there is none
 * that can be read: its pages are read then, as of any PDF.
 */
export async function embeddedInvoice(document: PDFDocumentProxy): Promise<EInvoice | undefined> {
  const attached = await decoded(() => document.getAttachments()).catch(asDamage);
  if (attached instanceof DamagedFile) return undefined;
  const files = Object.values((attached ?? {}) as Readonly<Record<string, Attached>>)
    .toSorted((a, b) => Number(NAMES.test(b.filename)) - Number(NAMES.test(a.filename)))
    .slice(0, FILES_MAX);
  for (const { content } of files) {
    if (!content || !isInvoiceXml(content)) continue;
    const read = await readInvoice(content);
    if (read.kind === 'invoice') return read.invoice;
  }
  return undefined;
}
