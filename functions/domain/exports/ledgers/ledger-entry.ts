import type { SideOf } from '../../../../shared/countries/category-sides.ts';
import { counterpartOf, entryLines } from '../../../../shared/entry-lines.ts';
import type { EntryLine } from '../../../../shared/entry-lines.ts';
import { worthLines } from '../../../../shared/entry-worth.ts';
import { counterpartyOf } from '../../../../shared/own-document.ts';
import type { Receipt } from '../../../../shared/model/receipt.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { wantsCategory } from '../../../../shared/wants-category.ts';
import type { LedgerEntry, OtherSide } from './ledger-books.ts';

/** What an entry is called by in such files: as the language of the file says it. */
interface EntryWords {
  readonly description: (kept: string) => string;
  readonly category: (name: string) => string;
  /** Whether a line counts as income or as an expense: a refund goes to the account that it lowers. */
  readonly sideOf: SideOf;
}

/** What such files say of the documents of an entry. */
type EntryDocument = Pick<Receipt, 'vendor' | 'kind' | 'fields' | 'isIssued'>;

/** An entry as files for other programs take it; whom it pays, or who pays it, is said by the first of its documents that names somebody. */
export function ledgerEntry(
  transaction: Transaction,
  documents: readonly EntryDocument[],
  words: EntryWords,
): LedgerEntry {
  const { id, date, description, accountId, kind, amount, currency, worth, taxes = [], pairId } = transaction;
  return {
    ...{ id, date, accountId, kind, amount, currency, taxes },
    isReversed: transaction.reverseCharge === true,
    payee: documents.map(counterpartyOf).find((name) => name !== null) ?? null,
    isInvoiced: documents.some((document) => document.kind === 'invoice'),
    description: words.description(description),
    worth: worth ? { amount: worth.amount, currency: worth.currency } : null,
    pairId: pairId ?? null,
    lines: worthLines(entryLines(transaction), transaction).map((line) => ({
      amount: line.amount,
      worth: line.worth,
      side: otherSideOf(line, transaction, words),
    })),
  };
}

function otherSideOf(line: EntryLine, { use }: Transaction, words: EntryWords): OtherSide {
  const { kind, categoryId, category, isPersonal } = line;
  const accountId = counterpartOf(line);
  if (accountId !== undefined) return { kind: 'account', accountId };
  if (isPersonal) return { kind: 'personal' };
  if (kind === 'transfer') return { kind: use === 'owner' ? 'owner' : 'transfers' };
  return {
    kind: words.sideOf(categoryId, kind),
    ...{ categoryId, label: words.category(category), isUnsorted: wantsCategory(line) },
  };
}
