import { Stack } from '@chakra-ui/react';
import type { DateRange } from '../../../../shared/model/export.ts';
import type { Report } from '../../../../shared/model/report.ts';
import type { Months } from '../figures.ts';
import { CashBalance } from './cash-balance.tsx';
import { CategoryTrend } from './category-trend.tsx';
import { NetSoFar } from './net-so-far.tsx';

interface TrendsTabProps {
  readonly report: Report;
  readonly months: Months;
  readonly days: DateRange;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** How one category went, what was left since the first day, and what the accounts held. */
export function TrendsTab({ report, months, days, chosen, onChoose }: TrendsTabProps) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <CategoryTrend report={report} months={months} chosen={chosen} onChoose={onChoose} />
      <NetSoFar months={months} days={days} currency={report.currency} />
      <CashBalance days={days} currency={report.currency} months={months} />
    </Stack>
  );
}
