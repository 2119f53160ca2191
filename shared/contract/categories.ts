import * as z from 'zod';
import {
  CategoryChange,
  CategoryId,
  CategoryMerge,
  KeptCategory,
  NewCategory,
} from '../model/book-category.ts';
import {
  NewCategoryRun,
  RuleConditions,
  RuleEffect,
  RuleSet,
  SuggestedCategory,
  VendorFamily,
} from '../model/category.ts';
import { Cursor, Id, Line, pageOf } from '../model/common.ts';
import { Job } from '../model/job.ts';
import { Transaction } from '../model/transaction.ts';
import { route } from './route.ts';

const byCategory = z.object({ id: CategoryId });

export const addCategory = route({
  method: 'POST',
  path: '/categories',
  summary: 'Add a category of one’s own',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  status: 201,
  body: NewCategory,
  reply: KeptCategory,
  problems: ['already-exists', 'changed-meanwhile'],
});

export const changeCategory = route({
  method: 'PATCH',
  path: '/categories/{id}',
  summary:
    'Rename a category, put it on a line of the form, retire it or bring it back; its rows stay with it',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byCategory,
  body: CategoryChange,
  reply: KeptCategory,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile', 'period-locked'],
});

export const removeCategory = route({
  method: 'DELETE',
  path: '/categories/{id}',
  summary: 'Take back a category of one’s own that nothing is in',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byCategory,
  reply: KeptCategory,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const mergeCategory = route({
  method: 'POST',
  path: '/categories/{id}/merge',
  summary: 'Have all that is in a category in another one, in the background and with one undo',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  status: 202,
  params: byCategory,
  body: CategoryMerge,
  reply: Job,
  problems: ['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile', 'period-locked'],
});

export const listRules = route({
  method: 'GET',
  path: '/rules',
  summary: 'The rules for categories, in their order',
  access: 'member',
  touches: ['table:read'],
  reply: RuleSet.extend({
    /** The rules whose text may be nothing but a place; their previews say whether it is. */
    mayBePlaces: z.array(Id).optional(),
  }),
  problems: [],
});

export const saveRules = route({
  method: 'PUT',
  path: '/rules',
  summary: 'Keep all rules in a new order or wording',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  body: RuleSet,
  reply: RuleSet,
  problems: ['changed-meanwhile'],
});

/** Entries that a rule or a name fits, newest first: as many ids as one run changes, the first entries to be shown. */
const Fitting = z.object({
  count: z.int(),
  transactionIds: z.array(Id),
  items: z.array(Transaction),
  /** The day back to which entries were looked at; null when all were. */
  lookedBackTo: z.string().nullable(),
});

/** What a rule takes of the entries looked at, with those that it would leave as they are. */
const RuleTakes = z.object({
  count: z.int(),
  /** Entries of vendors that the rule isn't made for; of these vendors the five with most entries. */
  others: z.object({
    count: z.int(),
    vendors: z.int(),
    largest: z.array(z.object({ name: z.string(), count: z.int() })),
  }),
  /** Whether the text is nothing but a place. */
  isPlace: z.boolean(),
  /** What a place's rule was made for, as words for its text; null where that isn't known. */
  merchant: z.string().nullable(),
});

export const previewRule = route({
  method: 'POST',
  path: '/rules/preview',
  summary: 'Which entries of the past a rule would change',
  access: 'member',
  touches: ['table:read'],
  body: z.strictObject({
    conditions: RuleConditions,
    effect: RuleEffect,
    /** Also entries whose category a person chose. */
    overChosen: z.boolean().default(false),
    /** The rule's id in the list, or of one that will be its last: what the rules before it take is left to these. */
    id: Id.optional(),
    /** The entry for which the rule is made: its vendor is none of the others. */
    transactionId: Id.optional(),
  }),
  reply: Fitting.extend({ takes: RuleTakes }),
  problems: ['not-found'],
});

export const listAlike = route({
  method: 'GET',
  path: '/transactions/{id}/alike',
  summary: 'Entries of the same name that have another category',
  access: 'member',
  touches: ['table:read'],
  params: z.object({ id: Id }),
  /** `was`: the category that was corrected; entries that have it are meant too. */
  query: z.object({ was: Line(80).optional() }),
  reply: Fitting.extend({
    /** Words that all of them have in their descriptions, for a rule. */
    text: z.string(),
  }),
  problems: ['not-found'],
});

export const listUncategorised = route({
  method: 'GET',
  path: '/uncategorised',
  summary: 'Entries without a category, each with what it may be',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(100),
    cursor: Cursor.optional(),
  }),
  /**
   * `alike`: the same for entries of one vendor whose money moves the same way, who want one decision. `family`: the same for vendors that
   * one decision may be for.
   */
  reply: pageOf(
    z.object({
      transaction: Transaction,
      suggestion: SuggestedCategory.nullable(),
      alike: z.string(),
      family: VendorFamily.optional(),
    }),
  ),
  problems: [],
});

export const startCategoryRun = route({
  method: 'POST',
  path: '/category-runs',
  summary: 'Give many entries their category in the background, with one undo',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  status: 202,
  body: NewCategoryRun,
  reply: Job,
  problems: ['already-exists', 'changed-meanwhile'],
});
