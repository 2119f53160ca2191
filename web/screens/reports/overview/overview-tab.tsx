import { Stack } from '@chakra-ui/react';
import type { DateRange } from '../../../../shared/model/export.ts';
import type { Report } from '../../../../shared/model/report.ts';
import type { Months } from '../figures.ts';
import { isOfFigures } from '../use-report-view.ts';
import type { ViewType } from '../use-report-view.ts';
import { BalancePanel } from './balance-panel.tsx';
import { CapitalPanel } from './capital-panel.tsx';
import { FlowPanel } from './flow-panel.tsx';
import { ReportTable } from './report-table.tsx';
import { SalesTaxPanel } from './sales-tax/sales-tax-panel.tsx';
import { VendorPanel } from './vendor-panel.tsx';

interface OverviewTabProps {
  readonly report: Report;
  readonly months: Months;
  readonly type: ViewType;
  readonly days: DateRange;
}

/** The chosen report row by row, one of income and expenses with its months in one picture above it. */
export function OverviewTab({ report, months, type, days }: OverviewTabProps) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      {report.rows.length > 0 && isOfFigures(type) && (
        <FlowPanel totals={report.totals} months={months} currency={report.currency} />
      )}
      <Chosen type={type} days={days} />
      {type === 'tax' && <CapitalPanel days={days} />}
    </Stack>
  );
}

function Chosen({ type, days }: Pick<OverviewTabProps, 'type' | 'days'>) {
  switch (type) {
    case 'sales-tax':
      return <SalesTaxPanel days={days} />;
    case 'vendors':
      return <VendorPanel days={days} />;
    case 'general-ledger':
    case 'trial-balance':
      return <BalancePanel type={type} days={days} />;
    default:
      return <ReportTable type={type} days={days} />;
  }
}
