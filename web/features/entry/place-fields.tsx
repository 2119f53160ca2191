import type { ComponentProps } from 'react';
import { isLiability } from '../../../shared/model/account.ts';
import type { TransactionKind } from '../../../shared/model/transaction.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import { AccountChoice } from '../account/account-choice.tsx';
import { useCategories } from '../category/categories.ts';
import { CategoryChoice } from '../category/category-choice.tsx';

interface Placing {
  readonly kind: TransactionKind;
  readonly error: string | undefined;
}

type AccountFieldProps = Placing &
  Omit<ComponentProps<typeof AccountChoice>, 'accounts' | 'none'> & {
    /** The id of the account that is chosen, which stays among those offered. */
    readonly chosen: string;
  };

/** The account of an entry, one of the organisation's; income never lands on a credit card (specification section 5), nor at a lender. */
export function AccountField({ kind, error, chosen, ...choice }: AccountFieldProps) {
  const t = useText();
  const { accounts } = useSignedIn().organization;
  const offered = accounts.filter(
    (account) => kind !== 'income' || !isLiability(account.kind) || account.id === chosen,
  );
  return (
    <FormField label={t('entry.account')} error={error}>
      <AccountChoice accounts={offered} none={t('entry.chooseAccount')} {...choice} />
    </FormField>
  );
}

type CategoryFieldProps = Placing & Omit<ComponentProps<typeof CategoryChoice>, 'categories' | 'none'>;

/** The category of an entry, one of those for its kind. */
export function CategoryField({ kind, error, ...choice }: CategoryFieldProps) {
  const t = useText();
  const categories = useCategories();
  return (
    <FormField label={t('entry.category')} isOptional error={error}>
      <CategoryChoice
        categories={kind === 'transfer' ? categories.all : categories.of(kind)}
        refunds={categories.refunds(kind)}
        none={t('transactions.uncategorised')}
        {...choice}
      />
    </FormField>
  );
}
