import { v7 } from 'uuid';
import { Files } from '../../functions/adapters/files.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import type { StoredReceipt } from '../../functions/store/receipts.ts';
import { addTransaction } from '../../functions/use-cases/ledger/add-transaction.ts';
import { makeAccountantPackage } from '../../functions/use-cases/exports/make-accountant-package.ts';
import { packPackage } from '../../functions/use-cases/packages/pack-package.ts';
import type { PackLimits } from '../../functions/use-cases/packages/pack-package.ts';
import { removePackageFiles } from '../../functions/use-cases/packages/remove-package-files.ts';
import type { NewTransaction } from '../../shared/model/transaction.ts';
import { entry } from './entries.ts';
import { MemoryBucket, MemoryPackageFiles } from './memory-package-files.ts';
import { memoryBooks } from './memory-books.ts';
import { NotedOutbox } from './noted-outbox.ts';
import { addPapers, paper } from './papers.ts';
import { factsOf } from './report-facts.ts';
import { writeRows } from './write-rows.ts';

export const march = { from: '2026-03-01', to: '2026-03-31' };

/** A bucket that holds these originals. */
class Originals extends Files {
  readonly kept = new Map<string, Uint8Array>();
  constructor() {
    super('documents');
  }
  override original(_organizationId: string, uploadId: string) {
    return Promise.resolve(this.kept.get(uploadId));
  }
}

/** So small that a few documents make several parts. */
const SMALL: PackLimits = { partBytes: 4000, seconds: 240, thingsANote: 2 };

/** Where a worker ends: at its call of this number, before it is done or after. */
export interface Death {
  readonly at: number;
  readonly when: 'before' | 'after';
}

export class Died extends Error {}

/** Books whose packages are made in memory, by workers that can be ended at any of their calls. */
export async function packedBooks() {
  let calls = 0;
  let death: Death | undefined;
  let isDead = false;
  /** What others may do before each call. */
  const turn = { pause: (): Promise<void> => Promise.resolve() };
  const dies = (when: Death['when']) => {
    if (isDead) throw new Died();
    if (when === 'before') calls += 1;
    if (death?.at !== calls || death.when !== when) return;
    isDead = true;
    throw new Died();
  };
  const {
    cloud: parts,
    caller,
    memory,
  } = await memoryBooks({
    trouble: async (moment) => {
      if (moment === 'before') await turn.pause();
      dies(moment);
      return undefined;
    },
  });
  const bucket = new MemoryBucket();
  bucket.partBytesMin = 0;
  const packageFiles = new MemoryPackageFiles(bucket, async (call) => {
    await turn.pause();
    dies('before');
    const result = await Promise.resolve(call());
    dies('after');
    return result;
  });
  const files = new Originals();
  const clock = { ms: Date.parse('2026-04-01T12:00:00Z') };
  const logged: unknown[] = [];
  const note = (...facts: unknown[]) => void logged.push(facts);
  const outbox = new NotedOutbox(parts.table, parts.now);
  const cloud = {
    ...parts,
    ...{ files, packageFiles, outbox, now: () => new Date(clock.ms) },
    log: { info: note, warn: note, error: note },
  };
  const { organizationId } = caller;

  const addEntry = async (change: Partial<NewTransaction> = {}) => {
    const added = await addTransaction(entry(change), caller, cloud);
    if (isRefusal(added)) throw new Error(added.refused);
    return added;
  };
  /** A document with an original of so many bytes, linked to an entry where one is named. */
  const addDocument = async (
    change: Partial<StoredReceipt> & { bytes?: number; entryId?: string } = {},
  ): Promise<StoredReceipt> => {
    const { bytes = 1500, entryId, ...facts } = change;
    const linked = entryId === undefined ? {} : { status: 'matched' as const, transactionIds: [entryId] };
    const receipt = paper(organizationId, { size: bytes, ...linked, ...facts });
    const uploadId = receipt.fileId ?? receipt.id;
    if (bytes > 0 && !files.kept.has(uploadId)) files.kept.set(uploadId, bytesOf(receipt.id, bytes));
    await addPapers(cloud, [receipt]);
    const before = entryId === undefined ? undefined : await cloud.ledger.get(organizationId, entryId);
    if (before) {
      const receiptIds = [...before.receiptIds, receipt.id];
      const after = { ...before, receiptIds, receiptId: receiptIds[0] ?? null, version: before.version + 1 };
      await writeRows(cloud, [{ before, after }]);
    }
    return receipt;
  };
  const order = async (days = march, id = v7()) => {
    const made = await makeAccountantPackage({ id, ...days }, caller, cloud);
    if (isRefusal(made)) throw new Error(made.refused);
    return made.id;
  };
  const pack = (id: string, limits: Partial<PackLimits> = {}) =>
    packPackage(organizationId, id, cloud, { ...SMALL, ...limits });
  /** Lets a worker take the package until it ends, or is ended; true once nothing is left to do. */
  const work = async (id: string, dying?: Death): Promise<boolean> => {
    [calls, death, isDead] = [0, dying, false];
    try {
      await pack(id);
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    } finally {
      [death, isDead] = [undefined, false];
    }
    return (await stored(id))?.status !== 'Processing';
  };
  const stored = async (id: string) => factsOf(await cloud.reports.get(organizationId, id));
  const zipOf = async (id: string): Promise<Buffer> => {
    const { fileId = id } = (await stored(id)) ?? {};
    return Buffer.from(bucket.objects.get(`${organizationId}/${fileId}`) ?? []);
  };
  const beside = async (id: string, name: string): Promise<unknown> => {
    const { fileId = id } = (await stored(id)) ?? {};
    const bytes = bucket.objects.get(`${organizationId}/${fileId}.${name}.json`);
    return bytes && JSON.parse(Buffer.from(bytes).toString());
  };
  /** Does what is asked of the bucket by what has ended. */
  const sweepUp = async () => {
    for (const asked of outbox.asked.splice(0))
      if (asked.kind === 'remove-package-files') await removePackageFiles(asked, cloud);
  };
  return {
    ...{ cloud, caller, memory, bucket, files, clock, turn, logged, outbox, organizationId },
    ...{ addEntry, addDocument, order, pack, work, stored, zipOf, beside, sweepUp, callsOf: () => calls },
  };
}

export type PackedBooksInMemory = Awaited<ReturnType<typeof packedBooks>>;

/** Bytes that only one document has. */
function bytesOf(seed: string, length: number): Uint8Array {
  return Buffer.alloc(length, `${seed} `);
}
