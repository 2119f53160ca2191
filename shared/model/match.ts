import * as z from 'zod';
import { AmountMinor, Id, Instant } from './common.ts';
import { telling } from './field-words.ts';

const MatchReason = z.object({
  kind: z.string(),
  detail: z.string(),
  weight: z.number(),
  /** It proves nothing by itself: this is for a person to judge, whatever else speaks for the match. */
  isOpen: z.literal(true).optional(),
});

/** `set-aside`: another match took one of its receipts or transactions; it is back when that is taken back. */
const MatchStatus = z.enum(['pending', 'confirmed', 'rejected', 'undone', 'set-aside']);

/** Names for money that moved beyond (or short of) what the documents say. */
export const differenceNames = [
  'tip',
  'fee',
  'tax',
  'discount',
  'part',
  'rounding',
  'exchange',
  'other',
] as const;
const DifferenceName = z.enum(differenceNames);
export type DifferenceName = z.infer<typeof DifferenceName>;

/**
 * The sums of both sides in minor units of `currency`, neither negative. `difference` is payments less documents: 0 where they
 * agree to the cent, null where a document has no amount or another currency. `name` says what a difference is; null for
 * none, and where nobody knows yet.
 */
export const MatchSums = z.object({
  currency: z.string(),
  documents: AmountMinor.nullable(),
  payments: AmountMinor,
  difference: AmountMinor.nullable(),
  name: DifferenceName.nullable(),
});
export type MatchSums = z.infer<typeof MatchSums>;

/** A suggested or made link between receipts and transactions. `confidence` is 0 to 100; without a person's word at most 99. */
export const Match = z.object({
  id: Id,
  receiptIds: z.array(Id).min(1),
  transactionIds: z.array(Id).min(1),
  confidence: z.number().min(0).max(100),
  decision: z.enum(['auto', 'suggest', 'manual']),
  reasons: z.array(MatchReason),
  /** The next best for the same receipt, and why it lost. */
  runnerUp: z
    .object({ transactionIds: z.array(Id), confidence: z.number(), why: z.string().optional() })
    .optional(),
  sums: MatchSums.optional(),
  status: MatchStatus,
  /** Who confirmed it; null while nobody has. */
  decidedBy: z.enum(['person', 'matchbook']).nullable().optional(),
  /** The run that confirmed it together with others. */
  runId: Id.optional(),
  decidedAt: Instant.nullable(),
  createdAt: Instant,
});
export type Match = z.infer<typeof Match>;

/** Of as many matches of a list what they link can come along: what a screen shows at once. */
export const MATCHES_WITH_SIDES_MAX = 20;

/**
 * The most receipts, the most transactions, and the most of both of one match: all are written at once, and a transaction of the table
 * holds a hundred items (a row, its total, its history and its mention; a receipt and its mention; twelve counts of the work that is left;
 * five lessons; the match; what is asked of the background).
 */
const MATCH_SIDE_MAX = 18;
const MATCH_BOTH_MAX = 22;
const Side = z
  .array(Id)
  .min(1)
  .max(MATCH_SIDE_MAX)
  .refine((ids) => new Set(ids).size === ids.length, telling({ code: 'named-twice' }));

export const NewMatch = z
  .strictObject({
    id: Id,
    receiptIds: Side,
    transactionIds: Side,
    /** What the difference of the sums is, where the person knows better. */
    difference: DifferenceName.optional(),
  })
  .refine(({ receiptIds, transactionIds }) => receiptIds.length + transactionIds.length <= MATCH_BOTH_MAX, {
    ...telling({ code: 'too-many-entries', max: MATCH_BOTH_MAX }),
    path: ['transactionIds'],
  });
export type NewMatch = z.infer<typeof NewMatch>;

/** Whether matches are looked for, and whether the surest are made without asking. */
export const MatchingSettings = z.strictObject({
  auto: z.enum(['off', 'suggest', 'auto']),
  /** From this confidence on `auto` makes a match, when nothing else comes near. */
  threshold: z.int().min(97).max(99),
});
export type MatchingSettings = z.infer<typeof MatchingSettings>;
export const usualMatching: MatchingSettings = { auto: 'suggest', threshold: 97 };

/** One thing learned from a decision: how the bank writes a vendor's name, or that the two are not the same. */
export const Lesson = z.object({
  id: Id,
  kind: z.enum(['same', 'different']),
  vendor: z.string().nullable(),
  /** The bank's texts of the decision; none where only this very pair was refused. */
  descriptions: z.array(z.string()),
  matchId: Id,
  learnedAt: Instant,
});
export type Lesson = z.infer<typeof Lesson>;

/** The most matches of one run. */
export const RUN_MAX = 1000;

export const NewMatchRun = z.strictObject({
  id: Id,
  matchIds: z
    .array(Id)
    .min(1)
    .max(RUN_MAX)
    .refine((ids) => new Set(ids).size === ids.length, telling({ code: 'named-twice' })),
});

/** From this confidence on a run confirms a suggestion. */
export const RUN_CONFIDENCE_MIN = 97;

/**
 * Why a run leaves a suggestion to a person: not sure enough, something else fits as well, another sure one wants the same receipt or
 * transaction, something about it is open whatever the points say, a person took it back once, its transaction's period is closed, or the
 * run is full.
 */
const LeftOutReason = z.enum(['unsure', 'rival', 'contested', 'open', 'by-hand-only', 'closed', 'run-full']);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

/** A suggestion that a run leaves to a person. */
export const LeftOut = z.object({ match: Match, because: LeftOutReason });
export type LeftOut = z.infer<typeof LeftOut>;

/**
 * What a run over all sure suggestions would confirm: how many, how much money moves with them, and the first of them; and the
 * first of those that it would leave out.
 */
export const MatchRunPreview = z.object({
  count: z.int(),
  totals: z.array(z.object({ currency: z.string(), amount: AmountMinor })),
  matchIds: z.array(Id),
  items: z.array(Match),
  leftOut: z.array(LeftOut),
  /** More are left out than are shown. */
  leavesMore: z.boolean(),
});
export type MatchRunPreview = z.infer<typeof MatchRunPreview>;
