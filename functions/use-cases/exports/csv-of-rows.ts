import type { ExportField } from '../../../shared/model/export.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { csvOf } from '../../domain/exports/csv.ts';
import { exportRows } from '../../domain/exports/export-rows.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

type Parts = Pick<Cloud, 'people' | 'receipts' | 'matches'>;

/** Rows as CSV with the fields wanted; receipts, members' names and the confidence of matches are looked up where a field asks for them. */
export async function csvOfRows(
  rows: readonly LedgerRow[],
  fields: readonly ExportField[],
  organization: StoredOrganization,
  cloud: Parts,
): Promise<Uint8Array> {
  const { id: organizationId, timeZone } = organization;
  const names = bookNames(organization);
  const { titles, kinds } = wordsFor().reports;
  const needsReceipts = fields.some((field) => field.startsWith('receipt_'));
  const receiptIds = needsReceipts ? [...new Set(rows.flatMap((row) => row.receiptIds))] : [];
  const receipts = new Map(
    (await cloud.receipts.getMany(organizationId, receiptIds)).map((receipt) => [receipt.id, receipt]),
  );
  const confidences = fields.includes('match_confidence')
    ? await confidencesOf(organizationId, cloud)
    : new Map<string, number>();
  const people = fields.includes('user_name') ? await fullNamesOf(rows, cloud) : new Map<string, string>();
  const cells = rows.flatMap((row) =>
    exportRows(
      {
        transaction: shownTransaction(row, names),
        receipts: row.receiptIds.map((id) => receipts.get(id)).filter((receipt) => receipt !== undefined),
        userName: people.get(row.userId) ?? '',
        matchConfidence: confidences.get(row.id) ?? null,
      },
      timeZone,
      kinds,
    ),
  );
  return csvOf(cells, fields, titles);
}

/** Transaction → how sure its confirmed match was. */
async function confidencesOf(organizationId: string, { matches }: Parts): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const match of matches.decisions(organizationId)) {
    if (match.status === 'confirmed') for (const id of match.transactionIds) found.set(id, match.confidence);
  }
  return found;
}

async function fullNamesOf(rows: readonly LedgerRow[], { people }: Parts): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const persons = await Promise.all(ids.map((id) => people.person(id)));
  return new Map(persons.flatMap((person) => (person ? [[person.id, person.fullName] as const] : [])));
}
