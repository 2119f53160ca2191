import * as z from 'zod';
import { AmountMinor, Id, Line, Version } from './common.ts';
import { telling } from './field-words.ts';

/** A category for a row, how surely (0 to 100), and why. It is only an offer: the row has no category until a person takes it. */
export const SuggestedCategory = z.object({
  category: z.string(),
  categoryId: z.string(),
  confidence: z.number().min(0).max(100),
  source: z.enum(['rule', 'history', 'merchant', 'template']),
  reason: z.string(),
  /** Of a loan payment: what of it is interest. Taking the offer splits it, and the rest pays the loan back. In minor units, without a sign. */
  interest: AmountMinor.optional(),
});
export type SuggestedCategory = z.infer<typeof SuggestedCategory>;

/** Vendors of about one kind, told by words and names that several trades may share. */
const vendorGroupNames = [
  'building',
  'vehicle',
  'eating-out',
  'travel',
  'utilities',
  'post',
  'advertising',
  'private',
] as const;
export type VendorGroupName = (typeof vendorGroupNames)[number];

/**
 * What several vendors have in common that one decision may be for: shops of a kind, by a word of their names (`word` as it is spelled here, `kind`
 * the same for all spellings), vendors of about one kind (`group`), whoever sells food to take home, customers who pay an invoice, or payroll.
 */
export const VendorFamily = z.discriminatedUnion('code', [
  z.object({ code: z.literal('shops'), kind: z.string(), word: z.string() }),
  z.object({ code: z.literal('group'), group: z.enum(vendorGroupNames) }),
  z.object({ code: z.literal('food') }),
  z.object({ code: z.literal('customers') }),
  z.object({ code: z.literal('payroll') }),
]);
export type VendorFamily = z.infer<typeof VendorFamily>;

/** The same for all of one family; empty for who is of none. */
export const familyKeyOf = (family: VendorFamily | undefined): string =>
  family?.code === 'shops'
    ? `shops ${family.kind}`
    : family?.code === 'group'
      ? `group ${family.group}`
      : (family?.code ?? '');

/** Why an entry has its category, or is a transfer, that nobody chose yet: decisions of that kind are right almost always. */
export const AssumedCategory = SuggestedCategory.pick({ confidence: true, reason: true }).extend({
  source: z.enum(['history', 'merchant', 'transfer']),
});
export type AssumedCategory = z.infer<typeof AssumedCategory>;

/** All conditions that are given must hold. Amounts without their sign, minor units, both bounds included. */
export const RuleConditions = z
  .strictObject({
    /** Words that the description contains, letter case apart. */
    text: Line(100)
      .min(2, telling({ code: 'rule-text-too-short' }))
      .optional(),
    amountMin: AmountMinor.min(0, telling({ code: 'minus-sign' })).optional(),
    amountMax: AmountMinor.min(0, telling({ code: 'minus-sign' })).optional(),
    accountLabel: Line(80).min(1).optional(),
    direction: z.enum(['in', 'out']).optional(),
  })
  .refine(
    ({ text, amountMin, amountMax, accountLabel }) =>
      [text, amountMin, amountMax, accountLabel].some((condition) => condition !== undefined),
    { ...telling({ code: 'rule-without-condition' }), path: ['text'] },
  )
  .refine(({ amountMin = 0, amountMax = Infinity }) => amountMin <= amountMax, {
    ...telling({ code: 'smallest-above-largest' }),
    path: ['amountMin'],
  });
export type RuleConditions = z.infer<typeof RuleConditions>;

/**
 * What money that neither earns nor costs the business anything was for: something private that it paid or was paid back, or what its owner
 * took out (money out: a draw) or brought in (money in: a contribution). Such an entry is a transfer.
 */
export const EntryUse = z.enum(['personal', 'owner']);
export type EntryUse = z.infer<typeof EntryUse>;

export const RuleEffect = z
  .strictObject({
    category: Line(80).min(1).optional(),
    isTransfer: z.literal(true).optional(),
    /** Whose money it is where it is not the business's: such entries have no category. */
    use: EntryUse.optional(),
    noReceiptNeeded: z.literal(true).optional(),
  })
  .refine((effect) => Object.values(effect).some((value) => value !== undefined), {
    ...telling({ code: 'rule-without-effect' }),
    path: ['category'],
  })
  .refine(({ category, isTransfer, use }) => use === undefined || (category ?? isTransfer) === undefined, {
    ...telling({ code: 'rule-not-business-sorted' }),
    path: ['use'],
  });
export type RuleEffect = z.infer<typeof RuleEffect>;

/** What a person wants done with every entry of some kind. */
export const Rule = z.strictObject({ id: Id, conditions: RuleConditions, effect: RuleEffect });
export type Rule = z.infer<typeof Rule>;

const RULES_MAX = 200;

/** All rules in their order: the first that fits an entry decides. `version` is the one the person saw; 0 before the first rule. */
export const RuleSet = z.strictObject({
  items: z
    .array(Rule)
    .max(RULES_MAX)
    .refine(
      (rules) => new Set(rules.map(({ id }) => id)).size === rules.length,
      telling({ code: 'rule-named-twice' }),
    ),
  version: Version.or(z.literal(0)),
});
export type RuleSet = z.infer<typeof RuleSet>;

/** The most entries that one run changes. */
export const ROWS_A_RUN_MAX = 1000;

const OnceEach = z
  .array(Id)
  .min(1)
  .max(ROWS_A_RUN_MAX)
  .refine((ids) => new Set(ids).size === ids.length, telling({ code: 'named-twice' }));

/** Many entries to be changed in the background: by one rule's effect, or each to its category (one for all, or one each). */
export const NewCategoryRun = z.union([
  z.strictObject({ id: Id, transactionIds: OnceEach, rule: Rule }),
  z
    .strictObject({
      id: Id,
      transactionIds: OnceEach,
      categories: z.array(Line(80).min(1)).min(1).max(ROWS_A_RUN_MAX),
    })
    .refine(
      ({ transactionIds, categories }) => [1, transactionIds.length].includes(categories.length),
      telling({ code: 'neither-one-category-nor-each' }),
    ),
]);
export type NewCategoryRun = z.infer<typeof NewCategoryRun>;
