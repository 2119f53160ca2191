import { Box, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod';
import type { listAlike } from '../../../shared/contract/categories.ts';
import { Rule } from '../../../shared/model/category.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { useTransaction } from '../../api/ledger.ts';
import { useAlike, useRules } from '../../api/categories.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useText } from '../../text/use-text.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { typedText } from '../../format/typed.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Tick } from '../../kit/tick.tsx';
import { memberOfRule } from './rule-problem.ts';
import { useCategories } from './categories.ts';
import { formatDay } from '../../format/format.ts';
import { FormField } from '../../kit/form-field.tsx';
import { EntryLines } from './entry-lines.tsx';
import { RuleTakes } from './rule-takes.tsx';
import { useCategoryActions } from './use-category-actions.ts';
import { useTypedRulePreview } from './use-typed-rule-preview.ts';

/** An entry whose category a person has just corrected, and what it was; both by their ids. */
export interface Correction {
  readonly row: Transaction;
  readonly was: string;
  readonly category: string;
}

interface AlsoTheseProps {
  readonly correction: Correction;
  readonly onClose: () => void;
}

/**
 * After a correction: offers the same for other entries of the name, and a rule for those to come. Nothing where there are none, or where
 * the correction was taken back.
 */
export function AlsoThese({ correction, onClose }: AlsoTheseProps) {
  const { data } = useAlike(correction.row.id, correction.was);
  const { data: now } = useTransaction(correction.row.id);
  const isStanding = now === undefined || now.categoryId === correction.category;
  return isStanding && data && data.count > 0 ? (
    <Offer correction={correction} alike={data} onClose={onClose} />
  ) : null;
}

type Alike = z.output<typeof listAlike.reply>;

function Offer({ correction, alike, onClose }: AlsoTheseProps & { alike: Alike }) {
  const t = useText();
  const notify = useNotify();
  const { labelOf } = useCategories();
  const format = useDateFormat();
  const { startRun, saveRule } = useCategoryActions();
  const rules = useRules().data?.items ?? [];
  const [id] = useState(newId);
  const { count, items, transactionIds, lookedBackTo } = alike;
  const { row, category } = correction;
  const form = useRouteForm({
    body: AlsoRule,
    defaultValues: { isRule: false, rule: { conditions: { text: alike.text } } },
    bodyOf: ({ isRule, rule }) => ({
      rule: isRule ? ruleFor(correction, id, rule.conditions.text) : undefined,
    }),
    send: async ({ rule }) => {
      const wish = { transactionIds, categories: [category] };
      await (rule ? saveRule(rule, wish) : startRun(wish));
      onClose();
    },
    fieldOf: (name) => `rule.${memberOfRule(name, id, rules)}`,
    onFailed: (error) => notify.failed(t('categories.failed'), messageOf(error, t('common.unexpected'))),
  });
  const { control, register, formState } = form;
  const [isRule, text] = useWatch({ control, name: ['isRule', 'rule.conditions.text'] });
  return (
    <FormDialog
      title={t('categories.alsoTitle', { count })}
      form={form}
      submitLabel={t('categories.alsoChange', { count })}
      cancelLabel={t('categories.alsoOnly')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted">
          {t('categories.alsoHelp', { description: row.description, category: labelOf(category) })}
          {lookedBackTo !== null &&
            ` ${t('categories.lookedBack', { day: formatDay(lookedBackTo, format) })}`}
        </Text>
        <EntryLines rows={items} count={count} />
        <Controller
          control={control}
          name="isRule"
          render={({ field }) => (
            <Tick label={t('categories.alsoRule')} isOn={field.value} onChange={field.onChange} />
          )}
        />
        {isRule && (
          <>
            <FormField
              label={t('categories.text')}
              help={t('categories.textHelp')}
              error={formState.errors.rule?.conditions?.text?.message}
            >
              <Input maxLength={100} {...register('rule.conditions.text')} />
            </FormField>
            <Takes typed={ruleFor(correction, id, text)} transactionId={row.id} />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}

/** What the rule of the typed text takes besides the entries of this name. */
function Takes({ typed, transactionId }: { typed: z.input<typeof Rule>; transactionId: string }) {
  const t = useText();
  const preview = useTypedRulePreview(Rule.safeParse(typed).data, transactionId);
  return (
    <Box aria-live="polite">
      {preview && (
        <Loaded query={preview} errorTitle={t('categories.previewFailed')} skeleton={<Lines count={1} />}>
          {(shown) => <RuleTakes preview={shown} hasText />}
        </Loaded>
      )}
    </Box>
  );
}

/** What is sent besides the change itself. */
const AlsoRule = z.object({ rule: Rule.optional() });

const ruleFor = ({ row, category }: Correction, id: string, text: string) => ({
  id,
  conditions: { text: typedText(text), direction: row.amount > 0 ? ('in' as const) : ('out' as const) },
  effect: { category },
});
