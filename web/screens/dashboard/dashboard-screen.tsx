import { Badge, Box, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuWallet } from 'react-icons/lu';
import { useSummary, useTransactionCount } from '../../api/ledger.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useCategories } from '../../features/category/categories.ts';
import { CategoryChoice } from '../../features/category/category-choice.tsx';
import { EntryDialog } from '../../features/entry/entry-dialog.tsx';
import type { EntrySubject } from '../../features/entry/entry-dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CustomExportDialog } from '../../features/export/custom-export-dialog.tsx';
import { ImportDialog } from '../../features/import/import-dialog.tsx';
import { Screen } from '../../kit/screen.tsx';
import { monthAround, useToday } from '../../auth/today.ts';
import { useText } from '../../text/use-text.ts';
import { ExportTools } from './export-tools.tsx';
import { MonthlyProgress } from './monthly-progress.tsx';
import { EntryButtons, QuickActions } from './quick-actions.tsx';
import type { QuickActionsProps } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatCards } from './stat-cards.tsx';
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
  const t = useText();
  const canExport = useCan('canExport');
  const month = monthAround(useToday());
  const summary = useSummary(month);
  const isEmpty = useTransactionCount({}).data?.count === 0;
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <QuickActions {...actions} />
      {summary.error && !summary.data ? (
        <ErrorState detail={summary.error.message} onRetry={() => void summary.refetch()} />
      ) : (
        <StatCards summary={summary.data} />
      )}
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '4', md: '6' }}
        alignItems="start"
      >
        <Box minW="0">
          {isEmpty ? (
            <EmptyState
              icon={<LuWallet />}
              title={t('dashboard.emptyTitle')}
              description={t('dashboard.emptyHelp')}
            >
              <EntryButtons {...actions} />
            </EmptyState>
          ) : (
            <Found />
          )}
        </Box>
        <Stack gap={{ base: '4', md: '6' }} minW="0">
          <Worklist month={month} />
          <MonthlyProgress summary={summary.data} />
          {canExport && <ExportTools />}
        </Stack>
      </Grid>
    </Stack>
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
