import type { LedgerBooks } from '../../../functions/domain/exports/ledgers/ledger-books.ts';

/** What accounts hold at the end by account and currency, as adding up says. */
export function heldBy({ openings, entries }: LedgerBooks): [string, number][] {
  const sums = new Map<string, number>();
  for (const { accountId, currency, amount } of [
    ...openings.filter((opening) => opening.amount !== 0),
    ...entries,
  ])
    sums.set(`${accountId} ${currency}`, (sums.get(`${accountId} ${currency}`) ?? 0) + amount);
  return [...sums];
}

/** What every account, category and other place comes to by currency, debits positive; without what comes to nothing. */
export function toldSums(books: LedgerBooks): Map<string, number> {
  const sums = new Map(heldBy(books));
  const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const { currency, amount } of books.openings) add(`opening ${currency}`, -amount);
  for (const { currency, lines } of books.entries)
    for (const { side, amount } of lines)
      add(
        'categoryId' in side ? `${side.kind} ${side.categoryId} ${currency}` : `${side.kind} ${currency}`,
        -amount,
      );
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}
