import * as z from 'zod';
import { FilledLine, Id, Line } from './common.ts';
import { telling } from './field-words.ts';
import { EntryKind } from './template.ts';

/** Codes of the lines of a country's form, for what a category brings and for what it costs. */
const FormLines = z.object({ income: z.string().optional(), expense: z.string().optional() });

/** What an organisation made of a category: one that is its own, or how one of the lists stands in its books. */
export const KeptCategory = z.object({
  id: z.string(),
  /** What it is called here. One of the lists without it keeps their name. */
  name: z.string().optional(),
  /** What an own one is for; without it for both, as when it came with an entry. */
  kind: EntryKind.optional(),
  formLines: FormLines.optional(),
  /** Kept on its entries, and offered no longer; `false` brings one back that the lists no longer offer. */
  isRetired: z.boolean().optional(),
  /** Taken back before anything was in it; kept so that whatever names it still has a name. */
  isRemoved: z.literal(true).optional(),
  /** The category that has all its entries since, and the job that moves them. */
  merged: z.object({ into: z.string(), jobId: z.string() }).optional(),
});
export type KeptCategory = z.infer<typeof KeptCategory>;

/** Lists keep their ids, own categories get UUIDs. */
export const CategoryId = Line(80).min(1);

const CategoryName = FilledLine(80)
  .overwrite((name) => name.replaceAll(/\s+/g, ' '))
  .regex(/^[^\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u, telling({ code: 'line-with-controls' }));

const LineCode = Line(60).min(1);

export const NewCategory = z.strictObject({
  id: Id,
  name: CategoryName,
  kind: EntryKind,
  formLine: LineCode.optional(),
});
export type NewCategory = z.infer<typeof NewCategory>;

/** `null` takes a word back: the lists' own name or line, or an own category that is for both kinds or on no line. */
export const CategoryChange = z.strictObject({
  name: CategoryName.nullable().optional(),
  kind: EntryKind.nullable().optional(),
  formLines: z
    .strictObject({ income: LineCode.nullable().optional(), expense: LineCode.nullable().optional() })
    .optional(),
  isRetired: z.boolean().optional(),
});
export type CategoryChange = z.infer<typeof CategoryChange>;

/** All that is in a category is to be in another one; `id` is the job's. */
export const CategoryMerge = z.strictObject({ id: Id, intoId: CategoryId });
export type CategoryMerge = z.infer<typeof CategoryMerge>;
