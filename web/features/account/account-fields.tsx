import { Grid, GridItem, Input } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { AccountKind } from '../../../shared/model/account.ts';
import { bookCurrencies } from '../../../shared/money.ts';
import { useCan } from '../../auth/me-context.ts';
import { AmountInput } from '../../kit/amount-input.tsx';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import type { AccountForm } from './use-account-form.ts';
import { useKindLabel } from './use-kind-label.ts';

interface AccountFieldsProps {
  readonly form: AccountForm;
  readonly nameLabel?: string;
  /** False where a statement says with what the account begins; only who may close books is asked it at all. */
  readonly hasOpening?: boolean;
}

/** What is asked of an account. */
export function AccountFields({ form, nameLabel, hasOpening: isAsked = true }: AccountFieldsProps) {
  const t = useText();
  const hasOpening = useCan('canCloseBooks') && isAsked;
  const { control, register, formState } = form;
  const { errors } = formState;
  const kindLabel = useKindLabel();
  const chosen = useWatch({ control, name: 'currency' });
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <GridItem colSpan={{ sm: 2 }}>
        <FormField label={nameLabel ?? t('accounts.name')} error={errors.name?.message}>
          <Input maxLength={80} autoComplete="off" {...register('name')} />
        </FormField>
      </GridItem>
      <FormField label={t('accounts.kind')}>
        <Choice {...register('kind')}>
          {AccountKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabel(kind)}
            </option>
          ))}
        </Choice>
      </FormField>
      <FormField label={t('accounts.currency')} error={errors.currency?.message}>
        <Choice {...register('currency')}>
          {bookCurrencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Choice>
      </FormField>
      <GridItem colSpan={{ sm: hasOpening ? 1 : 2 }}>
        <FormField
          label={t('accounts.lastDigits')}
          isOptional
          help={t('accounts.lastDigitsHelp')}
          error={errors.lastDigits?.message}
        >
          <Input
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
            {...register('lastDigits')}
          />
        </FormField>
      </GridItem>
      {hasOpening && (
        <FormField
          label={t('accounts.opening')}
          isOptional
          help={t('accounts.openingHelp', { currency: chosen })}
          error={errors.openingBalance?.message}
        >
          <AmountInput currency={chosen} inputMode="text" {...register('openingBalance')} />
        </FormField>
      )}
    </Grid>
  );
}
