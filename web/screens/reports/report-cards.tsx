import { Box, Grid, Text } from '@chakra-ui/react';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Report } from '../../../shared/model/report.ts';
import { comparedWith } from '../../../shared/report-ranges.ts';
import { salesTaxPath } from '../../../shared/paths.ts';
import { useWorklist } from '../../api/ledger.ts';
import { useReport } from '../../api/reports.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { changeOf } from '../../format/change-of.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { useRangeWords } from '../../format/use-range-words.ts';
import { ChangeNote } from '../../kit/change-note.tsx';
import { FigureCard, retryOf } from '../../kit/figure-card.tsx';
import { Money } from '../../kit/money.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';
import { asShown, averageOf, monthsCovered } from './figures.ts';
import { rowsPath } from '../../../shared/rows-path.ts';
import type { ReportView, ViewType } from './use-report-view.ts';

/** A figure of the period, of which there is a card. */
type Side = 'income' | 'expenses' | 'net';

const EVERY: readonly Side[] = ['income', 'expenses', 'net'];
const OF_TYPE: Readonly<Record<ViewType, readonly Side[]>> = {
  'profit-loss': EVERY,
  tax: EVERY,
  category: EVERY,
  income: ['income'],
  expense: ['expenses'],
  vendors: ['expenses'],
  // They tell what is owed and held.
  'sales-tax': [],
  'general-ledger': [],
  'trial-balance': [],
};

/** The figures that what is open reports on; none beside what is made and sent. */
export function sidesOf({ tab, type }: Pick<ReportView, 'tab' | 'type'>): readonly Side[] {
  if (tab === 'overview') return OF_TYPE[type];
  if (tab === 'expenses') return ['expenses'];
  return tab === 'trends' ? EVERY : [];
}

const figures: Readonly<Record<Side, (totals: Report['totals']) => number>> = {
  income: ({ income }) => income,
  expenses: ({ expenses }) => asShown(expenses, 'expense'),
  net: ({ net }) => net,
};

interface ReportCardsProps {
  readonly sides: readonly Side[];
  readonly days: DateRange;
  readonly query: ReturnType<typeof useReport>;
}

/** What is compared: a period's totals, and over how many months of the books they are. */
interface Period {
  readonly totals: Report['totals'];
  readonly months: number;
}

/** Income, expenses, what is left and what the last of them is a month, beside the period before and the year before. */
export function ReportCards({ sides, days, query }: ReportCardsProps) {
  const t = useText();
  const periods = useComparedPeriods(days, query.data);
  const card = (
    label: string,
    figureOf: (period: Period) => number,
    { better, to, note }: { better: 'more' | 'less'; to: string; note?: string },
  ) => {
    const { now } = periods;
    const figure = now && figureOf(now);
    const against = (name: string, period: Period | undefined) =>
      figure !== undefined && (
        <Against label={name} now={figure} before={period && figureOf(period)} better={better} />
      );
    return (
      <FigureCard
        key={label}
        label={label}
        figure={
          figure === undefined ? undefined : (
            <Money amount={figure} currency={query.data?.currency ?? 'USD'} />
          )
        }
        to={to}
        onRetry={retryOf(query)}
        note={
          <Box minH={{ base: periods.isSame ? '2.25rem' : '4.25rem', md: '2.25rem' }}>
            {note !== undefined && figure !== undefined && <Text>{note}</Text>}
            {periods.isSame || against(t('reports.before'), periods.before)}
            {against(t('reports.yearBefore'), periods.yearBefore)}
          </Box>
        }
      />
    );
  };
  const betterOf = (side: Side) => (side === 'expenses' ? 'less' : 'more');
  const pathOf = (side: Side) =>
    rowsPath(side === 'net' ? days : { side: side === 'income' ? 'income' : 'expense', ...days });
  const labels = {
    income: t('reports.income'),
    expenses: t('reports.expenses'),
    net: t('reports.netProfit'),
  };
  const last = sides.at(-1);
  const count = periods.now?.months;
  return (
    <Box>
      {last && (
        <>
          <Grid
            templateColumns={{ base: '1fr 1fr', lg: `repeat(${sides.length + 1}, 1fr)` }}
            gap={{ base: '3', md: '4' }}
          >
            {sides.map((side) =>
              card(labels[side], ({ totals }) => figures[side](totals), {
                better: betterOf(side),
                to: pathOf(side),
              }),
            )}
            {card(
              t('reports.averageMonthly'),
              ({ totals, months }) => averageOf(figures[last](totals), months),
              {
                better: betterOf(last),
                to: pathOf(last),
                ...(count === undefined
                  ? {}
                  : { note: t(last === 'net' ? 'reports.averageOf' : 'reports.averageOver', { count }) }),
              },
            )}
          </Grid>
          <ComparedDays days={days} />
        </>
      )}
      <Basis days={days} />
    </Box>
  );
}

