import type { DateRange } from '../../../shared/model/export.ts';
import { counterpartyOf } from '../../../shared/own-document.ts';
import { packageFiles } from '../../domain/exports/package/packed.ts';
import type { PackedDocument } from '../../domain/exports/package/packed.ts';
import { documentName, uniqueNames } from '../../domain/exports/zip-names.ts';
import { asksForNoMoney } from '../../domain/matching/match-facts.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { receiptPosition } from '../../store/receipts.ts';
import type { StoredReceipt } from '../../store/receipts.ts';

/** Documents that are looked up at once, and looked through of the archive. */
const RECEIPTS_A_READ = 200;
const ARCHIVED_READ_MAX = 20_000;

interface Wanted {
  readonly organizationId: string;
  readonly days: DateRange;
  /** The documents of the entries of the days, in the order of these. */
  readonly linkedIds: readonly string[];
  /** Whether an entry lies in the days. */
  readonly isOfDays: (transactionId: string) => boolean;
}

/**
 * Every document of the days, with where in the package it is to lie: those of entries, those that belong to none and are dated on one of them, and
 * those that were of such an entry and are in the archive since, which are told and not packed. Documents of one file share its place.
 */
export async function packageDocuments(
  wanted: Wanted,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<PackedDocument[]> {
  const { organizationId, days, linkedIds } = wanted;
  const unique = uniqueNames();
  const paths = new Map<string, string>();
  const found: PackedDocument[] = [];
  const known = new Set<string>();
  const add = (receipt: StoredReceipt, standing: PackedDocument['standing']) => {
    if (known.has(receipt.id)) return;
    known.add(receipt.id);
    found.push(packedDocument(receipt, standing, isPacked(receipt, standing) ? pathOf(receipt) : null));
  };
  const pathOf = (receipt: StoredReceipt): string => {
    const uploadId = uploadOf(receipt);
    const path =
      paths.get(uploadId) ??
      packageFiles.documents + unique(documentName({ ...receipt, vendor: counterpartyOf(receipt) }));
    paths.set(uploadId, path);
    return path;
  };
  for (let at = 0; at < linkedIds.length; at += RECEIPTS_A_READ) {
    const ids = linkedIds.slice(at, at + RECEIPTS_A_READ);
    const some = new Map(
      (await receipts.getMany(organizationId, ids)).map((receipt) => [receipt.id, receipt]),
    );
    for (const id of ids) {
      const receipt = some.get(id);
      if (receipt) add(receipt, receipt.archivedAt === null ? 'linked' : 'archived');
    }
  }
  for await (const receipt of receipts.unmatched(organizationId, days)) add(receipt, 'unmatched');
  for await (const receipt of archivedOf(wanted, receipts)) add(receipt, 'archived');
  return found;
}

/** Whether a document's original goes into the package. */
const isPacked = ({ originalDeletedAt }: StoredReceipt, standing: PackedDocument['standing']): boolean =>
  standing !== 'archived' && originalDeletedAt === undefined;

/** Archived documents that were those of entries of the days. */
async function* archivedOf(
  { organizationId, isOfDays }: Wanted,
  receipts: Cloud['receipts'],
): AsyncGenerator<StoredReceipt> {
  let [read, after]: [number, string | undefined] = [0, undefined];
  do {
    const { items, more } = await receipts.archivedPage(organizationId, { after, limit: RECEIPTS_A_READ });
    yield* items.filter(({ archivedFrom = [] }) => archivedFrom.some(isOfDays));
    read += items.length;
    const last = items.at(-1);
    after = more && last ? archivedPosition(last) : undefined;
  } while (after !== undefined && read < ARCHIVED_READ_MAX);
}

const archivedPosition = ({ id, archivedAt, createdAt }: StoredReceipt): string =>
  receiptPosition({ id, createdAt: archivedAt ?? createdAt });

const uploadOf = ({ id, fileId = id }: StoredReceipt): string => fileId;

function packedDocument(
  receipt: StoredReceipt,
  standing: PackedDocument['standing'],
  path: string | null,
): PackedDocument {
  const { id, fileName, contentType, date, amount, currency, size } = receipt;
  const { transactionIds, archivedAt, archivedFrom = [] } = receipt;
  return {
    ...{ id, uploadId: uploadOf(receipt), path, fileName, contentType },
    ...{ vendor: counterpartyOf(receipt), date, amount, currency, size, standing },
    asksForNoMoney: asksForNoMoney(receipt),
    isOriginalDeleted: receipt.originalDeletedAt !== undefined,
    entryIds: archivedAt === null ? transactionIds : archivedFrom,
  };
}
