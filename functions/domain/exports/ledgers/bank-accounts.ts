import type { LedgerAccount, LedgerBooks, LedgerEntry, LedgerNote } from './ledger-books.ts';

/** What an account took in and gave out in one currency, oldest first. */
export interface BankAccount {
  readonly account: LedgerAccount;
  readonly currency: string;
  /** What it held before the first day. */
  readonly opening: number;
  readonly entries: readonly LedgerEntry[];
}

interface BankBooks {
  readonly accounts: readonly BankAccount[];
  readonly notes: readonly LedgerNote[];
}

/**
 * The entries of accounts that a bank keeps, an account and currency by itself, since files of banks name no currency or one. What is left out
 * is noted: entries of cash, which come from no bank, and, unless they may stay, those that move nothing, on which importers fail.
 */
export function bankAccounts(books: LedgerBooks, { withZero = false } = {}): BankBooks {
  const byAccount = Map.groupBy(books.entries.flatMap(withCounterparts), ({ accountId }) => accountId);
  const found = books.accounts.flatMap((account) => {
    const own = byAccount.get(account.id) ?? [];
    byAccount.delete(account.id);
    return own.length === 0 ? [] : [bankAccount(account, own, books, withZero)];
  });
  if (byAccount.size > 0) throw new Error(`Entries of unknown accounts: ${[...byAccount.keys()].join(', ')}`);
  return {
    accounts: found.flatMap(({ accounts }) => accounts),
    notes: found.flatMap(({ notes }) => notes),
  };
}

function bankAccount(
  account: LedgerAccount,
  own: readonly LedgerEntry[],
  { openings }: LedgerBooks,
  withZero: boolean,
): BankBooks {
  const { id, label, kind } = account;
  if (kind === 'cash')
    return { accounts: [], notes: [{ code: 'no-bank-account', account: label, count: own.length }] };
  const zero = withZero ? [] : own.filter(({ amount }) => amount === 0);
  const written = withZero ? own : own.filter(({ amount }) => amount !== 0);
  const byCurrency = Map.groupBy(written, ({ currency }) => currency);
  const others = [...byCurrency.keys()].filter((currency) => currency !== account.currency);
  return {
    accounts: [...byCurrency].map(([currency, entries]) => {
      const began = openings.find((each) => each.accountId === id && each.currency === currency);
      return { account, currency, opening: began?.amount ?? 0, entries };
    }),
    notes: [
      ...(zero.length === 0 ? [] : [zeroNote(label, zero)]),
      ...others.map((currency) => ({ code: 'other-currency', account: label, currency }) as const),
    ],
  };
}

/** An entry, and the movements of the accounts that parts of it moved to, each as the bank of that account tells it. */
const withCounterparts = (entry: LedgerEntry): LedgerEntry[] => [
  entry,
  ...entry.lines.flatMap(({ amount, worth, side }, at): LedgerEntry[] => {
    if (side.kind !== 'account') return [];
    const other = {
      ...{ id: `${entry.id}-${at}`, accountId: side.accountId, kind: 'transfer' as const },
      ...{ amount: 0 - amount, taxes: [], isReversed: false, isInvoiced: false, pairId: null },
      worth: entry.worth && { ...entry.worth, amount: 0 - worth },
    };
    const line = { amount: other.amount, worth: 0 - worth, side: { kind: 'transfers' as const } };
    return [{ ...entry, ...other, lines: [line] }];
  }),
];

const zeroNote = (account: string, entries: readonly LedgerEntry[]): LedgerNote => ({
  code: 'zero',
  account,
  entries: entries.map(({ date, description }) => ({ date, description })),
});
