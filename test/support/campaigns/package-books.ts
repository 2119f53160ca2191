import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { LedgerRow } from '../../../functions/domain/ledger/ledger-row.ts';
import { bodyId } from '../../../functions/domain/ids.ts';
import { notBegun } from '../../../functions/store/packing.ts';
import { Reports } from '../../../functions/store/reports.ts';
import { addDays } from '../../../shared/civil-date.ts';
import { booksOf, organizationIdOf } from '../books.ts';
import { bucketOf } from '../bucket.ts';
import { entry } from '../entries.ts';
import type { LocalCloud } from '../local-cloud.ts';
import { Member } from '../member.ts';
import { addPapers, paper } from '../papers.ts';
import { writeRows } from '../write-rows.ts';

export const year = { from: '2026-01-01', to: '2026-12-31' };

/** Vendors of several scripts, and one that would leave its folder. */
const VENDORS = [
  'Maple Hardware',
  'Café Électra',
  'Книжный магазин',
  '办公用品',
  'متجر القهوة',
  '../../etc/passwd',
];
/** Bytes of a document; 5,000 of them are a gigabyte (2^30). */
const DOCUMENT_BYTES = 215_000;
const ROWS_AT_ONCE = 20;

/** Books with as many entries as documents, one each, and what is to be found of them in a package. */
export interface PackageBooks {
  readonly member: Member;
  readonly organizationId: string;
  /** The check sums of all originals. */
  readonly sums: ReadonlySet<string>;
}

/** Fills new books: each document has bytes of its own, which nothing shrinks. */
export async function packageBooks(
  cloud: LocalCloud,
  documents: number,
  random: () => number,
): Promise<PackageBooks> {
  const member = await Member.join(cloud);
  const organizationId = await organizationIdOf(member);
  const first = entry();
  await member.ask('POST', '/transactions', first);
  const books = booksOf(cloud);
  const model = await books.ledger.get(organizationId, first.id);
  if (!model) throw new Error('The first entry is not there.');
  const { files } = bucketOf(cloud);
  const sums = new Set<string>();
  let rows: LedgerRow[] = [];
  const write = async () => {
    await writeRows(
      books,
      rows.map((after) => ({ after })),
      null,
    );
    rows = [];
  };
  for (let number = 0; number < documents; number += 1) {
    const date = addDays(year.from, Math.floor((number * 365) / documents));
    const amount = 100 + Math.floor(random() * 100_000);
    const vendor = VENDORS[number % VENDORS.length] ?? '';
    const id = v7();
    const document = paper(organizationId, {
      ...{ vendor, date, amount, size: DOCUMENT_BYTES, status: 'matched', transactionIds: [id] },
    });
    const bytes = noise(DOCUMENT_BYTES, random);
    sums.add(createHash('sha256').update(bytes).digest('hex'));
    const upload = { fileName: document.fileName, contentType: document.contentType, size: DOCUMENT_BYTES };
    await files.saveOriginal(
      {
        ...{ ...upload, id: document.id, organizationId, userId: organizationId, purpose: 'receipt' },
        ...{ sha256: document.sha256, createdAt: document.createdAt },
      },
      bytes,
    );
    await addPapers(books, [document]);
    const documentsOf = { receiptId: document.id, receiptIds: [document.id] };
    rows.push({ ...model, id, date, amount: -amount, description: vendor, ...documentsOf, version: 1 });
    if (rows.length === ROWS_AT_ONCE) await write();
  }
  if (rows.length > 0) await write();
  return { member, organizationId, sums };
}

/** Bytes that no zip makes smaller. */
function noise(length: number, random: () => number): Uint8Array {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(Math.floor(random() * 2 ** 32), at);
  return bytes;
}

/** An order of a package as the product keeps it, without its message: nobody but the trial's own workers takes it. */
export async function orderedPackage(
  cloud: LocalCloud,
  { organizationId }: Pick<PackageBooks, 'organizationId'>,
): Promise<string> {
  const [id, createdAt] = [v7(), new Date().toISOString()];
  const { table } = booksOf(cloud);
  const report = new Reports(table).addition({
    ...{ id, organizationId, userId: organizationId, name: 'package.zip', asked: bodyId(year) },
    ...{ type: 'package', format: 'zip', ...year, fields: [], onlyMatched: false, language: 'en' },
    ...{ status: 'Processing', progress: 0, size: null, packing: notBegun, version: 1 },
    ...{ createdAt, changedAt: createdAt },
  });
  await table.write([report]);
  return id;
}
