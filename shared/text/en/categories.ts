import { decimalFromMinor } from '../../money.ts';
import type { Said } from '../said.ts';

/** Why a category is offered for a row. */
export const categories = {
  'your-rule': () => 'your rule',
  'earlier-row': () => 'like an earlier entry with this name',
  'earlier-rows': ({ votes, rows }: { votes: number; rows: number }) =>
    `like ${votes} of ${rows} earlier entries with this name`,
  'same-account': ({ rows }: { rows: number }) =>
    rows === 1
      ? 'like an earlier entry with this account number'
      : `like ${rows} earlier entries with this account number`,
  'same-sum': ({ payments }: { payments: number }) =>
    payments === 1
      ? 'like an earlier payment of this amount'
      : `like ${payments} earlier payments of this amount, at regular intervals`,
  'shops-of-trade': ({ word, shops }: { word: string; shops: number }) =>
    shops === 1
      ? `like another shop of its kind (“${word}”)`
      : `like ${shops} other shops of its kind (“${word}”)`,
  'shops-of-kind': ({ word, votes, shops }: { word: string; votes: number; shops: number }) =>
    shops === 1
      ? `like another shop with “${word}” in its name`
      : `like ${votes} of ${shops} other shops with “${word}” in their names`,
  'vendors-of-group': ({ vendors }: { vendors: number }) => `like your ${vendors} other vendors of this kind`,
  'as-payers': ({ payers }: { payers: number }) => `like your ${payers} other payers who send money this way`,
  'as-customers': ({ customers }: { customers: number }) =>
    `pays by an invoice’s number, as your ${customers} other customers`,
  'as-payroll': ({ others }: { others: number }) =>
    others === 1 ? 'like your other payroll payment' : `like your ${others} other payroll payees`,
  'paid-own-invoice': ({ customers }: { customers: number }) =>
    `paid your invoice, as your ${customers} other customers`,
  'vendor-of-document': ({ vendor }: { vendor: string }) => `the matched document is from “${vendor}”`,
  'not-business': () => 'not business money: you said so about this name’s other payments',
  refund: () => 'a refund: you paid this name before',
  'refund-to-payer': () => 'a refund: this name paid you before',
  'refund-of-known': ({ word }: { word: string }) =>
    `a refund: businesses pay “${word}”, it rarely pays them`,
  'service-took-fee': () => 'a sale: the payment service took its fee of it',
  'service-gave-back': () => 'given back to a customer, so it lowers your sales',
  'loan-interest': ({ interest, currency }: { interest: number; currency: string }) =>
    `interest ${decimalFromMinor(interest, currency)} ${currency}; the rest pays down the loan, based on earlier payments`,
  'known-merchant': ({ word }: { word: string }) => `usual for “${word}”`,
  'moves-own-money': () => 'moves your own money',
  'word-in-text': ({ word }: { word: string }) => `the description says “${word}”`,
};

export type CategoryReason = Said<typeof categories>;
