import type { CategoryReason } from '../../../shared/text/en/categories.ts';

/** A category for a row, how surely (0 to 1), and why. */
export interface CategorySuggestion {
  readonly categoryId: string;
  readonly confidence: number;
  readonly source: 'rule' | 'history' | 'merchant' | 'template';
  readonly reason: CategoryReason;
  /** The rule that decided, whose other effects apply too. */
  readonly ruleId?: string;
}

/** From here on a decision is right almost always: it is applied as assumed where nobody is asked. */
export const SURE_MIN = 0.99;
/** What a merchant is known for, a person accepts with a glance. */
export const MERCHANT_CONFIDENCE = 0.8;
/** Of a house that sells everything: what it is mostly used for is no more than a guess of what was bought. */
export const MIXED_CONFIDENCE = 0.7;
