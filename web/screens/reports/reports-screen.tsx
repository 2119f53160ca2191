import { Box, Button, Skeleton, Stack, Tabs } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCalendarX2, LuChartColumn, LuDownload, LuPrinter } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Report } from '../../../shared/model/report.ts';
import { comparedWith } from '../../../shared/report-ranges.ts';
import { paths } from '../../../shared/paths.ts';
import { useReport, useTableReport } from '../../api/reports.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { ApartNote } from '../../features/entry/apart-note.tsx';
import { CustomExportDialog } from '../../features/export/custom-export-dialog.tsx';
import { useRangeWords } from '../../format/use-range-words.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useText } from '../../text/use-text.ts';
import { ExpensesTab } from './expenses/expenses-tab.tsx';
import { begun, covered } from './figures.ts';
import { OverviewTab } from './overview/overview-tab.tsx';
import { ReportCards, sidesOf } from './report-cards.tsx';
import { ReportControls } from './report-controls.tsx';
import { SendingTab } from './sending/sending-tab.tsx';
import { TrendsTab } from './trends/trends-tab.tsx';
import { usePrintOnPaper } from './use-print-on-paper.ts';
import { isOfFigures, reportTabs, useReportView } from './use-report-view.ts';
import type { ReportView } from './use-report-view.ts';

/** Reports & Analytics: chosen days in figures, pictures and rows, and what goes to the accountant. */
export function ReportsScreen() {
  const t = useText();
  const view = useReportView();
  const wordsOf = useRangeWords();
  const { name: owner } = useSignedIn().organization;
  usePrintOnPaper();
  const shown = view.tab === 'overview' ? t(`reports.types.${view.type}`) : t(`reports.tabs.${view.tab}`);
  return (
    <Screen
      title={t('reports.title')}
      onPaper={{ owner, title: shown }}
      description={view.days ? wordsOf(view.days) : t('reports.noDays')}
      actions={<Actions days={view.days} />}
    >
      <Stack gap={{ base: '4', md: '6' }}>
        <ReportControls view={view} />
        {view.days ? <ReportOfDays view={view} days={view.days} /> : <NoDays />}
      </Stack>
    </Screen>
  );
}

/** Print, and the days' entries as a file. */
function Actions({ days }: { days: DateRange | undefined }) {
  const t = useText();
  const canExport = useCan('canExport');
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <Button variant="outline" _print={{ display: 'none' }} onClick={() => window.print()}>
        <LuPrinter aria-hidden="true" /> {t('reports.print')}
      </Button>
      {canExport && (
        <Button variant="outline" _print={{ display: 'none' }} onClick={() => setExporting(true)}>
          <LuDownload aria-hidden="true" /> {t('reports.export')}
        </Button>
      )}
      <CustomExportDialog isOpen={isExporting} days={days} onClose={() => setExporting(false)} />
    </>
  );
}

function NoDays() {
  const t = useText();
  return (
    <EmptyState icon={<LuCalendarX2 />} title={t('reports.noDays')} description={t('reports.noDaysHelp')} />
  );
}

interface OfDaysProps {
  readonly view: ReportView;
  readonly days: DateRange;
}

/** Names of tabs stay on one line; on a phone they scroll. */
function ReportOfDays({ view, days }: OfDaysProps) {
  const t = useText();
  const query = useReport('profit-loss', days, 'month');
  // The table below the charts is asked for beside what they need, not after it.
  const tableType = isOfFigures(view.type) ? view.type : undefined;
  useTableReport(tableType ?? 'profit-loss', tableType && view.tab === 'overview' ? days : undefined);
  const { data } = query;
  return (
    <>
      <ReportCards sides={sidesOf(view)} days={days} query={query} />
      {data && (
        <ApartNote
          apart={data.unconverted.map(({ currency, amount, count }) => ({ currency, net: amount, count }))}
          home={data.currency}
          days={days}
        />
      )}
      <Tabs.Root
        value={view.tab}
        lazyMount
        unmountOnExit
        colorPalette="ember"
        onValueChange={({ value }) => view.showTab(value)}
      >
        <Tabs.List _print={{ display: 'none' }}>
          {reportTabs.map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {t(`reports.tabs.${tab}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={view.tab}>
          {view.tab === 'reports' ? (
            <SendingTab days={days} />
          ) : (
            <Loaded
              query={query}
              skeleton={<Skeleton h="28rem" borderRadius="l3" />}
              errorTitle={t('reports.loadFailed')}
              // An account holds what it holds, also where nothing moved it.
              isEmpty={({ rows }) => rows.length === 0 && (view.tab !== 'overview' || isOfFigures(view.type))}
              empty={<Nothing view={view} days={days} />}
            >
              {(report) => <Analysis view={view} days={days} report={report} />}
            </Loaded>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

/** The tab that is open, of a report with something in it. */
function Analysis({ view, days, report }: OfDaysProps & { report: Report }) {
  const today = useToday();
  const months = begun(report.months ?? [], today);
  const before = useReport('profit-loss', comparedWith(days, today).before, 'month');
  const known = covered(months, (before.data?.rows.length ?? 0) > 0);
  switch (view.tab) {
    case 'expenses':
      return <ExpensesTab report={report} before={before.data} />;
    case 'trends':
      return (
        <TrendsTab report={report} months={known} days={days} chosen={view.row} onChoose={view.chooseRow} />
      );
    default:
      return <OverviewTab report={report} months={months} type={view.type} days={days} />;
  }
}

/** Where the days have nothing in them: which days these are, and where to go on. */
function Nothing({ view, days }: OfDaysProps) {
  const t = useText();
  const wordsOf = useRangeWords();
  return (
    <EmptyState
      icon={<LuChartColumn />}
      title={t('reports.empty')}
      description={t('reports.emptyHelp', { days: wordsOf(days) ?? '' })}
    >
      {view.range !== 'this-year' && (
        <Button variant="outline" onClick={() => view.chooseRange('this-year')}>
          {t('reports.showYear')}
        </Button>
      )}
      <Box>
        <Button asChild variant="outline">
          <Link to={paths.transactions}>{t('reports.toTransactions')}</Link>
        </Button>
      </Box>
    </EmptyState>
  );
}
