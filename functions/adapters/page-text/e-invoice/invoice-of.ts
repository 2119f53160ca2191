import type { EInvoice, InvoiceLine, InvoiceParty } from '../../../../shared/model/e-invoice.ts';

/** What an invoice's XML says, however long. */
export type ReadInvoice = Omit<EInvoice, 'linesLeft'>;

/** As many lines as a document keeps. */
const LINES_MAX = 300;
const TAXES_MAX = 20;
const NAME_LETTERS_MAX = 200;
const NOTE_LETTERS_MAX = 600;
const NOTES_MAX = 10;
const ADDRESS_LINES_MAX = 4;

/** An invoice as it is kept: bounded, and its grand total known from what is due where it isn't told. */
export function invoiceOf(read: ReadInvoice): EInvoice {
  const { lines, taxes, notes, terms, seller, buyer, number } = read;
  return {
    ...read,
    number: cut(number, NAME_LETTERS_MAX),
    seller: boundedParty(seller),
    buyer: boundedParty(buyer),
    lines: keptLines(lines).map((line) => ({
      ...line,
      description: cut(line.description, NAME_LETTERS_MAX),
      quantity: cut(line.quantity, NAME_LETTERS_MAX),
    })),
    linesLeft: Math.max(0, lines.length - LINES_MAX),
    taxes: taxes.slice(0, TAXES_MAX),
    tax: read.tax ?? (taxes.length === 0 ? null : taxes.reduce((sum, { amount }) => sum + amount, 0)),
    total: read.total ?? totalOfDue(read),
    terms: cut(terms, NOTE_LETTERS_MAX),
    notes: notes.slice(0, NOTES_MAX).flatMap((note) => cut(note.trim(), NOTE_LETTERS_MAX) || []),
  };
}

/** Without what goods are too many: allowances and charges on the whole explain its sums, and stand last. */
function keptLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  const adjustments = lines.filter(({ role }) => role !== 'goods').slice(0, LINES_MAX);
  const goods = lines.filter(({ role }) => role === 'goods').slice(0, LINES_MAX - adjustments.length);
  return [...goods, ...adjustments];
}

/** BT-115 = BT-112 − BT-113 + BT-114. */
const totalOfDue = ({ due, prepaid, rounding }: ReadInvoice): number | null =>
  due === null ? null : due + (prepaid ?? 0) - (rounding ?? 0);

const boundedParty = ({ name, address, country, taxNumber }: InvoiceParty): InvoiceParty => ({
  name: cut(name, NAME_LETTERS_MAX),
  address: address
    .filter((line) => line !== '')
    .slice(0, ADDRESS_LINES_MAX)
    .flatMap((line) => cut(line, NAME_LETTERS_MAX) ?? []),
  country: cut(country, NAME_LETTERS_MAX),
  taxNumber: cut(taxNumber, NAME_LETTERS_MAX)?.replace(/[\s.]/g, '') ?? null,
});

const cut = (text: string | null, lettersMax: number): string | null =>
  text === null ? null : text.slice(0, lettersMax).toWellFormed();
