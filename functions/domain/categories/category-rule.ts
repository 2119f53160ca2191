import * as z from 'zod';
import { RuleConditions, RuleEffect } from '../../../shared/model/category.ts';

const { accountLabel: _label, ...conditions } = RuleConditions.shape;
const { category: _name, ...effects } = RuleEffect.shape;

/** A rule of the user's as the books keep it, its account and category by their ids: all conditions that are given must hold. */
export const CategoryRule = z.object({
  id: z.string(),
  conditions: z.object({ ...conditions, accountId: z.string().optional() }),
  effect: z.object({ ...effects, categoryId: z.string().optional() }),
});
export type CategoryRule = z.infer<typeof CategoryRule>;

/** All rules of some books in their order: the first that fits an entry decides. `version` 0: there has been none. */
export interface CategoryRules {
  readonly items: CategoryRule[];
  readonly version: number;
}