/** A period with those it is compared with; where these are the same days, `isSame`. */
function useComparedPeriods(days: DateRange, report: Report | undefined) {
  const today = useToday();
  const { before, yearBefore } = comparedWith(days, today);
  const [earlier, lastYear] = [
    useReport('profit-loss', before, 'month'),
    useReport('profit-loss', yearBefore, 'month'),
  ];
  const hadBefore = (earlier.data?.rows.length ?? 0) + (lastYear.data?.rows.length ?? 0) > 0;
  const periodOf = (known: Report | undefined, hadEarlier: boolean): Period | undefined =>
    known && {
      totals: known.totals,
      months: monthsCovered(known.months ?? [], today, hadEarlier),
    };
  return {
    now: periodOf(report, hadBefore),
    before: before && periodOf(earlier.data, false),
    yearBefore: yearBefore && periodOf(lastYear.data, false),
    isSame: before?.from === yearBefore?.from && before?.to === yearBefore?.to,
  };
}

interface AgainstProps {
  readonly label: string;
  readonly now: number;
  readonly before: number | undefined;
  readonly better: 'more' | 'less';
}

function Against({ label, now, before, better }: AgainstProps) {
  const t = useText();
  if (before === undefined) return null;
  return (
    <Text>
      {label}{' '}
      {changeOf(now, before) === undefined ? (
        t('reports.nothingThen')
      ) : (
        <ChangeNote now={now} before={before} better={better} />
      )}
    </Text>
  );
}

/** Which days the cards compare with. */
function ComparedDays({ days }: { days: DateRange }) {
  const t = useText();
  const wordsOf = useRangeWords();
  const { before, yearBefore } = comparedWith(days, useToday());
  const [first, second] = [before, yearBefore].map((range) => range && wordsOf(range));
  if (!first || !second) return null;
  return (
    <Text textStyle="xs" color="fg.muted" mt="2">
      {first === second
        ? t('reports.comparedWithOne', { before: first })
        : t('reports.comparedWith', { before: first, yearBefore: second })}
    </Text>
  );
}

/** On what basis figures are: cash, with sales tax or, from the day of a registration on, without it. */
function Basis({ days }: { days: DateRange }) {
  const t = useText();
  const dateFormat = useDateFormat();
  const { salesTax } = useSignedIn().organization;
  const isNet = salesTax?.method === 'normal' && salesTax.since <= days.to;
  return (
    <Text textStyle="xs" color="fg.muted" mt="1" maxW="90ch">
      {isNet && salesTax.since > days.from
        ? t('reports.basis.netSince', { day: formatDay(salesTax.since, dateFormat) })
        : t(isNet ? 'reports.basis.net' : 'reports.basis.gross')}
      {isNet && (salesTax.sales === undefined || salesTax.sales === 'mixed') && <UndecidedSales />}
    </Text>
  );
}

/** That some sales still count with their tax, since nobody said whether there is any in them. */
function UndecidedSales() {
  const t = useText();
  const { data } = useWorklist();
  if (!data?.untaxed) return null;
  return (
    <>
      {' '}
      {t('reports.basis.undecided', { count: data.untaxed.count })}{' '}
      <TextLink to={salesTaxPath}>{t('reports.salesTax.decide')}</TextLink>
    </>
  );
}
