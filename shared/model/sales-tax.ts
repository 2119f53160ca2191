import * as z from 'zod';
import { salesTaxKinds } from '../sales-tax-kinds.ts';
import { CivilDay, Id, Line } from './common.ts';
import { telling } from './field-words.ts';
import { EntryKind, Source } from './template.ts';

/** How often a registered business files, by how many months it files for. */
export const filingMonths = {
  month: 1,
  'two-months': 2,
  quarter: 3,
  'four-months': 4,
  'six-months': 6,
  year: 12,
} as const;
export const FilingPeriod = z.enum(Object.keys(filingMonths) as (keyof typeof filingMonths)[]);
export type FilingPeriod = z.infer<typeof FilingPeriod>;

/** `simplified`: a flat rate or the quick method, which pay a share of the turnover and are not computed here. */
export const FilingMethod = z.enum(['normal', 'simplified']);
export type FilingMethod = z.infer<typeof FilingMethod>;

/** How sales are priced: with the tax in the price, with it added on top, or otherwise from category to category. */
export const SalesPricing = z.enum(['included', 'added', 'mixed']);
export type SalesPricing = z.infer<typeof SalesPricing>;

/** How the sales of one category are taxed. */
export const SaleTreatment = z.enum(['included', 'added', 'exempt', 'zero-rated']);
export type SaleTreatment = z.infer<typeof SaleTreatment>;

/** As many categories as a business says this of. */
const TREATED_MAX = 300;

/** A business's registration for its country's sales tax. */
export const SalesTaxRegistration = z.strictObject({
  /** The first day on which it charges and claims tax. */
  since: CivilDay,
  /** As the authority writes it; spaces and dots are left out. */
  number: Line(30),
  period: FilingPeriod,
  /** A month (1 to 12) with which a filing period ends, from which all others follow. */
  endsIn: z.int().min(1).max(12),
  method: FilingMethod,
  /** Left out where nobody was asked yet: then nothing is assumed of sales. */
  sales: SalesPricing.exactOptional(),
  /** Of `mixed` prices, by the ids of categories; what is not named is left to be decided. */
  byCategory: z
    .record(z.string().min(1).max(80), SaleTreatment)
    .refine(
      (treatments) => Object.keys(treatments).length <= TREATED_MAX,
      telling({ code: 'too-many-entries', max: TREATED_MAX }),
    )
    .exactOptional(),
});
export type SalesTaxRegistration = z.infer<typeof SalesTaxRegistration>;

/**
 * Why a claim may not stand: nothing shows it, its document names no number of the supplier, or is only a simplified one for so much.
 * `assumed`: nobody stated its tax at all, so it is on no return.
 */
export const UnprovenReason = z.enum(['no-document', 'no-supplier-number', 'full-invoice', 'assumed']);
export type UnprovenReason = z.infer<typeof UnprovenReason>;

/** What a figure is made of, by which its entries are found; `result` is what the return comes to. */
export const BoxSource = z.enum([
  'sales',
  'taxed-sales',
  'untaxed-sales',
  'exempt-sales',
  'purchases',
  'taxed-purchases',
  'untaxed-purchases',
  'result',
]);
export type BoxSource = z.infer<typeof BoxSource>;
/** A figure that entries make by themselves. */
export const ReturnSource = BoxSource.exclude(['result']);
export type ReturnSource = z.infer<typeof ReturnSource>;

/**
 * The return of one filing period, in minor units of the books' currency. `file` and `pay`: the days by which that is due. `boxes` are those
 * of the country's form, in its order, each with where its entries are found. `payable`: what is owed for the period; negative is refunded.
 * `taxes`: what entries say, by kind and rate, money in (`income`) and out (`expense`), `claimed` what of it is on the return. `unproven`:
 * claims without the evidence that the authority wants, and what they cost.
 */
const FiledPeriod = z.object({
  from: CivilDay,
  to: CivilDay,
  file: CivilDay,
  pay: CivilDay,
  boxes: z.array(z.object({ code: z.string(), label: z.string(), amount: z.int(), source: BoxSource })),
  payable: z.int(),
  taxes: z.array(
    z.object({
      ...{ side: EntryKind, kind: z.enum(salesTaxKinds), rate: z.number().optional() },
      ...{ amount: z.int(), claimed: z.int(), count: z.int() },
      /** That the buyer owes it on services from abroad (`income`) and claims it (`expense`): no price has it in it. */
      reversed: z.literal(true).optional(),
    }),
  ),
  unproven: z.object({ count: z.int(), amount: z.int() }),
  /** Sales of which nobody said whether there is tax in them, and the tax at the usual rates that there would be. */
  undecided: z.object({ count: z.int(), amount: z.int() }),
  /** Money in without a category, and the assumed tax in it: it counts in `payable`, and may be no sale at all. */
  unsorted: z.object({ count: z.int(), amount: z.int() }),
  /** Purchases with no tax on record, and the tax at the usual rates that could be claimed; none of it is on the return. */
  assumed: z.object({ count: z.int(), amount: z.int() }),
  /** Of a period of a year, what was paid to the authority within it: ahead, as instalments are, or for the year before. */
  prepaid: z.object({ count: z.int(), amount: z.int() }),
  /** Purchases that may be services from abroad, whose tax the buyer owes (reverse charge) in some countries: it is in no box. */
  abroad: z.object({ count: z.int(), amount: z.int() }),
});

/**
 * The sales tax of all filing periods with days in a range. Without a registration, and by a simplified method, there are none. `unproven`: the
 * claims that cost most, `claimed` of an entry's whole amount, each as in its period; `evidence`: where it is read what the
 * authority wants. `confirmable`: what is assumed of all periods in days that are not closed, from the first of these on; left out where
 * there is nothing.
 */
export const SalesTaxReport = z.object({
  from: CivilDay,
  to: CivilDay,
  currency: z.string(),
  registration: SalesTaxRegistration.nullable(),
  periods: z.array(FiledPeriod),
  evidence: Source.nullable(),
  unproven: z.array(
    z.object({
      ...{ id: Id, date: CivilDay, description: z.string(), amount: z.int() },
      ...{ claimed: z.int(), reason: UnprovenReason },
    }),
  ),
  confirmable: z.object({ from: CivilDay, to: CivilDay, count: z.int(), amount: z.int() }).optional(),
});
export type SalesTaxReport = z.infer<typeof SalesTaxReport>;
export type FiledPeriod = SalesTaxReport['periods'][number];
export type UnprovenClaim = SalesTaxReport['unproven'][number];
