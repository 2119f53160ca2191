import type { SalesTax } from '../../../shared/model/template.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { SampleEntry } from './sample-year.ts';

/** A document of sample books, as its seller would print it: lines of plain text. */
export interface SampleDocument {
  readonly vendor: string;
  readonly fileName: string;
  readonly lines: readonly string[];
}

interface Printed {
  readonly currency: string;
  readonly tax: Pick<SalesTax, 'name' | 'rateThousandths'> | undefined;
}

/** Of what was bought, but not paid for from the books' accounts: it waits for its payment. */
const unpaid = { vendor: 'Fern & Field Florist', amount: 7_450 } as const;
const PER_WHOLE = 100_000;

/** The documents that belong to a year of entries, and one whose payment is nowhere to be found. */
export function sampleDocuments(year: readonly SampleEntry[], printed: Printed): SampleDocument[] {
  const bought = year.flatMap(({ document: vendor, amount, date }, at) =>
    vendor === undefined ? [] : [documentOf({ vendor, amount, date, number: 20_310 + at }, printed)],
  );
  const last = year.at(-1);
  return last ? [...bought, documentOf({ ...unpaid, date: last.date, number: 88 }, printed)] : bought;
}

interface Sale {
  readonly vendor: string;
  readonly amount: number;
  readonly date: string;
  readonly number: number;
}

function documentOf({ vendor, amount, date, number }: Sale, { currency, tax }: Printed): SampleDocument {
  const rate = tax?.rateThousandths ?? 0;
  const taxed = Math.round((amount * rate) / (PER_WHOLE + rate));
  const money = (minor: number) => `${decimalFromMinor(minor, currency)} ${currency}`;
  return {
    vendor,
    fileName: `${vendor.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${number}.pdf`,
    lines: [
      'Receipt',
      `Receipt no. ${number}`,
      `Date: ${date}`,
      ...(tax && taxed > 0 ? [`Subtotal ${money(amount - taxed)}`, `${tax.name} ${money(taxed)}`] : []),
      `Total ${money(amount)}`,
    ],
  };
}
