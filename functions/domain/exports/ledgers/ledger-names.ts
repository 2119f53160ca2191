import { safePart, uniqueNames } from '../zip-names.ts';
import type { BankAccount } from './bank-accounts.ts';
import type { LedgerBooks, LedgerFile, LedgerNote } from './ledger-books.ts';

type Days = Pick<LedgerBooks, 'from' | 'to'>;

/** Names of files, each once: `business-checking_2026-01-01_to_2026-03-31_part-1.csv`, with the currency where it is not the account's. */
export function ledgerNames({ from, to }: Days) {
  const unique = uniqueNames();
  return (stem: string, ending: string, part?: number): string => {
    const plain = safePart(stem).toLowerCase().replaceAll(' ', '-') || 'account';
    return unique(`${plain}_${from}_to_${to}${part === undefined ? '' : `_part-${part}`}.${ending}`);
  };
}

/** What a file of an account is called by. */
export const stemOf = ({ account, currency }: BankAccount): string =>
  currency === account.currency ? account.label : `${account.label} ${currency}`;

/** The pieces of what is one to a person as files of their own, and the note that they are. */
export function piecesAsFiles(
  pieces: readonly string[],
  account: string,
  nameOf: (part?: number) => string,
): { readonly files: LedgerFile[]; readonly notes: LedgerNote[] } {
  const isSplit = pieces.length > 1;
  return {
    files: pieces.map((text, at) => ({ name: nameOf(isSplit ? at + 1 : undefined), pieces: () => [text] })),
    notes: isSplit ? [{ code: 'in-parts', account, parts: pieces.length }] : [],
  };
}
