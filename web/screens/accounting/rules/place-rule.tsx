import { Alert, Button, Flex } from '@chakra-ui/react';
import type { Rule } from '../../../../shared/model/category.ts';
import { useRulePreview } from '../../../api/categories.ts';
import type { RulePreview } from '../../../api/categories.ts';
import { useCan } from '../../../auth/me-context.ts';
import { useText } from '../../../text/use-text.ts';
import { useDropRule } from './use-drop-rule.ts';

interface PlaceRuleProps {
  readonly rule: Rule;
  /** Opens the rule, with the words of its merchant where they are known. */
  readonly onEdit: (rule: Rule) => void;
}

/** A rule whose text may be a place: offered for repair once its entries say that it is one, else nothing. */
export function PlaceRule({ rule, onEdit }: PlaceRuleProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { drop, isBusy } = useDropRule();
  const { conditions, effect } = rule;
  const { data } = useRulePreview({ conditions, effect });
  const { text } = conditions;
  if (!data?.takes.isPlace || text === undefined) return null;
  const { merchant } = data.takes;
  const repaired = merchant === null ? rule : { ...rule, conditions: { ...conditions, text: merchant } };
  const count = vendorsOf(data.takes);
  return (
    <Alert.Root status="warning" colorPalette="amber" alignItems="flex-start" mb="2">
      <Alert.Indicator />
      <Alert.Content minW="0" overflowWrap="anywhere">
        {count > 1 ? t('categories.place', { text, count }) : t('categories.placeOfAny', { text })}
        {canEdit && (
          <Flex gap="2">
            <Button
              size="xs"
              variant="outline"
              disabled={isBusy}
              aria-label={t('categories.editPlace', { text })}
              onClick={() => onEdit(repaired)}
            >
              {t('categories.repairEdit')}
            </Button>
            <Button
              size="xs"
              variant="outline"
              disabled={isBusy}
              aria-label={t('categories.removePlace', { text })}
              onClick={() => drop(rule)}
            >
              {t('categories.repairRemove')}
            </Button>
          </Flex>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

/** All vendors whose entries the rule takes. */
const vendorsOf = ({ count, others }: RulePreview['takes']): number =>
  others.vendors + (count > others.count ? 1 : 0);
