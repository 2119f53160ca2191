import type { ExportField } from '../../../shared/model/export.ts';
import type { ExportEntry } from '../../domain/exports/entry-rows.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { matchIdOf } from '../../domain/ids.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReceipt } from '../../store/receipts.ts';

/** The parts of the cloud where that is found which an export says beside its rows. */
export type EntryParts = Pick<Cloud, 'people' | 'receipts' | 'matches'>;

type Receipts = ReadonlyMap<string, StoredReceipt>;

/** Rows whose matches are looked for by the row itself, at once. */
const ROWS_AT_ONCE = 25;

/**
 * Gives rows, some at a time, with what an export of these fields says beside them: receipts, members' names and the confidence of
 * their matches are looked up where a field asks for them.
 */
export function entriesFor(
  fields: readonly ExportField[],
  organization: StoredOrganization,
  cloud: EntryParts,
): (rows: readonly LedgerRow[]) => Promise<ExportEntry[]> {
  const { id: organizationId } = organization;
  const names = bookNames(organization);
  const asksFor = (...wanted: readonly string[]) =>
    fields.some((field) => wanted.some((beginning) => field.startsWith(beginning)));
  const nameOf = asksFor('user_name') ? fullNames(cloud) : () => '';
  return async (rows) => {
    const receipts = asksFor('receipt_', 'match_confidence')
      ? await receiptsOf(rows, organizationId, cloud)
      : new Map<string, StoredReceipt>();
    const confidences = asksFor('match_confidence')
      ? await confidencesOf(rows, receipts, organizationId, cloud)
      : new Map<string, number>();
    const entries: ExportEntry[] = [];
    for (const row of rows)
      entries.push({
        transaction: shownTransaction(row, names),
        receipts: linkedTo(row, receipts),
        userName: await nameOf(row.userId),
        matchConfidence: confidences.get(row.id) ?? null,
      });
    return entries;
  };
}

function linkedTo({ receiptIds }: LedgerRow, receipts: Receipts): StoredReceipt[] {
  return receiptIds.map((id) => receipts.get(id)).filter((receipt) => receipt !== undefined);
}

async function receiptsOf(
  rows: readonly LedgerRow[],
  organizationId: string,
  { receipts }: EntryParts,
): Promise<Receipts> {
  const ids = new Set(rows.flatMap(({ receiptIds }) => receiptIds));
  const found = await receipts.getMany(organizationId, [...ids]);
  return new Map(found.map((receipt) => [receipt.id, receipt]));
}

/** Members are few and rows many: each name is looked up once. */
function fullNames({ people }: EntryParts): (userId: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (userId) => {
    const name = known.get(userId) ?? people.person(userId).then((person) => person?.fullName ?? '');
    known.set(userId, name);
    return name;
  };
}

/**
 * Transaction → how sure its confirmed match was. Most matches carry the id of what they link; one made by hand or of a payout is looked
 * for by its row.
 */
async function confidencesOf(
  rows: readonly LedgerRow[],
  receipts: Receipts,
  organizationId: string,
  { matches }: EntryParts,
): Promise<ReadonlyMap<string, number>> {
  const linked = rows.filter(({ receiptIds }) => receiptIds.length > 0);
  const likely = new Set(linked.map((row) => likelyMatchId(row, receipts)));
  const found = confidencesIn(await matches.getMany(organizationId, [...likely]));
  const others = linked.map(({ id }) => id).filter((id) => !found.has(id));
  for (let at = 0; at < others.length; at += ROWS_AT_ONCE) {
    const about = await matches.about(organizationId, others.slice(at, at + ROWS_AT_ONCE));
    for (const [id, confidence] of confidencesIn(about)) found.set(id, confidence);
  }
  return found;
}

function likelyMatchId(row: LedgerRow, receipts: Receipts): string {
  const transactionIds = linkedTo(row, receipts).flatMap((receipt) => receipt.transactionIds);
  return matchIdOf({ receiptIds: row.receiptIds, transactionIds: [...new Set(transactionIds)] });
}

function confidencesIn(matches: readonly StoredMatch[]): Map<string, number> {
  const confirmed = matches.filter(({ status }) => status === 'confirmed');
  return new Map(
    confirmed.flatMap(({ transactionIds, confidence }) => transactionIds.map((id) => [id, confidence])),
  );
}
