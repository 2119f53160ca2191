import { useReceipts } from '../../api/receipts.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useTaxName } from '../../features/sales-tax/use-tax-name.ts';
import { FirstSteps } from './first-steps.tsx';

/** The first steps, in books that have entries: they stay until each is done. Whoever helps in somebody's books takes none of them. */
export function StepsLeft() {
  const { membership, organization } = useSignedIn();
  const tax = useTaxName();
  const { accountant, salesTax, sample } = organization;
  if (membership.role !== 'master' || sample) return null;
  const isLeft = !accountant?.email || (tax !== undefined && salesTax === undefined);
  return isLeft ? <Steps /> : <ReceiptsLeft />;
}

const Steps = () => <FirstSteps hasEntries onImport={() => undefined} />;

function ReceiptsLeft() {
  const { data } = useReceipts({ limit: 1 });
  return data?.pages.every(({ items }) => items.length === 0) ? <Steps /> : null;
}
