import { Controller, useWatch } from 'react-hook-form';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { FormField } from '../../../kit/form-field.tsx';
import { useText } from '../../../text/use-text.ts';
import { useCategories } from '../../category/categories.ts';
import { CategoryChoice } from '../../category/category-choice.tsx';
import type { DetailsForm } from './details-form.ts';
import { useOtherAccounts } from './use-other-accounts.ts';

interface PartTargetProps {
  readonly form: DetailsForm;
  readonly row: Transaction;
  readonly at: number;
}

/** Tells the accounts from the categories in one list. */
const ACCOUNT = 'account:';

/** What a part is of: a category, or another account that it moved to. */
export function PartTarget({ form: { control, formState, setValue }, row, at }: PartTargetProps) {
  const t = useText();
  const categories = useCategories();
  const accounts = useOtherAccounts(row);
  const transferTo = useWatch({ control, name: `parts.${at}.transferTo` });
  const wrong = formState.errors.parts?.[at];
  const stored = row.parts?.[at];
  const kept =
    stored?.transferTo === undefined
      ? stored && { id: stored.categoryId, name: stored.category }
      : { id: ACCOUNT + stored.transferTo, name: stored.transferToLabel ?? stored.transferTo };
  const options = accounts.map(({ id, name }) => ({ value: ACCOUNT + id, label: name }));
  const label = t(row.amount < 0 ? 'entry.details.toAccount' : 'entry.details.fromAccount');
  return (
    <FormField label={t('entry.category')} error={wrong?.category?.message ?? wrong?.transferTo?.message}>
      <Controller
        control={control}
        name={`parts.${at}.category`}
        render={({ field }) => (
          <CategoryChoice
            {...field}
            value={transferTo === '' ? field.value : ACCOUNT + transferTo}
            onChange={(chosen) => {
              const account = chosen.startsWith(ACCOUNT) ? chosen.slice(ACCOUNT.length) : '';
              field.onChange(account === '' ? chosen : '');
              setValue(`parts.${at}.transferTo`, account, { shouldDirty: true });
            }}
            size="sm"
            categories={row.kind === 'transfer' ? categories.all : categories.of(row.kind)}
            refunds={categories.refunds(row.kind)}
            stored={kept}
            none={t('entry.details.chooseCategory')}
            others={options.length === 0 ? undefined : { label, options }}
          />
        )}
      />
    </FormField>
  );
}
