import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Rule } from '../../../../shared/model/category.ts';
import { useRulePreview } from '../../../api/categories.ts';
import { newId } from '../../../api/new-id.ts';
import { typedBody, useRouteForm } from '../../../api/route-form.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { EntryLines } from '../../../features/category/entry-lines.tsx';
import { RunProgress } from '../../../features/category/run-progress.tsx';
import { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { Tick } from '../../../kit/tick.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';
import { ruleOf, ruleValues } from './rule-form.ts';
import type { RuleValues } from './rule-form.ts';
import { RuleFields } from './rule-fields.tsx';

type RuleWish = Omit<Rule, 'id'>;
const wishOf = ({ conditions, effect }: Rule): RuleWish => ({ conditions, effect });

interface RuleDialogProps {
  /** The rule to change; undefined for a new one. */
  readonly rule: Rule | undefined;
  readonly onClose: () => void;
}

/** Makes or changes a rule, shows which earlier entries it would change, and changes them too if one wants. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const t = useText();
  const { currency } = useSignedIn().organization;
  const [id] = useState(() => rule?.id ?? newId());
  const [isPast, setIsPast] = useState(true);
  const { run, changeRules, progress, isBusy } = useCategoryActions();
  const shape = { body: Rule, bodyOf: (values: RuleValues) => ruleOf(values, id, currency) };
  const form = useRouteForm({
    ...shape,
    defaultValues: ruleValues(rule, currency),
    send: async (kept) => {
      const withIt = (rules: readonly Rule[]) =>
        rule ? rules.map((one) => (one.id === kept.id ? kept : one)) : [...rules, kept];
      const isDone =
        isPast && ids.length > 0
          ? await run({ transactionIds: ids, rule: kept }, withIt)
          : await changeRules(withIt, t('categories.saved'));
      if (isDone) onClose();
    },
  });
  const typed = typedBody(shape).safeParse(useWatch({ control: form.control })).data;
  const wanted = typed && JSON.stringify(wishOf(typed));
  const asked = useDebounced(wanted ?? '');
  const preview = useRulePreview(asked === '' ? undefined : (JSON.parse(asked) as RuleWish));
  const ids = asked !== '' && asked === wanted ? (preview.data?.transactionIds ?? []) : [];
  return (
    <DialogFrame
      isOpen
      title={t(rule ? 'categories.editRule' : 'categories.newRule')}
      onClose={onClose}
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <SubmitButton loading={isBusy || form.isBusy}>{t('categories.saveRule')}</SubmitButton>
        </>
      }
    >
      <Stack gap="5">
        <RuleFields form={form} />
        {progress !== undefined && <RunProgress progress={progress} />}
        {progress === undefined && wanted !== undefined && (
          <Loaded query={preview} errorTitle={t('categories.loadFailed')}>
            {({ count, items }) => (
              <Box aria-live="polite">
                <Text fontWeight="550" mb="2">
                  {count === 0 ? t('categories.fitsNone') : t('categories.fits', { count })}
                </Text>
                {count > 0 && (
                  <Stack gap="3">
                    <EntryLines rows={items} count={count} />
                    <Tick label={t('categories.applyToPast')} isOn={isPast} onChange={setIsPast} />
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
