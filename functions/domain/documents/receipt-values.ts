import type { DocumentReading } from '../../../shared/model/document.ts';
import type { Receipt, ReadField } from '../../../shared/model/receipt.ts';
import { cutText } from '../text/cut-text.ts';
import type { FileReading } from './read-documents.ts';

type ReadValues = Pick<
  Receipt,
  'kind' | 'vendor' | 'amount' | 'currency' | 'date' | 'fields' | 'taxes' | 'items' | 'isIssued'
>;

/** As much of each text as a person would read; with all its lines a receipt still fits an item of the table. */
const NAME_LETTERS_MAX = 200;
const TEXT_LETTERS_MAX = 300;
const CODE_LETTERS_MAX = 10;

/** What was read of one document, as its receipt holds it. */
export function receiptValues({ kind, fields, taxes, items, isIssued }: DocumentReading): ReadValues {
  return {
    kind,
    vendor: fields.vendor && cutText(fields.vendor.value, NAME_LETTERS_MAX),
    amount: fields.total?.value ?? null,
    currency: fields.currency && cutText(fields.currency.value, CODE_LETTERS_MAX),
    date: fields.date?.value ?? null,
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, ReadField][] =>
        field ? [[name, keptField(field)]] : [],
      ),
    ),
    taxes: taxes.map((tax) => ({ ...keptPlace(tax), kind: cutText(tax.kind, NAME_LETTERS_MAX) })),
    items: items.map((item) => ({ ...item, description: cutText(item.description, NAME_LETTERS_MAX) })),
    isIssued: isIssued === true,
  };
}

function keptField(field: ReadField): ReadField {
  const { value } = field;
  return { ...keptPlace(field), value: typeof value === 'string' ? cutText(value, NAME_LETTERS_MAX) : value };
}

function keptPlace<T extends { readonly text: string }>(place: T): T {
  return { ...place, text: cutText(place.text, TEXT_LETTERS_MAX) };
}

/** Whether enough was read for a receipt: a name, a day or a total. */
export function isReadable({ fields }: DocumentReading): boolean {
  return fields.vendor !== null || fields.date !== null || fields.total !== null;
}

/**
 * Every document of a file, the first one first; of a mail its own, completed reading comes before the further attachments. It is of the
 * kind of what was attached, or a credit note would be booked as a purchase; a bank statement is no document of a purchase.
 */
export function documentsOf({ documents = [], ...first }: FileReading): DocumentReading[] {
  // The first reading shares its lines with the document it was made of.
  const attached = documents.find(({ items }) => items === first.items);
  const kind = attached === undefined || attached.kind === 'statement' ? first.kind : attached.kind;
  return [{ ...first, kind }, ...documents.filter((document) => document !== attached)].slice(0, partsMax);
}

/** Documents that one file may hold: more on it are left to be photographed by themselves. */
export const partsMax = 12;
