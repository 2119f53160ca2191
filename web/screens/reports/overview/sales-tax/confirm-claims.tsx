import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { SalesTaxReport } from '../../../../../shared/model/sales-tax.ts';
import { useCan } from '../../../../auth/me-context.ts';
import { useBulkRun } from '../../../../features/bulk/use-bulk-run.ts';
import { useMoney } from '../../../../format/use-money.ts';
import { ConfirmDialog } from '../../../../kit/confirm-dialog.tsx';
import { useText } from '../../../../text/use-text.ts';

/** Claims the tax at the usual rates of all purchases without any, but for closed days, once the person has said that they hold the receipts. */
export function ConfirmClaims({ report: { confirmable, currency } }: { report: SalesTaxReport }) {
  const t = useText();
  const money = useMoney();
  const canEdit = useCan('canEdit');
  const [isAsking, setAsking] = useState(false);
  const { run, progress } = useBulkRun();
  if (!canEdit || !confirmable) return null;
  const { count, amount, ...days } = confirmable;
  const confirm = async () => {
    const filter = { claim: 'possible' as const, ...days };
    await run({ act: { do: 'usual-tax' }, filter, count }, count);
    setAsking(false);
  };
  const label = t('reports.salesTax.confirmAll', { count });
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        alignSelf="start"
        loading={progress !== undefined}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isGentle
        title={t('reports.salesTax.confirmTitle', { count, amount: money(amount, currency) })}
        description={t('reports.salesTax.confirmHelp')}
        confirmLabel={label}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
