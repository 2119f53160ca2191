import type { EntryFactChange } from '../../../shared/model/entry-history.ts';
import type { RowFacts, RowHistory } from '../ledger/history.ts';
import type { RowPart } from '../ledger/ledger-row.ts';
import type { BookNames } from './book-names.ts';
import { transferLabel } from './shown-transaction.ts';

/** What a change of a row changed as the API shows it; that a row went or came back says it all. */
export function shownChanges({ act, before, after }: RowHistory, names: BookNames): EntryFactChange[] {
  if (act !== 'changed') return [];
  const [was, is] = [shownFacts(before, names), shownFacts(after, names)];
  const changed = (Object.keys(was) as (keyof ShownFacts)[]).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  return changed.map((field) => ({ field, before: was[field], after: is[field] }) as EntryFactChange);
}

type ShownFacts = { [C in EntryFactChange as C['field']]: C['before'] };

function shownFacts(facts: RowFacts, names: BookNames): ShownFacts {
  const { kind, description, amount, date, accountId, categoryId, receiptIds } = facts;
  const { taxes, reverseCharge, noReceiptNeeded, use, businessShare, parts, notes, worth } = facts;
  return {
    kind: kind ?? null,
    description: description ?? null,
    amount: amount ?? null,
    date: date ?? null,
    account: accountId === undefined ? null : names.accountName(accountId),
    category: categoryId === undefined ? null : names.categoryName(categoryId),
    documents: receiptIds ?? null,
    taxes: taxes ?? null,
    reverseCharge: reverseCharge ?? null,
    noReceiptNeeded: noReceiptNeeded ?? null,
    use: use ?? null,
    businessShare: businessShare ?? null,
    parts:
      parts?.map((part: RowPart) => ({
        ...{ ...part, category: names.categoryName(part.categoryId) },
        ...transferLabel(part, names),
      })) ?? null,
    notes: notes ?? null,
    worth: worth ?? null,
  };
}
