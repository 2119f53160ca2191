import { counterpartyOf } from '../../../shared/own-document.ts';
import { lessonId } from '../../domain/ids.ts';
import { linkedRows } from '../../domain/ledger/linked-rows.ts';
import { withoutUsualTax } from '../../domain/reports/sales-tax/assumed-claims.ts';
import { confirmedNames, refusedNames, vendorKey } from '../../domain/matching/lessons.ts';
import { isOpenReceipt, isOpenRow } from '../../domain/matching/match-facts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredLesson } from '../../store/lessons.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { organizationOf } from '../books/organization-of.ts';
import { asDocumentsTell } from './sorted-by-documents.ts';
import { participantsOf } from '../../store/matches.ts';
import type { Write } from '../../store/writes.ts';

type Parts = Pick<Cloud, 'matches' | 'ledger' | 'receipts'>;

/** Lessons of one decision at most, and items written with it: a transaction holds a hundred, one of them asks for what follows. */
const LESSONS_MAX = 5;
/** Beside two messages, the entry in the audit log and the condition on a membership. */
const WRITES_MAX = 96;

/** The receipts and transactions of a match as they stand. */
export interface Sides {
  readonly receipts: readonly StoredReceipt[];
  readonly rows: readonly LedgerRow[];
}

/** Both sides of a match, read consistently; those that are gone are missing. */
export async function sidesOf(
  { organizationId, receiptIds, transactionIds }: StoredMatch,
  { receipts, ledger }: Pick<Parts, 'receipts' | 'ledger'>,
): Promise<Sides> {
  const [documents, rows] = await Promise.all([
    receipts.getMany(organizationId, receiptIds),
    ledger.getMany(organizationId, transactionIds),
  ]);
  return { receipts: documents, rows };
}

/** Both sides of a match that can be linked now, or why it can't. */
export async function freeSidesOf(match: StoredMatch, cloud: Parts): Promise<Sides | Refusal> {
  const sides = await sidesOf(match, cloud);
  if (!isWhole(match, sides)) return refuse('not-found');
  return isFree(sides) ? sides : refuse('wrong-state');
}

/** Those of a match's sides that it still links: what was taken out of it since may belong to another by now. */
export function linkedBy(
  { receiptIds, transactionIds }: Pick<StoredMatch, 'receiptIds' | 'transactionIds'>,
  { receipts, rows }: Sides,
): Sides {
  return {
    receipts: receipts.filter((receipt) => receipt.transactionIds.some((id) => transactionIds.includes(id))),
    rows: rows.filter((row) => row.receiptIds.some((id) => receiptIds.includes(id))),
  };
}

/** Whether nothing of a match is missing among these. */
export const isWhole = ({ receiptIds, transactionIds }: StoredMatch, { receipts, rows }: Sides): boolean =>
  rows.length === transactionIds.length && receipts.length === receiptIds.length;

/** Transfers can be linked by hand; a row or receipt that is linked already can't. */
const isFree = ({ receipts, rows }: Sides): boolean =>
  receipts.every(isOpenReceipt) && rows.every(({ receiptIds }) => receiptIds.length === 0);

/**
 * Rows linked to documents. What these state of taxes counts before the usual rates that a person confirmed where nothing stated any, not before
 * what a person said otherwise.
 */
async function asDocumentsState(
  rows: readonly LedgerRow[],
  documents: readonly StoredReceipt[],
  cloud: Pick<Cloud, 'organizations'>,
): Promise<LedgerRow[]> {
  const linked = linkedRows(rows, documents);
  const organizationId = rows[0]?.organizationId;
  if (organizationId === undefined || documents.length === 0 || !rows.some(({ taxesSaid }) => taxesSaid))
    return linked;
  const unconfirmed = withoutUsualTax(await organizationOf(organizationId, cloud));
  const before = rows.map(unconfirmed);
  const stated = linkedRows(before, documents);
  return linked.map((row, at) => {
    const other = stated[at];
    const isStated = other?.taxes !== undefined || other?.taxFreeByInvoice === true;
    return other && isStated && before[at] !== rows[at] ? other : row;
  });
}

