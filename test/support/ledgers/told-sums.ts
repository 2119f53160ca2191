import type { LedgerBooks, LedgerEntry } from '../../../functions/domain/exports/ledgers/ledger-books.ts';

/**
 * What moved the accounts of some books, each row on its own account: the entries, and for every part of one that moved to another account the
 * same money there the other way.
 */
export const accountRows = ({ entries }: LedgerBooks): LedgerEntry[] =>
  entries.flatMap((entry) => [
    entry,
    ...entry.lines.flatMap(({ amount, side }, at) =>
      side.kind === 'account'
        ? [{ ...entry, id: `${entry.id}-${at}`, accountId: side.accountId, amount: 0 - amount }]
        : [],
    ),
  ]);

/**
 * What accounts hold at the end by account and currency, as adding up says. A part of nothing brings no account into it, unless the entry
 * is all nothing.
 */
export function heldBy(books: LedgerBooks): [string, number][] {
  const entries = books.entries.map((entry) => {
    const lines = entry.lines.filter(({ amount }) => amount !== 0);
    return lines.length > 0 ? { ...entry, lines } : entry;
  });
  const sums = new Map<string, number>();
  for (const { accountId, currency, amount } of [
    ...books.openings.filter((opening) => opening.amount !== 0),
    ...accountRows({ ...books, entries }),
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
      if (side.kind !== 'account')
        add(
          'categoryId' in side ? `${side.kind} ${side.categoryId} ${currency}` : `${side.kind} ${currency}`,
          -amount,
        );
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}
