import * as z from 'zod';
import { NewUpload, ProblemNote } from '../../shared/model/receipt.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, listOf, orderedBy } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew, ifStill } from './writes.ts';
import type { Write } from './writes.ts';
import { secondsAfter, unfinishedKey } from './unfinished.ts';

const uploadSort = (id: string): string => `UPLOAD#${id}`;
const uploadKey = (organizationId: string, id: string): Key => inOrganization(organizationId, uploadSort(id));
const goneUploadKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `GONE#${uploadSort(id)}`);
const newestUnsettled = (organizationId: string): string => listOf(organizationId, 'UPLOADS');
const readingTurnKey = (organizationId: string): Key => inOrganization(organizationId, 'READING');

export const StoredUpload = z.object({
  ...NewUpload.shape,
  /** Of a mail, more than of an uploaded file: its files travel in letters. */
  size: z.int().min(1),
  organizationId: z.string(),
  userId: z.string(),
  createdAt: z.string(),
  /** Of a file that its content tells: what it turned out to be; `failed`: nobody heard of it for too long, and it can be tried again. */
  became: z.enum(['arriving', 'receipt', 'import', 'refused', 'failed']).optional(),
  /** Its last sign of life since it was announced: it arrived, or is tried again. */
  aliveAt: z.string().optional(),
  /** Whether its bytes are here. */
  isStored: z.boolean().optional(),
  /** Whether a person has seen why it was refused, or let go of one that failed. */
  isDismissed: z.boolean().optional(),
  importId: z.string().optional(),
  problem: ProblemNote.optional(),
});
export type StoredUpload = z.infer<typeof StoredUpload>;

/** What becomes of an upload; a member that is undefined goes. */
type UploadChange = {
  readonly [Name in 'became' | 'aliveAt' | 'isStored' | 'isDismissed' | 'importId' | 'problem']?:
    | StoredUpload[Name]
    | undefined;
};

const GONE_DAYS_KEPT = 90;
const endOfDays = (instant: string): number =>
  Math.floor(Date.parse(instant) / 1000) + GONE_DAYS_KEPT * 86_400;

/** Seconds after its last sign of life at which a file is looked for the first time. */
const SECONDS_SILENT = 180;

/** When a file of which nothing was heard since is looked for. */
export const silentSince = ({ aliveAt, createdAt }: { aliveAt?: string | undefined; createdAt: string }) =>
  secondsAfter(aliveAt ?? createdAt, SECONDS_SILENT);

/** Whether nobody knows yet what a file is, or where it is. */
const isUnsettled = ({ became, isDismissed }: StoredUpload): boolean =>
  became === 'arriving' || ((became === 'failed' || became === 'refused') && isDismissed !== true);

const uploads = entity({
  name: 'upload',
  schema: StoredUpload,
  key: ({ organizationId, id }) => uploadKey(organizationId, id),
  index1: (upload) =>
    isUnsettled(upload)
      ? [newestUnsettled(upload.organizationId), orderedBy(upload.createdAt, upload.id)]
      : undefined,
  index2: (upload) =>
    upload.became === 'arriving'
      ? unfinishedKey(upload.organizationId, silentSince(upload), upload.id)
      : undefined,
  expiresAt: ({ became, createdAt }) => (became === 'refused' ? endOfDays(createdAt) : undefined),
});

/** That an upload was deleted for good, and nothing of what it was: asked for once more it does not come back. */
const goneUploads = entity({
  name: 'gone-upload',
  schema: OwnedBy.extend({ id: z.string(), deletedAt: z.string() }),
  key: ({ organizationId, id }) => goneUploadKey(organizationId, id),
  expiresAt: ({ deletedAt }) => endOfDays(deletedAt),
});

/** When a file of an organization was last begun to be read: a sign of life of all that wait for their turn behind it. */
const readingTurns = entity({
  name: 'reading-turn',
  schema: OwnedBy.extend({ at: z.string() }),
  key: ({ organizationId }) => readingTurnKey(organizationId),
});

/** Files that are on their way in, and what they turned out to be. */
export class Uploads {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  getUpload(organizationId: string, id: string): Promise<StoredUpload | undefined> {
    return this.#table.get(uploads, uploadKey(organizationId, id));
  }

  /** One page of the files of which nobody knows yet what they are, that failed, or were refused unseen; newest first. */
  unsettledUploads(organizationId: string, { after, limit }: PageRequest): Promise<Page<StoredUpload>> {
    return this.#table.page(uploads, {
      index: 'index1',
      partition: newestUnsettled(organizationId),
      newestFirst: true,
      after,
      limit,
    });
  }

  /** The writes of an upload to come, refused where one of its id is or was known. */
  uploadAddition(upload: StoredUpload): Write[] {
    return [
      this.#table.put(uploads, upload, ifNew),
      this.#table.check(goneUploads, { ...upload, deletedAt: upload.createdAt }, ifNew),
    ];
  }

  /** The write of an upload as it stands now, while nobody else has told otherwise. */
  uploadChange(upload: StoredUpload, change: UploadChange): Write {
    return this.#table.put(uploads, { ...upload, ...change }, ifStill('became', upload.became ?? 'arriving'));
  }

  /** The write of what an upload turned out to be, while nobody else has told. */
  uploadSorted(
    upload: StoredUpload,
    told: Pick<StoredUpload, 'importId' | 'problem'> & { became: 'receipt' | 'import' | 'refused' },
  ): Write {
    return this.uploadChange(upload, { problem: undefined, ...told });
  }

  /** The write of an upload that was brought as a statement and is a document. */
  uploadIsDocument({ importId: _ended, ...upload }: StoredUpload): Write {
    return this.#table.put(uploads, { ...upload, became: 'receipt' });
  }

  /** The write that names the import of an upload. */
  uploadImported({ organizationId, id }: StoredUpload, importId: string): Write {
    return this.#table.set(uploads, uploadKey(organizationId, id), { importId });
  }

  /** Forgets an upload whose file is deleted for good. Done twice it is forgotten once. */
  async forgetUpload(organizationId: string, id: string, deletedAt: string): Promise<void> {
    await this.#table.writePlain(
      'upload-forgotten',
      this.#table.removeAt(uploadKey(organizationId, id)),
      this.#table.put(goneUploads, { organizationId, id, deletedAt }),
    );
  }

  /** Whether a file was deleted for good lately. */
  async isForgotten(organizationId: string, id: string): Promise<boolean> {
    return (await this.#table.get(goneUploads, goneUploadKey(organizationId, id))) !== undefined;
  }

  /** Notes that a file of an organization is being read at this instant. */
  async noteReading(organizationId: string, at: string): Promise<void> {
    await this.#table.writePlain('reading-turn-noted', this.#table.put(readingTurns, { organizationId, at }));
  }

  /** When a file of an organization was last begun to be read. */
  async lastReading(organizationId: string): Promise<string | undefined> {
    return (await this.#table.get(readingTurns, readingTurnKey(organizationId)))?.at;
  }
}