/** The row changes and receipt writes that link both sides, or (without ids) open them again. */
export async function linkWrites(
  { receipts, rows }: Sides,
  linked: Pick<StoredMatch, 'receiptIds' | 'transactionIds'>,
  cloud: Pick<Cloud, 'receipts' | 'organizations' | 'categories'>,
) {
  const linking = linked.receiptIds.flatMap((id) => receipts.find((receipt) => receipt.id === id) ?? []);
  const organizationId = rows[0]?.organizationId ?? '';
  const stated = await asDocumentsState(rows, linking, cloud);
  const after = await asDocumentsTell(stated, linking, organizationId, cloud);
  const status = linked.transactionIds.length > 0 ? ('matched' as const) : ('processed' as const);
  return {
    changes: rows.map((before, at) => ({ before, after: after[at] })),
    papers: receipts.map(({ wantedBy: _entry, ...receipt }) =>
      cloud.receipts.change(receipt, {
        ...receipt,
        transactionIds: [...linked.transactionIds],
        status,
      }),
    ),
  };
}

/** What a person's decision teaches; a refusal is always a lesson, so that it can be found and forgotten. */
export function lessonsOf(match: StoredMatch, kind: StoredLesson['kind'], sides: Sides): StoredLesson[] {
  const vendors = sides.receipts.map(counterpartyOf);
  const descriptions = sides.rows.map(({ description }) => description);
  const taught =
    kind === 'same' ? confirmedNames(vendors, descriptions) : refusedNames(vendors, descriptions);
  const pairOnly = kind === 'different' && taught.length === 0;
  const names: { vendor: string | null; descriptions: string[] }[] = pairOnly
    ? [{ vendor: vendors[0] ?? null, descriptions: [] }]
    : taught;
  return names.slice(0, LESSONS_MAX).map(({ vendor, descriptions: texts }) => ({
    id: lessonId(match.id, kind, vendor),
    kind,
    vendor,
    descriptions: texts,
    matchId: match.id,
    learnedAt: match.decidedAt ?? match.createdAt,
    organizationId: match.organizationId,
    name: vendorKey(vendor),
  }));
}

/** Puts aside the suggestions that want what a match takes: as many as fit into its transaction. */
export async function setAside(match: StoredMatch, room: number, { matches }: Parts) {
  const others = await matches.about(match.organizationId, participantsOf(match));
  const waiting = others.filter(({ id, status }) => id !== match.id && status === 'pending');
  const aside = waiting.slice(0, Math.max(0, WRITES_MAX - room));
  return {
    writes: aside.map((other) => matches.change(other, { ...other, status: 'set-aside' })),
    freed: {
      receiptIds: aside
        .flatMap(({ receiptIds }) => receiptIds)
        .filter((id) => !match.receiptIds.includes(id)),
      transactionIds: aside
        .flatMap(({ transactionIds }) => transactionIds)
        .filter((id) => !match.transactionIds.includes(id)),
    },
  };
}

/** Brings back the suggestions that were put aside for what is free again (`freed`: with this very transaction). */
export async function bringBack(
  organizationId: string,
  freed: readonly string[],
  cloud: Pick<Parts, 'matches' | 'receipts' | 'ledger'>,
): Promise<{ writes: Write[]; receiptIds: string[] }> {
  const others = await cloud.matches.about(organizationId, freed);
  const back: StoredMatch[] = [];
  for (const match of others.filter(({ status }) => status === 'set-aside'))
    if (await isOpen(match, new Set(freed), cloud)) back.push(match);
  return {
    writes: back.map((match) => cloud.matches.change(match, { ...match, status: 'pending' })),
    receiptIds: [...new Set(back.flatMap(({ receiptIds }) => receiptIds))],
  };
}

/** Whether nothing of a match is gone or taken, apart from what is being freed. */
export async function isOpen(
  match: StoredMatch,
  freed: ReadonlySet<string>,
  cloud: Pick<Parts, 'receipts' | 'ledger'>,
): Promise<boolean> {
  const { receipts, rows } = await sidesOf(match, cloud);
  return (
    isWhole(match, { receipts, rows }) &&
    receipts.every((receipt) => freed.has(receipt.id) || isOpenReceipt(receipt)) &&
    rows.every((row) => freed.has(row.id) || isOpenRow(row))
  );
}
