import { bookCurrencies } from '../../../shared/money.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { entryOf } from '../../domain/ledger/entry.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { organizationOf } from '../books/organization-of.ts';
import { guessFor } from '../categories/guess-categories.ts';

/** Documents of money that was spent; whom others paid is for the person to say. */
const SPENT: readonly string[] = ['receipt', 'invoice'];

/** Documents as just read, each with the category that its purchase may have: as for an entry of its vendor's name. */
export async function withOffers(
  receipts: readonly StoredReceipt[],
  cloud: Pick<Cloud, 'organizations' | 'categories'>,
): Promise<StoredReceipt[]> {
  const [first] = receipts;
  if (!first) return [];
  const rows = new Map(receipts.flatMap((receipt) => purchaseOf(receipt) ?? []).map((row) => [row.id, row]));
  const organization = await organizationOf(first.organizationId, cloud);
  const guess = await guessFor([...rows.values()], organization, cloud);
  return receipts.map((receipt) => {
    const row = rows.get(receipt.id);
    const suggestedCategory = row && guess.suggestionFor(row);
    return suggestedCategory ? { ...receipt, suggestedCategory } : receipt;
  });
}

/** The entry that a document's purchase would be; undefined where too little was read. */
function purchaseOf(receipt: StoredReceipt): LedgerRow | undefined {
  const { id, vendor, amount, date, kind, createdAt, userId, organizationId } = receipt;
  if (!SPENT.includes(kind) || vendor === null || !amount) return undefined;
  const currency = bookCurrencies.find((known) => known === receipt.currency) ?? 'USD';
  const entry = {
    id,
    kind: 'expense',
    description: vendor,
    amount,
    accountId: '',
    date: date ?? createdAt.slice(0, 10),
  } as const;
  return entryOf(entry, { userId, organizationId, currency, source: 'entry', createdAt });
}
