import * as z from 'zod';
import { languages } from '../../../../shared/text/language.ts';
import { DateFormat } from '../../../../shared/model/template.ts';
import { TransactionKind } from '../../../../shared/model/transaction.ts';

/*
 * What a package is made of, as it was read when it began: kept beside the zip while that is being made, so that whoever goes on with it says the
 * same. All texts are worded in the language of the package, money is in minor units, days are `yyyy-MM-dd`.
 */

/** A line of an entry: itself, or what was split off it. Their amounts add up to the entry's. `worth`: in the currency of the entry's worth. */
const PackedLine = z.object({
  description: z.string(),
  type: z.string(),
  category: z.string(),
  amount: z.int(),
  tax: z.int().nullable(),
  worth: z.int().nullable(),
});

/** An entry of the ledger, with the ids of its documents. */
export const PackedEntry = z.object({
  id: z.string(),
  date: z.string(),
  description: z.string(),
  kind: TransactionKind,
  account: z.string(),
  accountId: z.string(),
  category: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** What it is worth in the currency of the books, by which rate, and whose. */
  worth: z.object({ currency: z.string(), rate: z.string(), source: z.string() }).nullable(),
  lines: z.array(PackedLine),
  receiptIds: z.array(z.string()),
  wantsReceipt: z.boolean(),
  wantsCategory: z.boolean(),
  notes: z.string(),
});
export type PackedEntry = z.infer<typeof PackedEntry>;

/**
 * A document of the days: `linked` to entries of them, `unmatched` and dated on one of them, or once that of such an entry and `archived` since.
 * `path`: where in the zip it is to lie; none of what is archived. `uploadId`: under which its original lies, several documents of one file the same.
 * `entryIds`: the entries that it belongs to or, in the archive, belonged to; of these days or others.
 */
export const PackedDocument = z.object({
  id: z.string(),
  uploadId: z.string(),
  path: z.string().nullable(),
  fileName: z.string(),
  contentType: z.string(),
  vendor: z.string().nullable(),
  date: z.string().nullable(),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  size: z.int(),
  standing: z.enum(['linked', 'unmatched', 'archived']),
  /** A quote, an order, a delivery note: no entry of it is waited for. */
  asksForNoMoney: z.boolean().default(false),
  /** Its original was deleted as the organization's settings say: it is told, not packed. */
  isOriginalDeleted: z.boolean().default(false),
  entryIds: z.array(z.string()).default([]),
});
export type PackedDocument = z.infer<typeof PackedDocument>;

/**
 * A figure that a package is held against: an account in one currency, what it held before and after the days, and what moved it between.
 * `counterparts`: what of `transfers` stands in rows of other accounts, whose parts moved money here.
 */
export const ControlTotal = z.object({
  accountId: z.string(),
  account: z.string(),
  currency: z.string(),
  ...{ opening: z.int(), income: z.int(), expenses: z.int(), transfers: z.int() },
  ...{ personal: z.int(), closing: z.int(), entries: z.int(), counterparts: z.int().default(0) },
});
export type ControlTotal = z.infer<typeof ControlTotal>;

/** What is known of a package once everything that it is made of was read. */
export const PackedBooks = z.object({
  organization: z.string(),
  madeBy: z.string(),
  from: z.string(),
  to: z.string(),
  period: z.string(),
  currency: z.string(),
  dateFormat: DateFormat,
  /** By whose clock days are told (IANA). */
  timeZone: z.string(),
  paper: z.enum(['A4', 'Letter']),
  language: z.enum(languages),
  createdAt: z.string(),
  netSince: z.string().nullable(),
  totals: z.array(ControlTotal),
  /** How many pages of entries and of documents there are. */
  entryPages: z.int(),
  documentPages: z.int(),
  /** Files that were made when it began, by their paths in the zip, in the order in which they lie there. */
  files: z.array(z.string()),
  /** The largest number of documents that one entry has. */
  documentsAnEntry: z.int(),
  counts: z.object({
    entries: z.int(),
    documents: z.int(),
    openItems: z.int(),
    imports: z.int(),
    unprovenImports: z.int(),
  }),
});
export type PackedBooks = z.infer<typeof PackedBooks>;

/** A file that lies in the zip. */
export const PackedFile = z.object({
  name: z.string(),
  crc32: z.int(),
  size: z.int(),
  packedSize: z.int(),
  isDeflated: z.boolean(),
  offset: z.int(),
  sha256: z.string(),
});
export type PackedFile = z.infer<typeof PackedFile>;

/** A part of the zip that lies in the bucket, what it holds, and the uploads whose originals were gone when they were to be packed. */
export const PackedPart = z.object({
  etag: z.string(),
  files: z.array(PackedFile),
  gone: z.array(z.string()),
});
export type PackedPart = z.infer<typeof PackedPart>;

export const ENTRIES_A_PAGE = 2_000;
export const DOCUMENTS_A_PAGE = 1_000;

/** What files of a package are called, in every language: programs look for them. */
export const packageFiles = {
  readme: 'README.txt',
  ledgerBook: 'ledger.xlsx',
  ledger: 'ledger.csv',
  profitAndLoss: 'profit-and-loss.pdf',
  taxSummary: 'tax-summary.pdf',
  salesTax: 'sales-tax.pdf',
  missingReceipts: 'missing-receipts.csv',
  openItems: 'open-items.csv',
  imports: 'imports.csv',
  manifest: 'manifest.json',
  sums: 'SHA256SUMS',
  documents: 'documents/',
} as const;
