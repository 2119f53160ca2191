import { Stack } from '@chakra-ui/react';
import type { DateRange } from '../../../../shared/model/export.ts';
import type { Report, ReportType } from '../../../../shared/model/report.ts';
import type { Months } from '../figures.ts';
import { FlowPanel } from './flow-panel.tsx';
import { ReportTable } from './report-table.tsx';

interface OverviewTabProps {
  readonly report: Report;
  readonly months: Months;
  readonly type: ReportType;
  readonly days: DateRange;
}

/** The months in one picture, and the chosen report row by row. */
export function OverviewTab({ report, months, type, days }: OverviewTabProps) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <FlowPanel totals={report.totals} months={months} currency={report.currency} />
      <ReportTable type={type} days={days} />
    </Stack>
  );
}
