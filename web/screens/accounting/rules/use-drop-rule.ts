import type { Rule } from '../../../../shared/model/category.ts';
import { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { useText } from '../../../text/use-text.ts';

/** Deletes a rule, with one undo. */
export function useDropRule() {
  const t = useText();
  const { changeRules, isBusy } = useCategoryActions();
  const drop = (rule: Rule) =>
    void changeRules((rules) => rules.filter(({ id }) => id !== rule.id), t('categories.removed'));
  return { drop, isBusy };
}
