import { BookCases } from './book-cases.ts';
import type { LabelledBook } from './labelled-book.ts';

/*
 * Books with known answers. Each book is a freelancer's quarter in one of six countries, made from a seed alone: merchants are
 * composed words (so that other seeds bring other names), the bank's texts follow the habits of real banks, and every kind that
 * is hard to match is there: equal amounts in one week, tips, foreign money, net and gross, part payments, batches, payouts,
 * refunds, chains with branch numbers, names cut at 22 characters, missing dates and vendors, misread letters, receipts paid in
 * cash and bank rows without a receipt.
 */

const KINDS: readonly [kind: string, share: number][] = [
  ['plain', 34],
  ['equal-other', 8],
  ['equal-days', 5],
  ['tie', 3],
  ['tip', 8],
  ['foreign', 7],
  ['net', 6],
  ['deposit-balance', 4],
  ['split', 3],
  ['part-only', 2],
  ['batch', 4],
  ['payout', 2],
  ['refund', 4],
  ['cash', 9],
  ['no-date', 5],
  ['no-vendor', 3],
];

/** A book of about `size` documents; the same for the same seed. */
export function makeBook(seed: number, size = 90): LabelledBook {
  const maker = new BookCases(seed);
  const kinds = KINDS.flatMap(([kind, share]) => Array.from({ length: share }, () => kind));
  for (let n = 0; n < size; n += 1) maker.make(maker.dice.one(kinds));
  // What the owner has no receipt for, half of it at the same merchants.
  for (let n = 0; n < size * 0.8; n += 1)
    maker.row(maker.day(), maker.bankText(maker.merchant()), -maker.amount());
  const { transactions, receipts, links, tied } = maker;
  return { transactions, receipts, links, tied };
}
