import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LuArrowDown, LuArrowUp, LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu';
import type { Rule } from '../../../../shared/model/category.ts';
import { useRules } from '../../../api/categories.ts';
import { useCan } from '../../../auth/me-context.ts';
import { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { PlaceRule } from './place-rule.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useDropRule } from './use-drop-rule.ts';
import { useRuleWords } from './use-rule-words.ts';

/** The rules in their order: made, changed, moved and deleted, each with its undo. */
export function RulesPanel() {
  const t = useText();
  const canEdit = useCan('canEdit');
  const [edited, setEdited] = useState<Rule | 'new'>();
  return (
    <Panel
      title={t('categories.rules')}
      aside={
        canEdit && (
          <Button size="sm" variant="outline" onClick={() => setEdited('new')}>
            <LuPlus aria-hidden="true" /> {t('categories.newRule')}
          </Button>
        )
      }
    >
      <Loaded
        query={useRules()}
        errorTitle={t('categories.loadFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text color="fg.muted">{t('categories.rulesNone')}</Text>}
      >
        {({ items, mayBePlaces = [] }) => (
          <>
            <Text textStyle="sm" color="fg.muted" mb="2">
              {t('categories.rulesHelp')}
            </Text>
            {items
              .filter(({ id }) => mayBePlaces.includes(id))
              .map((rule) => (
                <PlaceRule key={rule.id} rule={rule} onEdit={setEdited} />
              ))}
            <Box as="ol" listStyleType="none">
              {items.map((rule, at) => (
                <RuleLine key={rule.id} rule={rule} at={at} count={items.length} onEdit={setEdited} />
              ))}
            </Box>
          </>
        )}
      </Loaded>
      {edited && (
        <RuleDialog rule={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Panel>
  );
}

interface RuleLineProps {
  readonly rule: Rule;
  readonly at: number;
  readonly count: number;
  readonly onEdit: (rule: Rule) => void;
}

function RuleLine({ rule, at, count, onEdit }: RuleLineProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { conditions, effect } = useRuleWords(rule);
  const { changeRules, isBusy: isMoving } = useCategoryActions();
  const name = conditions;
  const move = (by: 1 | -1) => void changeRules((rules) => moved(rules, rule.id, by), t('categories.moved'));
  const { drop, isBusy: isDropping } = useDropRule();
  const isBusy = isMoving || isDropping;
  return (
    <Box as="li" borderTopWidth="1px" py="calc(var(--row-room) - 0.125rem)" textStyle="sm">
      <Text overflowWrap="anywhere">{conditions}</Text>
      <Flex justify="space-between" align="center" gap="2">
        <Text color="fg.muted" overflowWrap="anywhere">
          → {effect}
        </Text>
        {canEdit && (
          <Flex flexShrink="0">
            <RuleButton
              label={t('categories.earlier', { name })}
              isOff={at === 0 || isBusy}
              onClick={() => move(-1)}
            >
              <LuArrowUp />
            </RuleButton>
            <RuleButton
              label={t('categories.later', { name })}
              isOff={at === count - 1 || isBusy}
              onClick={() => move(1)}
            >
              <LuArrowDown />
            </RuleButton>
            <RuleButton label={t('categories.edit', { name })} isOff={isBusy} onClick={() => onEdit(rule)}>
              <LuPencil />
            </RuleButton>
            <RuleButton label={t('categories.remove', { name })} isOff={isBusy} onClick={() => drop(rule)}>
              <LuTrash2 />
            </RuleButton>
          </Flex>
        )}
      </Flex>
    </Box>
  );
}

interface RuleButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function RuleButton({ label, isOff, onClick, children }: RuleButtonProps) {
  return (
    <IconButton variant="ghost" size="xs" aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </IconButton>
  );
}

function moved(rules: readonly Rule[], id: string, by: 1 | -1): Rule[] {
  const at = rules.findIndex((rule) => rule.id === id);
  const [one, other] = [rules[at], rules[at + by]];
  return one && other ? rules.with(at, other).with(at + by, one) : [...rules];
}
