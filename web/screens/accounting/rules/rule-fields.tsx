import { Fieldset, Grid, Input, Stack } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import type { Rule } from '../../../../shared/model/category.ts';
import type { RouteForm } from '../../../api/route-form.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { AccountChoice } from '../../../features/account/account-choice.tsx';
import { AmountInput } from '../../../kit/amount-input.tsx';
import { Choice } from '../../../kit/choice.tsx';
import { useCategories } from '../../../features/category/categories.ts';
import { CategoryChoice } from '../../../features/category/category-choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { Tick } from '../../../kit/tick.tsx';
import { useText } from '../../../text/use-text.ts';
import { isOfBooks, ruleUses } from './rule-form.ts';
import type { RuleValues } from './rule-form.ts';
import { useRuleUseName } from './use-rule-words.ts';

interface RuleFieldsProps {
  readonly form: RouteForm<RuleValues, Rule>;
  /** Undefined for a new one. */
  readonly rule: Rule | undefined;
}

/** The fields of a rule: when it fits, and what it then does. */
export function RuleFields({ form, rule }: RuleFieldsProps) {
  return (
    <Stack gap="5">
      <When form={form} rule={rule} />
      <Then form={form} />
    </Stack>
  );
}

function When({ form: { register, formState }, rule }: RuleFieldsProps) {
  const t = useText();
  const { accounts, currency } = useSignedIn().organization;
  const { conditions } = formState.errors;
  const stored = rule?.conditions.accountLabel;
  const storedId = accounts.find(({ name }) => name === stored)?.id ?? stored ?? '';
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="600">{t('categories.when')}</Fieldset.Legend>
      <FormField
        label={t('categories.text')}
        help={t('categories.textHelp')}
        error={conditions?.text?.message}
      >
        <Input maxLength={100} {...register('conditions.text')} />
      </FormField>
      <Grid templateColumns="1fr 1fr" gap="3">
        <FormField label={t('categories.amountMin')} isOptional error={conditions?.amountMin?.message}>
          <AmountInput currency={currency} {...register('conditions.amountMin')} />
        </FormField>
        <FormField label={t('categories.amountMax')} isOptional error={conditions?.amountMax?.message}>
          <AmountInput currency={currency} {...register('conditions.amountMax')} />
        </FormField>
        <FormField label={t('categories.account')} error={conditions?.accountLabel?.message}>
          <AccountChoice
            accounts={accounts}
            none={t('categories.anyAccount')}
            stored={stored === undefined ? undefined : { id: storedId, name: stored }}
            {...register('conditions.accountLabel')}
          />
        </FormField>
        <FormField label={t('categories.direction')}>
          <Choice {...register('conditions.direction')}>
            <option value="">{t('categories.anyDirection')}</option>
            <option value="out">{t('categories.out')}</option>
            <option value="in">{t('categories.in')}</option>
          </Choice>
        </FormField>
      </Grid>
    </Fieldset.Root>
  );
}

function Then({ form: { control, register, formState } }: Pick<RuleFieldsProps, 'form'>) {
  const t = useText();
  const categories = useCategories();
  const nameOfUse = useRuleUseName();
  const [direction, use] = useWatch({ control, name: ['conditions.direction', 'effect.use'] });
  const choices =
    direction === '' ? categories.all : categories.of(direction === 'in' ? 'income' : 'expense');
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="600">{t('categories.then')}</Fieldset.Legend>
      <FormField
        label={t('entry.details.use')}
        help={use === 'personal' ? t('entry.details.useHelp.personal') : undefined}
        error={formState.errors.effect?.use?.message}
      >
        <Choice {...register('effect.use')}>
          {ruleUses.map((one) => (
            <option key={one} value={one}>
              {nameOfUse(one)}
            </option>
          ))}
        </Choice>
      </FormField>
      {use === 'business' && (
        <FormField label={t('categories.setCategory')} error={formState.errors.effect?.category?.message}>
          <Controller
            control={control}
            name="effect.category"
            render={({ field }) => (
              <CategoryChoice {...field} categories={choices} none={t('categories.keepCategory')} />
            )}
          />
        </FormField>
      )}
      {isOfBooks(use) && (
        <Controller
          control={control}
          name="effect.noReceiptNeeded"
          render={({ field }) => (
            <Tick label={t('categories.noReceipt')} isOn={field.value} onChange={field.onChange} />
          )}
        />
      )}
    </Fieldset.Root>
  );
}
