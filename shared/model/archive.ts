import * as z from 'zod';
import { AmountMinor, CivilDay, Id, Instant, Line } from './common.ts';
import { ProblemNote } from './receipt.ts';

export const ArchiveItemType = z.enum(['receipt', 'transaction', 'report']);
export type ArchiveItemType = z.infer<typeof ArchiveItemType>;

/** Something archived (a receipt), deleted (a transaction, a report) or sent (a report). `amount` in minor units of `currency`. */
export const ArchiveItem = z.object({
  type: ArchiveItemType,
  id: Id,
  name: z.string(),
  /** The day of the thing itself, where it has one. */
  originalDate: CivilDay.nullable(),
  archivedAt: Instant,
  amount: AmountMinor.nullable(),
  currency: z.string().nullable(),
  category: z.string().nullable(),
  /** The bytes of its file, where it has one. */
  size: z.int().nullable(),
  /** Whether it has a file of its own that can be downloaded: a document’s original, a report as it was made or mailed. */
  hasFile: z.boolean(),
  /** Of a document: when its original was deleted, as the organization's settings say. */
  originalDeletedAt: Instant.optional(),
  /** Of a package: it is a zip of documents itself, and one of the archive only lists it. */
  isApart: z.literal(true).optional(),
  /** The day on which it goes for good; null where it stays, as a report does that was sent and not deleted. */
  goesOn: CivilDay.nullable(),
});
export type ArchiveItem = z.infer<typeof ArchiveItem>;

/** What the archive holds in all, and the years in which anything came there, the latest first. */
export const ArchiveSummary = z.object({
  items: z.int(),
  receipts: z.int(),
  transactions: z.int(),
  reports: z.int(),
  /** Of the archived documents' originals. */
  bytes: z.int(),
  years: z.array(z.string()),
});
export type ArchiveSummary = z.infer<typeof ArchiveSummary>;

/** Which part of the archive: a kind of things, those that came there in a year, those whose name or category has these words. */
export const ArchiveFilter = z.strictObject({
  type: ArchiveItemType.exactOptional(),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .exactOptional(),
  q: Line(100).exactOptional(),
});
export type ArchiveFilter = z.infer<typeof ArchiveFilter>;

/** What one zip of the archive holds at most: things, and bytes of their originals. */
export const ARCHIVE_EXPORT_ITEMS_MAX = 5000;
export const ARCHIVE_EXPORT_BYTES_MAX = 500_000_000;

/** How much a part of the archive holds; where it is more than one zip takes, only as far as was counted. */
export const ArchiveCount = z.object({ count: z.int(), bytes: z.int(), fits: z.boolean() });

/** A part of the archive as one zip, which is made in the background. `progress` is 0 to 1. */
export const ArchiveExport = z.object({
  id: Id,
  filter: ArchiveFilter,
  fileName: z.string(),
  status: z.enum(['making', 'ready', 'failed']),
  progress: z.number().min(0).max(1),
  /** How many things it lists. */
  total: z.int(),
  /** Those of them that it only lists: no longer in the archive by then, or without an original. The list says why of each. */
  missing: z.int(),
  /** Of the zip, once it is made. */
  size: z.int().nullable(),
  /** Of a failed one: why, and what to do. */
  problem: ProblemNote.optional(),
  createdAt: Instant,
  /** Until when it can be downloaded. */
  keptUntil: Instant,
});
export type ArchiveExport = z.infer<typeof ArchiveExport>;
