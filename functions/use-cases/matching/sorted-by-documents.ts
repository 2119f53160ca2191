import type { AssumedCategory } from '../../../shared/model/category.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { toldByDocument } from '../../domain/categories/told-by-document.ts';
import { sortingOf } from '../../domain/categories/rule-effect.ts';
import { assumedTaxes } from '../../domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { organizationOf } from '../books/organization-of.ts';
import { guessFor } from '../categories/guess-categories.ts';

/** Documents of one purchase or one sale; a credit note's money goes the other way. */
const OF_PURCHASES: readonly string[] = ['receipt', 'invoice'];
/** A category moves totals and habits: of more entries than this the table could not write all at once. */
const SORTED_AT_ONCE_MAX = 6;

/**
 * Rows just linked to documents, with what these tell: those without a category with the one that the documents surely tell of, and all with
 * the tax that is assumed of them then. Whose documents they are says more than what the bank wrote, and money for one's own invoice is a
 * customer's. Such a category is assumed until a person looks at it, and goes with the link.
 */
export async function asDocumentsTell(
  rows: readonly LedgerRow[],
  documents: readonly StoredReceipt[],
  organizationId: string,
  cloud: Pick<Cloud, 'organizations' | 'categories'>,
): Promise<readonly LedgerRow[]> {
  if (rows.length === 0) return [];
  const organization = await organizationOf(organizationId, cloud);
  const sorted = await sortedByDocuments(rows, documents, organization, cloud);
  return sorted.map(assumedTaxes(organization).assumed);
}

async function sortedByDocuments(
  rows: readonly LedgerRow[],
  documents: readonly StoredReceipt[],
  organization: StoredOrganization,
  cloud: Pick<Cloud, 'categories'>,
): Promise<readonly LedgerRow[]> {
  const [vendor, ...others] = new Set(documents.map((document) => document.vendor));
  const isOfOne = others.length === 0 && documents.every(({ kind }) => OF_PURCHASES.includes(kind));
  if (!vendor || !isOfOne || rows.length > SORTED_AT_ONCE_MAX || !rows.some(wantsCategory)) return rows;
  const told = rows.map((row) => (wantsCategory(row) ? toldByDocument(row, vendor) : undefined));
  const asked = [...rows, ...told.flatMap((row) => row ?? [])];
  const guess = await guessFor(asked, organization, cloud);
  return rows.map((row, at) => {
    const as = told[at];
    const sorted = as && guess.assumed(as);
    // What people decided about the bank's own name for it, though not surely, is left to them.
    if (!sorted?.assumed || sorted.kind !== row.kind || guess.isDecided(row)) return row;
    const { categoryId } = sorted;
    return withAssumed(row, { categoryId, assumed: reasoned(sorted.assumed, row, vendor) });
  });
}

interface Sorted {
  readonly categoryId: string;
  readonly assumed: AssumedCategory;
}

function withAssumed(row: LedgerRow, sorted: Sorted): LedgerRow {
  const { suggestedCategory, ruleId, assumed: _none, ...bare } = row;
  const before = { categoryId: row.categoryId, ...sortingOf({ suggestedCategory, ruleId }) };
  return { ...bare, ...sorted, brought: { categoryId: sorted.categoryId, before, isAssumed: true } };
}

/** Of a purchase the reason is whose document was matched; of a sale it is the customer's. */
const reasoned = (assumed: AssumedCategory, row: LedgerRow, vendor: string) =>
  row.amount > 0
    ? assumed
    : { ...assumed, reason: say(wordsToKeep.categories, { code: 'vendor-of-document', vendor }) };
