import type { Question, QuestionAbout } from '../../../shared/model/question.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Write } from '../../store/writes.ts';

/** What looking up an entry or document uses. */
export type ThingParts = Pick<Cloud, 'ledger' | 'receipts'>;

/** An entry or document: how people know it, null while it is in the archive or gone; and the condition that it is so still. */
export interface AskedThing {
  readonly shown: Question['thing'];
  readonly asRead: readonly Write[];
}

/** The id of what a question is about. */
export const aboutIdOf = (about: QuestionAbout): string =>
  'transactionId' in about ? about.transactionId : about.receiptId;

/** What questions are about, by its id. */
export async function askedThings(
  organizationId: string,
  abouts: readonly QuestionAbout[],
  { ledger, receipts }: ThingParts,
): Promise<ReadonlyMap<string, AskedThing>> {
  const rowIds = new Set(abouts.flatMap((about) => ('transactionId' in about ? about.transactionId : [])));
  const receiptIds = new Set(abouts.flatMap((about) => ('receiptId' in about ? about.receiptId : [])));
  const [rows, documents] = await Promise.all([
    ledger.getMany(organizationId, [...rowIds]),
    receipts.getMany(organizationId, [...receiptIds]),
  ]);
  return new Map<string, AskedThing>([
    ...[...rowIds].map((id) => [id, { shown: null, asRead: [ledger.absent(organizationId, id)] }] as const),
    // Of a document that is gone none comes back.
    ...[...receiptIds].map((id) => [id, { shown: null, asRead: [] }] as const),
    ...rows.map((row) => [row.id, { shown: shownRow(row), asRead: [ledger.unchanged(row)] }] as const),
    ...documents.map(
      (one) => [one.id, { shown: shownDocument(one), asRead: [receipts.unchanged(one)] }] as const,
    ),
  ]);
}

/** What a question is about. */
export async function askedThing(
  organizationId: string,
  about: QuestionAbout,
  cloud: ThingParts,
): Promise<AskedThing> {
  const found = await askedThings(organizationId, [about], cloud);
  return found.get(aboutIdOf(about)) ?? { shown: null, asRead: [] };
}

const shownRow = ({ description, date, amount, currency }: LedgerRow): Question['thing'] => ({
  ...{ name: sayDescription(description), date, amount, currency },
});

const shownDocument = ({ archivedAt, vendor, fileName, ...facts }: StoredReceipt): Question['thing'] => {
  const { date, amount, currency } = facts;
  return archivedAt === null ? { name: vendor ?? fileName, date, amount, currency } : null;
};
