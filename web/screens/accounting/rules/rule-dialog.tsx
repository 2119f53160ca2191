import { Box, Button, Checkbox, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Rule } from '../../../../shared/model/category.ts';
import { useRulePreview } from '../../../api/categories.ts';
import { newId } from '../../../api/new-id.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { EntryLines } from '../../../features/category/entry-lines.tsx';
import { RunProgress } from '../../../features/category/run-progress.tsx';
import { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { useText } from '../../../text/use-text.ts';
import { draftOfRule, ruleOf } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';

interface RuleDialogProps {
  /** The rule to change; undefined for a new one. */
  readonly rule: Rule | undefined;
  readonly onClose: () => void;
}

/** Makes or changes a rule, shows which earlier entries it would change, and changes them too if one wants. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const t = useText();
  const { currency } = useSignedIn().organization;
  const [draft, setDraft] = useState(() => draftOfRule(rule, currency));
  const [isTried, setIsTried] = useState(false);
  const [isPast, setIsPast] = useState(true);
  const { run, changeRules, progress, isBusy } = useCategoryActions();
  const { rule: wanted, faults } = ruleOf(draft, currency);
  const isWhole = Object.keys(faults).length === 0;
  const asked = useDebounced(isWhole ? JSON.stringify(wanted) : '');
  const preview = useRulePreview(asked === '' ? undefined : (JSON.parse(asked) as typeof wanted));
  const ids = isWhole && asked === JSON.stringify(wanted) ? (preview.data?.transactionIds ?? []) : [];

  const save = async () => {
    setIsTried(true);
    if (!isWhole || isBusy) return;
    const kept: Rule = { id: rule?.id ?? newId(), ...wanted };
    const withIt = (rules: readonly Rule[]) =>
      rule ? rules.map((one) => (one.id === kept.id ? kept : one)) : [...rules, kept];
    const isDone =
      isPast && ids.length > 0
        ? await run({ transactionIds: ids, rule: kept }, withIt)
        : await changeRules(withIt, t('categories.saved'));
    if (isDone) onClose();
  };
  return (
    <DialogFrame
      isOpen
      title={t(rule ? 'categories.editRule' : 'categories.newRule')}
      onClose={onClose}
      onSubmit={() => void save()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" colorPalette="ember" loading={isBusy}>
            {t('categories.saveRule')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <RuleFields
          draft={draft}
          faults={isTried ? faults : {}}
          set={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        {progress !== undefined && <RunProgress progress={progress} />}
        {progress === undefined && isWhole && (
          <Loaded query={preview} errorTitle={t('categories.loadFailed')}>
            {({ count, items }) => (
              <Box aria-live="polite">
                <Text fontWeight="550" mb="2">
                  {count === 0 ? t('categories.fitsNone') : t('categories.fits', { count })}
                </Text>
                {count > 0 && (
                  <Stack gap="3">
                    <EntryLines rows={items} count={count} />
                    <Checkbox.Root
                      checked={isPast}
                      colorPalette="ember"
                      onCheckedChange={({ checked }) => setIsPast(checked === true)}
                    >
                      <Checkbox.HiddenInput />
                      <Checkbox.Control />
                      <Checkbox.Label>{t('categories.applyToPast')}</Checkbox.Label>
                    </Checkbox.Root>
                  </Stack>
                )}
              </Box>
            )}
          </Loaded>
        )}
      </Stack>
    </DialogFrame>
  );
}
