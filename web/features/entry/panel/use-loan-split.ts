import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { loansOfPayment } from '../../../../shared/loan-of-payment.ts';
import { useCategories } from '../../category/categories.ts';
import { emptyPart, isDivisible, principalOf } from './details-form.ts';
import type { DetailsForm } from './details-form.ts';
import { useOtherAccounts } from './use-other-accounts.ts';

/**
 * A loan payment is interest and principal, and only the lender says how much of it is interest. `start` splits one into both, as long as it
 * is whole and the books have a loan: the principal is then what the typed interest leaves.
 * Of several loans the one that the text names is paid back.
 */
export function useLoanSplit(form: DetailsForm, row: Transaction) {
  const { control, setValue } = form;
  const [isStarted, setStarted] = useState(false);
  const categories = useCategories().of('expense');
  const interest = categories.find(({ purpose }) => purpose === 'interest')?.id;
  const loans = useOtherAccounts(row).filter(({ kind }) => kind === 'loan');
  const [named, ...others] = loansOfPayment(row.description, loans);
  // Of several loans that the text doesn't tell apart the person chooses.
  const loan = named && others.length === 0 ? named.id : '';
  const parts = useWatch({ control, name: 'parts' });
  const isPayment = row.question === 'loan-payment' || row.categoryId === interest;
  const isOffered = isPayment && row.amount < 0 && isDivisible(row) && parts.length === 0;
  const isSplit = isStarted && parts.length === 2;
  const typed = parts[0]?.amount ?? '';
  useEffect(() => {
    if (isSplit) setValue('parts.1.amount', principalOf(row, typed), { shouldDirty: true });
  }, [isSplit, typed, row, setValue]);
  const start =
    isOffered && interest !== undefined && loans.length > 0
      ? () => {
          setStarted(true);
          setValue(
            'parts',
            [
              { ...emptyPart, category: interest },
              { ...emptyPart, transferTo: loan },
            ],
            { shouldDirty: true },
          );
        }
      : undefined;
  return { start, isSplit, isLoanOpen: isSplit && loan === '' };
}
