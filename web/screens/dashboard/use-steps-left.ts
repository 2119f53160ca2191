import { useInfiniteQuery } from '@tanstack/react-query';
import { receiptsQuery } from '../../api/receipts.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useTaxName } from '../../features/sales-tax/use-tax-name.ts';

/**
 * Whether any of the first steps is left in books that have entries: they stay until each is done. Whoever helps in somebody's books takes none of them.
 * `isAsking`: nobody knows yet, since the answer depends on what is still on its way.
 */
export function useStepsLeft(): { readonly areLeft: boolean; readonly isAsking: boolean } {
  const { membership, organization } = useSignedIn();
  const tax = useTaxName();
  const { accountant, salesTax, sample } = organization;
  const takesSteps = membership.role === 'master' && !sample;
  const isSetUp = Boolean(accountant?.email) && (tax === undefined || salesTax !== undefined);
  const { data, isPending } = useInfiniteQuery({
    ...receiptsQuery({ limit: 1 }),
    enabled: takesSteps && isSetUp,
  });
  if (!takesSteps) return { areLeft: false, isAsking: false };
  if (!isSetUp) return { areLeft: true, isAsking: false };
  return { areLeft: data?.pages.every(({ items }) => items.length === 0) ?? false, isAsking: isPending };
}
