import * as z from 'zod';
import { AmountMinor, CivilDay, Id, Instant } from './common.ts';

export const ArchiveItemType = z.enum(['receipt', 'transaction', 'report']);
export type ArchiveItemType = z.infer<typeof ArchiveItemType>;

/** Something archived (a receipt), deleted (a transaction) or sent (a report). `amount` in minor units of `currency`. */
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
  /** The day on which it goes for good, null where it stays. */
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
