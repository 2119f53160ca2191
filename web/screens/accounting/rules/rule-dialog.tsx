import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Rule } from '../../../../shared/model/category.ts';
import { previewOf, useRules } from '../../../api/categories.ts';
import type { RulePreview, RuleWish } from '../../../api/categories.ts';
import { messageOf } from '../../../api/message-of.ts';
import { newId } from '../../../api/new-id.ts';
import { typedBody, useRouteForm } from '../../../api/route-form.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { EntryLines } from '../../../features/category/entry-lines.tsx';
import { memberOfRule } from '../../../features/category/rule-problem.ts';
import { RuleTakes } from '../../../features/category/rule-takes.tsx';
import { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { useTypedRulePreview } from '../../../features/category/use-typed-rule-preview.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { Tick } from '../../../kit/tick.tsx';
import { Lines, Loaded } from '../../../kit/loaded.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { ruleOf, ruleValues } from './rule-form.ts';
import type { RuleValues } from './rule-form.ts';
import { RuleFields } from './rule-fields.tsx';

interface RuleDialogProps {
  /** The rule to change; undefined for a new one. */
  readonly rule: Rule | undefined;
  /** What is known of a new one. */
  readonly wish?: RuleWish;
  readonly onClose: () => void;
}

/** Makes or changes a rule, shows which earlier entries it would change, and changes them too if one wants. */
export function RuleDialog({ rule, wish, onClose }: RuleDialogProps) {
  const t = useText();
  const notify = useNotify();
  const [id] = useState(() => rule?.id ?? newId());
  const [isPast, setIsPast] = useState(true);
  const { saveRule } = useCategoryActions();
  const shape = useRuleShape(id);
  const form = useRouteForm({
    ...shape,
    defaultValues: shape.valuesOf(rule ?? wish),
    send: async (kept) => {
      const transactionIds = isPast ? await idsChangedBy(kept) : [];
      await saveRule(kept, transactionIds.length > 0 ? { transactionIds, rule: kept } : undefined);
      onClose();
    },
    onFailed: (error) =>
      notify.failed(
        t(changesPast() ? 'categories.failed' : 'categories.saveFailed'),
        messageOf(error, t('common.unexpected')),
      ),
  });
  const typed = typedBody(shape).safeParse(useWatch({ control: form.control })).data;
  const preview = useTypedRulePreview(typed);
  const changesPast = () => isPast && (preview?.data?.transactionIds ?? []).length > 0;
  /** Who saves before the pause after typing is over has seen no preview: it is asked for then. */
  const idsChangedBy = async (kept: Rule) => (preview?.data ?? (await previewOf(kept))).transactionIds;
  return (
    <FormDialog
      title={t(rule ? 'categories.editRule' : 'categories.newRule')}
      form={form}
      submitLabel={t('categories.saveRule')}
      onClose={onClose}
    >
      <Stack gap="5">
        <RuleFields form={form} rule={rule} />
        <Box aria-live="polite">
          {preview && (
            <Loaded query={preview} errorTitle={t('categories.previewFailed')} skeleton={<Lines count={2} />}>
              {(shown) => (
                <Stack gap="3">
                  <RuleTakes preview={shown} hasText={typed?.conditions.text !== undefined} />
                  <Past preview={shown} isOn={isPast} onChange={setIsPast} />
                </Stack>
              )}
            </Loaded>
          )}
        </Box>
      </Stack>
    </FormDialog>
  );
}

interface PastProps {
  readonly preview: RulePreview;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The earlier entries that the rule would change, and whether it shall. */
function Past({ preview: { count, items }, isOn, onChange }: PastProps) {
  const t = useText();
  return (
    <>
      <Text fontWeight="550">{count === 0 ? t('categories.fitsNone') : t('categories.fits', { count })}</Text>
      {count > 0 && (
        <>
          <EntryLines rows={items} count={count} />
          <Tick label={t('categories.applyToPast')} isOn={isOn} onChange={onChange} />
        </>
      )}
    </>
  );
}

/** How the fields become the rule with this id, and what of it the API means. */
function useRuleShape(id: string) {
  const { currency, accounts } = useSignedIn().organization;
  const { idOf } = useCategories();
  const rules = useRules().data?.items ?? [];
  const accountIdOf = (name: string) => accounts.find((account) => account.name === name)?.id ?? name;
  return {
    body: Rule,
    bodyOf: (values: RuleValues) => ruleOf(values, id, currency),
    valuesOf: (rule: RuleWish | undefined) => ruleValues(rule, currency, { accountIdOf, categoryIdOf: idOf }),
    fieldOf: (name: string) => memberOfRule(name, id, rules),
  };
}
