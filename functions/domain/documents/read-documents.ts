import type { DocumentFields, DocumentReading, PageText } from '../../../shared/model/document.ts';
import { dataBesidePrint } from './e-invoice/data-beside-print.ts';
import { invoiceReading } from './e-invoice/invoice-reading.ts';
import { splitDocuments } from './kinds/split-documents.ts';
import { readFields, type ReadingHints } from './read-fields.ts';

/** What was read from a file: its first document's kind and fields, and all of them where it holds several (or came by mail). */
export interface FileReading extends DocumentReading {
  documents?: DocumentReading[];
}

/**
 * Reads every document of a file. A mail answers kind `email` with the fields of its first attached document, completed by the
 * mail's own text; without one, of its text alone, which may say that nothing was paid.
 */
export function readDocuments(pages: readonly PageText[], hints: ReadingHints = {}): FileReading {
  const readings = splitDocuments(dataBesidePrint(pages)).map((own) => readDocument(own, hints));
  const [first, ...others] = readings;
  if (!first) return readFields([], hints);
  if (pages[0]?.part === 0) return mailReading(first, others.filter(isUseful));
  return others.length > 0 ? { ...first, documents: readings } : first;
}

/** One document: by its XML where it is an electronic invoice, else by its words. */
function readDocument(pages: readonly PageText[], hints: ReadingHints): DocumentReading {
  const invoice = pages.find((page) => page.invoice)?.invoice;
  const isPrinted = pages.some(({ words }) => words.length > 0);
  if (!invoice) return readFields(pages, hints);
  const print = isPrinted ? readFields(pages, hints) : undefined;
  return invoiceReading({ invoice, pages, print, hints });
}

function mailReading(body: DocumentReading, attached: DocumentReading[]): FileReading {
  const main = attached.find(({ fields }) => fields.total !== null) ?? attached[0];
  if (!main) return body;
  return { ...main, kind: 'email', fields: completed(main.fields, body.fields), documents: attached };
}

function isUseful({ fields }: DocumentReading): boolean {
  return fields.total !== null || (fields.date !== null && fields.vendor !== null);
}

/** Only what every document has is taken from the mail; a number or tax there may belong to something else. */
function completed(fields: DocumentFields, body: DocumentFields): DocumentFields {
  return {
    ...fields,
    vendor: fields.vendor ?? body.vendor,
    date: fields.date ?? body.date,
    total: fields.total ?? body.total,
    currency: fields.currency ?? body.currency,
  };
}
