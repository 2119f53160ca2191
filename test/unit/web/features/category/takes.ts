import type { RulePreview } from '../../../../../web/api/categories.ts';

/** What a rule takes that takes nothing, with the given changes. */
export const takesWith = (change: Partial<RulePreview['takes']> = {}): RulePreview['takes'] => ({
  count: 0,
  others: { count: 0, vendors: 0, largest: [] },
  isPlace: false,
  merchant: null,
  ...change,
});
