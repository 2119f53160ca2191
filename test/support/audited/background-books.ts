import { v7 } from 'uuid';
import type { Cloud } from '../../../functions/runtime/cloud.ts';
import { AuditEntries } from '../../../functions/store/audit-entries.ts';
import { KilledReads } from '../../../functions/store/killed-reads.ts';
import { ReceivedMails } from '../../../functions/store/mail.ts';
import type { StoredUpload } from '../../../functions/store/uploads.ts';
import { fakePool } from '../fake-pool.ts';
import { memoryBooks } from '../memory-books.ts';
import { MemoryFiles } from '../simulation/parts.ts';

const nothing = () => Promise.resolve();

/** Somebody's books in memory whose clock is set, with the files and the pool that the background looks at, and their audit log. */
export async function backgroundBooks() {
  const { cloud: parts, caller } = await memoryBooks();
  const { organizationId, userId } = caller;
  const clock = { now: parts.now() };
  const files = new MemoryFiles({ before: nothing, after: nothing }, () => undefined);
  const silent = () => undefined;
  const apps = { [userId]: { isAsked: true, isThere: true } };
  const cloud = {
    ...parts,
    ...fakePool({ [userId]: 'Correct-horse-7' }, { apps }).parts,
    files,
    killedReads: new KilledReads(parts.table),
    receivedMails: new ReceivedMails(parts.table),
    siteUrl: 'https://matchbook.example',
    log: { info: silent, warn: silent, error: silent },
    now: () => clock.now,
    // What a trial does not set up is not asked for.
  } as Partial<Cloud> as Cloud;
  return {
    cloud,
    caller,
    organizationId,
    clock,
    /** A file that was announced, and whose bytes are here. */
    upload: async (text: string, wish: Partial<StoredUpload> = {}): Promise<StoredUpload> => {
      const bytes = new TextEncoder().encode(text);
      const upload: StoredUpload = {
        ...{ id: v7(), organizationId, userId, createdAt: cloud.now().toISOString() },
        ...{ fileName: 'lunch.pdf', contentType: 'application/pdf', size: bytes.byteLength },
        ...{ sha256: 'a'.repeat(64), purpose: 'auto' as const, ...wish },
      };
      await files.saveOriginal(upload, bytes);
      return upload;
    },
    log: async () => {
      const place = { after: undefined, limit: 200 };
      return (await new AuditEntries(parts.table).page(organizationId, place)).items;
    },
  };
}
export type BackgroundBooks = Awaited<ReturnType<typeof backgroundBooks>>;
