import { decimalFromMinor } from '../../money.ts';
import type { Said } from '../said.ts';

interface Difference {
  /** In minor units of `currency`, without its sign. */
  readonly difference: number;
  readonly currency: string;
}
interface Documents {
  readonly documents: number;
}
interface Days {
  readonly days: number;
}
interface Phrase {
  readonly phrase: string;
}

const money = ({ difference, currency }: Difference): string =>
  `${decimalFromMinor(difference, currency)} ${currency}`;
const sumOf = ({ documents }: Documents): string =>
  documents > 1 ? `${documents} documents together` : 'the amount';
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Why receipts and transactions belong together, and why the next best lost. */
export const matches = {
  'linked-by-hand': () => 'linked by hand',

  'may-be-copy': () => 'the document may be a copy of another: one proves no second payment',

  // How the amounts relate
  'same-amount': () => 'same amount',
  'amount-due': () => 'the amount due',
  'few-cents-apart': () => 'a few cents apart',
  'more-by-tax-or-tip': () => 'more by a share that is a sales tax or a tip',
  'same-before-tax': () => 'the same before tax',
  'usual-part-payment': () => 'a usual part payment',
  'part-payment': () => 'a part payment',
  'one-digit-apart': () => 'one digit apart',
  'foreign-amount-stated': () => 'the bank names the same foreign amount',
  'same-at-rate-of-day': () => "the same at that day's rate",
  'same-at-usual-rate': () => 'about the same at the usual rate',
  'less-processor-fee': (apart: Difference) => `the sum less the processor's fee, ${money(apart)}`,
  'documents-add-up': ({ documents }: Documents) => `${documents} documents add up to it`,
  'payments-add-up': ({ payments }: { payments: number }) => `${payments} payments add up to it`,
  'more-as-tip': (sum: Documents & Difference) => `${sumOf(sum)} and ${money(sum)} more, as with a tip`,
  'more-as-fee': (sum: Documents & Difference) => `${sumOf(sum)} and a fee of ${money(sum)}`,
  'less-than-sum': (sum: Documents & Difference) => `${sumOf(sum)} less ${money(sum)}`,

  // How far apart the days lie
  'no-date': () => 'no date on the document',
  'same-day': () => 'same day',
  'days-apart': ({ days }: Days) => `${counted(days, 'day', 'days')} apart`,
  'days-before-date': ({ days }: Days) => `paid ${counted(days, 'day', 'days')} before its date`,

  // How alike the names are
  'no-vendor': () => 'no vendor on the document',
  'check-like-earlier': () => 'this vendor was paid by check before',
  'bank-names-nobody': () => 'the bank names nobody',
  'names-differ': () => 'names differ',
  'names-hardly-alike': () => 'names only partly similar',
  'names-told-apart': () => 'names that you told apart',
  'number-in-text': () => "the document's number is in the bank's text",
  'other-number-in-text': () => "the bank's text has another document's number",
  'paid-by-processor': () => 'paid out by a card processor',
  'named-like-earlier': ({ times }: { times: number }) =>
    `named like ${counted(times, 'earlier match', 'earlier matches')}`,
  'named-alike': ({ vendor }: { vendor: string }) => `similar name: ${vendor}`,
  'same-card': () => 'same card',
  'another-card': () => 'a different card',

  // What else would fit
  'other-transaction-as-well': () => 'another transaction fits just as well',
  'other-transaction-too': () => 'another transaction fits too',
  'other-document-as-well': () => 'another document fits just as well',
  'other-document-too': () => 'another document fits too',
  'lost-by-amount': ({ phrase }: Phrase) => `Second because of its amount: ${phrase}`,
  'lost-by-date': ({ phrase }: Phrase) => `Second because of its date: ${phrase}`,
  'lost-by-name': ({ phrase }: Phrase) => `Second because of its name: ${phrase}`,
  'lost-by-nothing': () => 'Fits just as well: please choose',
};

export type MatchReason = Said<typeof matches>;
