import type { Rule } from '../../../shared/model/category.ts';
import { useRulePreview } from '../../api/categories.ts';
import type { RulePreview, RuleWish } from '../../api/categories.ts';
import type { LoadableQuery } from '../../kit/loaded.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';

/** What the rule in the fields would do, once the person pauses; nothing of any other rule. Undefined while the fields say no rule. */
export function useTypedRulePreview(
  rule: Rule | undefined,
  transactionId?: string,
): LoadableQuery<RulePreview> | undefined {
  const wish: RuleWish | undefined = rule && {
    conditions: rule.conditions,
    effect: rule.effect,
    ...(transactionId === undefined ? { id: rule.id } : { transactionId }),
  };
  const wanted = wish && JSON.stringify(wish);
  const asked = useDebounced(wanted ?? '');
  const { data, error, refetch } = useRulePreview(asked === '' ? undefined : (JSON.parse(asked) as RuleWish));
  if (wanted === undefined) return undefined;
  const isCurrent = asked === wanted;
  return { data: isCurrent ? data : undefined, error: isCurrent ? error : null, refetch };
}
