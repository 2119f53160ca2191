import { Badge, Box, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSummary, useWorklist } from '../../api/ledger.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { useCategories } from '../../features/category/categories.ts';
import { CategoryChoice } from '../../features/category/category-choice.tsx';
import { AddMenu } from '../../features/entry/add-menu.tsx';
import { EntryDialog } from '../../features/entry/entry-dialog.tsx';
import type { EntrySubject } from '../../features/entry/entry-dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CustomExportDialog } from '../../features/export/custom-export-dialog.tsx';
import { ImportDialog } from '../../features/import/import-dialog.tsx';
import { Screen } from '../../kit/screen.tsx';
import { formatMonth } from '../../format/format.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { MonthSwitch } from '../../kit/month-switch.tsx';
import { useText } from '../../text/use-text.ts';
import { ExportTools } from './export-tools.tsx';
import { MonthlyProgress } from './monthly-progress.tsx';
import { FirstSteps } from './first-steps.tsx';
import { QuickActions } from './quick-actions.tsx';
import type { QuickActionsProps } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatCards } from './stat-cards.tsx';
import { useMonth } from './use-month.ts';
import type { MonthState } from './use-month.ts';
import { Worklist } from './worklist.tsx';

type OpenDialog = 'import' | 'export' | undefined;

/** Financial Dashboard: am I fine, what came in and went out, what needs me. */
export function DashboardScreen() {
  const t = useText();
  const [subject, setSubject] = useState<EntrySubject>();
  const [open, setOpen] = useState<OpenDialog>();
  const actions: QuickActionsProps = {
    onAdd: setSubject,
    onImport: () => setOpen('import'),
    onCustomExport: () => setOpen('export'),
  };
  const close = () => setOpen(undefined);
  return (
    <Screen title={t('dashboard.title')} description={<Welcome />}>
      <Overview actions={actions} />
      <EntryDialog subject={subject} onClose={() => setSubject(undefined)} />
      <ImportDialog isOpen={open === 'import'} onClose={close} />
      <CustomExportDialog isOpen={open === 'export'} onClose={close} />
    </Screen>
  );
}

function Welcome() {
  const t = useText();
  const { profile, membership } = useSignedIn();
  return (
    <Flex align="center" gap="2.5" wrap="wrap">
      <Text>{t('dashboard.welcome', { name: profile.fullName })}</Text>
      <Badge variant="outline">{t(`dashboard.roles.${membership.role}`)}</Badge>
    </Flex>
  );
}

function Overview({ actions }: { actions: QuickActionsProps }) {
  const worklist = useWorklist();
  return (
    <Loaded query={worklist}>
      {({ months }) => (months === null ? <Beginning actions={actions} /> : <Standing actions={actions} />)}
    </Loaded>
  );
}

/** Empty books. */
function Beginning({ actions }: { actions: QuickActionsProps }) {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <FirstSteps onImport={actions.onImport} />
      <Flex>
        <AddMenu {...actions} isMenuOnly />
      </Flex>
    </Stack>
  );
}

/** What waits, and a month. */
function Standing({ actions }: { actions: QuickActionsProps }) {
  const canExport = useCan('canExport');
  const state = useMonth(useWorklist().data?.months);
  const summary = useSummary(state?.days);
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <QuickActions {...actions} month={state?.days} />
      <Worklist />
      <Stack gap="3">
        {state && <MonthBar state={state} hasBefore={summary.data?.previous != null} />}
        {summary.error && !summary.data ? (
          <ErrorState detail={summary.error.message} onRetry={() => void summary.refetch()} />
        ) : (
          <StatCards summary={summary.data} month={state?.days} />
        )}
      </Stack>
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '4', md: '6' }}
        alignItems="start"
      >
        <Box minW="0">
          <Found />
        </Box>
        <Stack gap={{ base: '4', md: '6' }} minW="0">
          <MonthlyProgress summary={summary.data} />
          {canExport && <ExportTools />}
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Which month is shown, and what it is compared with. */
function MonthBar({ state, hasBefore }: { state: MonthState; hasBefore: boolean }) {
  const t = useText();
  const { month, untilDay } = state.before;
  const name = formatMonth(month, 'long');
  const days = untilDay === undefined ? name : t('dashboard.firstDays', { day: untilDay, month: name });
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <MonthSwitch
        label={t('dashboard.month')}
        months={state.months}
        value={state.month}
        onChange={state.choose}
      />
      <Text textStyle="xs" color="fg.muted" aria-live="polite">
        {t(hasBefore ? 'dashboard.comparedWith' : 'dashboard.nothingBefore', { days })}
      </Text>
    </Flex>
  );
}

/** Search, category and what they find. */
function Found() {
  const t = useText();
  const { all } = useCategories();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  return (
    <Stack gap="3">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 14rem' }} gap="3">
        <Input
          type="search"
          aria-label={t('dashboard.search')}
          placeholder={t('dashboard.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <CategoryChoice
          aria-label={t('dashboard.category')}
          categories={all}
          none={t('dashboard.allCategories')}
          value={category}
          onChange={setCategory}
        />
      </Grid>
      <RecentActivity search={search} category={category} />
    </Stack>
  );
}
