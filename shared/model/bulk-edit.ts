import * as z from 'zod';
import { FilledLine, Id, Line, Version } from './common.ts';
import { telling } from './field-words.ts';
import { BusinessShare, SaidTax } from './transaction.ts';
import { TransactionFilter } from './transaction-filter.ts';

const noRate = telling({ code: 'no-tax-rate' });
/** A rate in percent of which something is left of any entry. */
const TaxedAt = z.number(noRate).gt(0, noRate).lt(100, noRate);

/** What is done with many entries at once. */
export const BulkAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('category'), category: Line(80).min(1) }),
  /** Of those for which a category is offered: that one. */
  z.strictObject({ do: z.literal('accept') }),
  z.strictObject({ do: z.literal('account'), accountLabel: FilledLine(80) }),
  z.strictObject({ do: z.literal('transfer') }),
  /** Transfers too: something private, or what the owner took out or brought in. */
  z.strictObject({ do: z.literal('personal') }),
  z.strictObject({ do: z.literal('owner') }),
  /** Of incomes and expenses: what of each is the business's own, in percent. */
  z.strictObject({ do: z.literal('business-share'), share: BusinessShare }),
  /** Of those that are expenses without a receipt. */
  z.strictObject({ do: z.literal('no-receipt') }),
  /** Of incomes and expenses: the tax at a rate that is included in each, in place of any that was known of it; or that there is none. */
  z.strictObject({ do: z.literal('tax'), kind: SaidTax.shape.kind, rate: TaxedAt }),
  z.strictObject({ do: z.literal('no-tax') }),
  /** Of purchases: services from abroad, on which the buyer owes the tax. */
  z.strictObject({ do: z.literal('reverse-charge') }),
  /** Of purchases with no tax on record: each line's tax at the usual rates, as far as it is usually bought with tax. */
  z.strictObject({ do: z.literal('usual-tax') }),
  z.strictObject({ do: z.literal('delete') }),
]);
export type BulkAct = z.infer<typeof BulkAct>;

/** The most entries that one edit takes, named one by one or by a filter. */
const ENTRIES_NAMED_MAX = 1000;
export const ENTRIES_FILTERED_MAX = 10_000;

const wish = { id: Id, act: BulkAct };
const SeenEntry = z.strictObject({ transactionId: Id, version: Version });

/**
 * Many entries to be edited in the background: those that are named, each in the version that was seen, or all that answer a filter at the
 * start, where they are no more than the person was told.
 */
export const BulkEdit = z.union([
  z.strictObject({
    ...wish,
    entries: z
      .array(SeenEntry)
      .min(1)
      .max(ENTRIES_NAMED_MAX)
      .refine(
        (entries) => new Set(entries.map(({ transactionId }) => transactionId)).size === entries.length,
        telling({ code: 'named-twice' }),
      ),
  }),
  z.strictObject({
    ...wish,
    filter: TransactionFilter,
    count: z
      .int()
      .min(1)
      .max(ENTRIES_FILTERED_MAX, telling({ code: 'too-many-entries', max: ENTRIES_FILTERED_MAX })),
  }),
]);
export type BulkEdit = z.infer<typeof BulkEdit>;
