import type { DocumentReading } from '../../../shared/model/document.ts';
import type { Receipt, ReadField } from '../../../shared/model/receipt.ts';
import type { FileReading } from './read-documents.ts';

type ReadValues = Pick<
  Receipt,
  'kind' | 'vendor' | 'amount' | 'currency' | 'date' | 'fields' | 'taxes' | 'items'
>;

/** What was read of one document, as its receipt holds it. */
export function receiptValues({ kind, fields, taxes, items }: DocumentReading): ReadValues {
  return {
    kind,
    vendor: fields.vendor?.value ?? null,
    amount: fields.total?.value ?? null,
    currency: fields.currency?.value ?? null,
    date: fields.date?.value ?? null,
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, ReadField][] =>
        field ? [[name, field]] : [],
      ),
    ),
    taxes,
    items,
  };
}

/** Whether enough was read for a receipt: a name, a day or a total. */
export function isReadable({ fields }: DocumentReading): boolean {
  return fields.vendor !== null || fields.date !== null || fields.total !== null;
}

/** Every document of a file, the first one first; of a mail its own, completed reading comes before the further attachments. */
export function documentsOf({ documents = [], ...first }: FileReading): DocumentReading[] {
  // The first reading shares its lines with the document it was made of.
  return [first, ...documents.filter(({ items }) => items !== first.items)].slice(0, partsMax);
}

/** Documents that one file may hold: more on it are left to be photographed by themselves. */
export const partsMax = 12;
