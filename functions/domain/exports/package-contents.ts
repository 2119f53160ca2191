import * as z from 'zod';
import { languages } from '../../../shared/text/language.ts';

const CivilDay = z.string();

/**
 * What an accountant's package holds, kept beside its zip (`<zip's key>.contents.json`) for those who look at it without taking it: written
 * once, when the zip is whole. Money in minor units. `rowPages`: how many files `<zip's key>.rows-0001.json` there are, each a
 * `ContentsRow[]` of at most `CONTENTS_ROWS_A_PAGE`.
 */
export const PackageContents = z.object({
  organization: z.string(),
  from: CivilDay,
  to: CivilDay,
  currency: z.string(),
  dateFormat: z.string(),
  language: z.enum(languages),
  createdAt: z.string(),
  /** By currency: what its entries come to, as in the manifest; `net`, `transfers` and `personal` together are the sum of all rows. */
  totals: z.array(
    z.object({
      currency: z.string(),
      ...{ income: z.int(), expenses: z.int(), net: z.int(), entries: z.int() },
      ...{ transfers: z.int().default(0), personal: z.int().default(0) },
    }),
  ),
  /** Every file of the zip with its size in bytes and SHA-256 in hex. */
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
  counts: z.object({
    entries: z.int(),
    documents: z.int(),
    notKept: z.int(),
    missingReceipts: z.int(),
    openItems: z.int(),
    imports: z.int(),
    unprovenImports: z.int(),
  }),
  rowPages: z.int(),
});
export type PackageContents = z.infer<typeof PackageContents>;

export const CONTENTS_ROWS_A_PAGE = 2_000;

/**
 * An entry of a package; `lines`: what it is split into, or itself, which add up to it; `documents` by their paths in the zip and their
 * upload, under which the original lies.
 */
export const ContentsRow = z.object({
  id: z.string(),
  date: CivilDay,
  description: z.string(),
  account: z.string(),
  category: z.string(),
  amount: z.int(),
  currency: z.string(),
  lines: z
    .array(z.object({ description: z.string(), type: z.string(), category: z.string(), amount: z.int() }))
    .default([]),
  documents: z.array(z.object({ path: z.string(), uploadId: z.string(), contentType: z.string() })),
});
export type ContentsRow = z.infer<typeof ContentsRow>;
