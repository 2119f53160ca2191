import type { EInvoice } from '../../../../shared/model/e-invoice.ts';
import { asDamage, DamagedFile, decoded } from '../../damaged-file.ts';
import { pageProblem, type PageProblem, type PageReading } from '../page-reading.ts';
import { ENVELOPE, invoiceSyntax } from './invoice-root.ts';
import { readCii } from './read-cii.ts';
import { invoicesInFacturae, readFacturae } from './read-facturae.ts';
import { invoicesInFattura, readFattura } from './read-fattura.ts';
import { readUbl } from './read-ubl.ts';
import { signedContent } from './signed-content.ts';
import { xmlRoot, type XmlElement } from './xml-element.ts';
import { xmlText } from './xml-text.ts';

/** An invoice of ten thousand lines has half of them; what is attached to it counts as one. */
const TAGS_MAX = 1_000_000;
/** Papers may be attached within the XML (BG-24). */
const BYTES_MAX = 16_000_000;
/** Of a sheet that has no size before it is drawn: that of A4 in points. */
const SHEET = { width: 595, height: 842 };

/** An invoice's XML as a page without words: what it says is drawn when somebody looks at it. */
export async function invoicePages(bytes: Uint8Array): Promise<PageReading> {
  const read = await readInvoice(bytes);
  if (read.kind === 'problem') return read;
  const page = { page: 1, ...SHEET, words: [], invoice: read.invoice };
  return { kind: 'pages', pages: [page], engine: 'xml' };
}

/**
 * What an invoice's XML says, or why it isn't read. Document types are refused: no syntax of invoices has one, and entities are how
 * XML does harm. Size, count and depth of its elements are bounded before or while it is parsed.
 */
export async function readInvoice(
  bytes: Uint8Array,
): Promise<{ kind: 'invoice'; invoice: EInvoice } | PageProblem> {
  if (bytes.length > BYTES_MAX) return pageProblem('too-large', { code: 'invoice-too-large' });
  const text = await decoded(() => xmlText(signedContent(bytes) ?? bytes)).catch(asDamage);
  if (text instanceof DamagedFile) return damaged;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    return pageProblem('unreadable-file', { code: 'entities-in-invoice' });
  if (hasTooManyTags(text)) return pageProblem('too-large', { code: 'invoice-too-large' });
  const root = await decoded(() => xmlRoot(text.trimStart())).catch(asDamage);
  if (root instanceof DamagedFile) return damaged;
  if (root && Math.max(invoicesInFattura(root), invoicesInFacturae(root)) > 1)
    return pageProblem('unsupported-format', { code: 'several-invoices' });
  const invoice = root && invoiceIn(root);
  return invoice ? { kind: 'invoice', invoice } : damaged;
}

const damaged = pageProblem('unreadable-file', { code: 'invoice-damaged' });

/** An invoice, by itself or in Peppol's envelope. */
function invoiceIn(root: XmlElement): EInvoice | undefined {
  const candidates = root.namespace === ENVELOPE ? root.children : [root];
  for (const element of candidates) {
    const syntax = invoiceSyntax(element.namespace, element.name);
    if (syntax) return READERS[syntax](element);
  }
  return undefined;
}

const READERS = { cii: readCii, ubl: readUbl, fattura: readFattura, facturae: readFacturae } as const;

function hasTooManyTags(text: string): boolean {
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0 && tags <= TAGS_MAX; at = text.indexOf('<', at + 1)) tags += 1;
  return tags > TAGS_MAX;
}
