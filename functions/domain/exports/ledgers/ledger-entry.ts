import { entryLines } from '../../../../shared/entry-lines.ts';
import type { EntryLine } from '../../../../shared/entry-lines.ts';
import { worthLines } from '../../../../shared/entry-worth.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { wantsCategory } from '../../../../shared/wants-category.ts';
import type { LedgerEntry, OtherSide } from './ledger-books.ts';

/** What an entry is called by in such files: as the language of the file says it. */
interface EntryWords {
  readonly description: (kept: string) => string;
  readonly category: (name: string) => string;
}

/** An entry as files for other programs take it; `payee`: whom its first document names. */
export function ledgerEntry(transaction: Transaction, payee: string | null, words: EntryWords): LedgerEntry {
  const { id, date, description, accountId, kind, amount, currency, worth, taxes = [], pairId } = transaction;
  return {
    ...{ id, date, accountId, kind, amount, currency, taxes, payee },
    description: words.description(description),
    worth: worth ? { amount: worth.amount, currency: worth.currency } : null,
    pairId: pairId ?? null,
    lines: worthLines(entryLines(transaction), transaction).map((line) => ({
      amount: line.amount,
      worth: line.worth,
      side: sideOf(line, transaction, words),
    })),
  };
}

function sideOf(line: EntryLine, { use }: Transaction, words: EntryWords): OtherSide {
  const { kind, categoryId, category, isPersonal } = line;
  if (isPersonal) return { kind: 'personal' };
  if (kind === 'transfer') return { kind: use === 'owner' ? 'owner' : 'transfers' };
  return { kind, categoryId, label: words.category(category), isUnsorted: wantsCategory(line) };
}
