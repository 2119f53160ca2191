import { Badge, Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { WorkToDo } from '../../../shared/model/summary.ts';
import { billingPath } from '../../../shared/paths.ts';
import { useSummary, useWorklist } from '../../api/ledger.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { AddMenu } from '../../features/entry/add-menu.tsx';
import { ApartNote } from '../../features/entry/apart-note.tsx';
import { EntryDialog } from '../../features/entry/later-entry-dialog.ts';
import { CustomExportDialog } from '../../features/export/later-custom-export-dialog.ts';
import { SendDialog } from '../../features/export/later-send-dialog.ts';
import type { Sending } from '../../features/export/export-period.ts';
import { ImportDialog } from '../../features/import/later-import-dialog.ts';
import type { EntrySubject } from '../../features/entry/entry-dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Screen } from '../../kit/screen.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { daysUntil } from '../../format/days-until.ts';
import { formatMonth } from '../../format/format.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { MonthSwitch } from '../../kit/month-switch.tsx';
import { useText } from '../../text/use-text.ts';
import { CashFlowPanel } from './cash-flow-panel.tsx';
import {
  Beginning,
  ExportTools,
  FirstSteps,
  Found,
  MonthActions,
  MonthlyProgress,
} from './beside-dashboard.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { StatCards } from './stat-cards.tsx';
import { useMonth } from './use-month.ts';
import type { MonthState } from './use-month.ts';
import { useStepsLeft } from './use-steps-left.ts';
import { useTasks } from './use-tasks.ts';
import { Worklist } from './worklist.tsx';

/** Financial Dashboard: what needs me, am I fine, what came in and went out. */
export function DashboardScreen() {
  const t = useText();
  const [subject, setSubject] = useState<EntrySubject>();
  const [isImporting, setImporting] = useState(false);
  const [files, setFiles] = useState<readonly File[]>();
  const worklist = useWorklist();
  const tasks = useTasks();
  const steps = useStepsLeft();
  // What waits and the steps that are left stand above other things: if they came after those, they would push them down.
  const isWhole = worklist.data?.months === null || !(tasks.isAsking || steps.isAsking);
  const onImport = (chosen?: readonly File[]) => {
    setFiles(chosen);
    setImporting(true);
  };
  return (
    <Screen
      title={t('dashboard.title')}
      description={<Welcome />}
      actions={
        <AddMenu
          onAdd={setSubject}
          onImport={() => onImport()}
          isMenuOnly={worklist.data?.months === null}
          isPlaceKept={worklist.isPending}
        />
      }
    >
      <Loaded query={isWhole ? worklist : { ...worklist, data: undefined }} skeleton={<OverviewSkeleton />}>
        {({ months }) =>
          months === null ? (
            <Beginning onFiles={onImport} />
          ) : (
            <Overview months={months} areStepsLeft={steps.areLeft} />
          )
        }
      </Loaded>
      <EntryDialog subject={subject} onClose={() => setSubject(undefined)} />
      <ImportDialog isOpen={isImporting} files={files} onClose={() => setImporting(false)} />
    </Screen>
  );
}

function Welcome() {
  const t = useText();
  const { profile, membership, plan } = useSignedIn();
  return (
    <Flex align="center" gap="2.5" wrap="wrap">
      <Text>{t('dashboard.welcome', { name: profile.fullName })}</Text>
      <Badge variant="outline">{t(`dashboard.roles.${membership.role}`)}</Badge>
      {plan.trialEndsAt !== null && <TrialLeft until={plan.trialEndsAt} />}
    </Flex>
  );
}

/** How long the trial still is, with the way to the plans; for whoever can choose one. */
function TrialLeft({ until }: { until: string }) {
  const t = useText();
  const canPay = useCan('canManageBilling');
  const count = daysUntil(until);
  if (!canPay || count < 1) return null;
  return (
    <TextLink to={billingPath}>
      {count === 1 ? t('dashboard.trialLastDay') : t('dashboard.trial', { count })}
    </TextLink>
  );
}

/** What waits, and a month. */
function Overview({
  months,
  areStepsLeft,
}: {
  months: NonNullable<WorkToDo['months']>;
  areStepsLeft: boolean;
}) {
  const [isExporting, setExporting] = useState(false);
  const [sending, setSending] = useState<Sending>();
  const canExport = useCan('canExport');
  const state = useMonth(months);
  const summary = useSummary(state.days);
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Worklist />
      <Stack gap="3">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <ChosenMonth state={state} hasBefore={summary.data && summary.data.previous !== null} />
          {canExport && (
            <MonthActions month={state.days} onAsk={setSending} onCustomExport={() => setExporting(true)} />
          )}
        </Flex>
        {summary.error && !summary.data ? (
          <ErrorState detail={summary.error.message} onRetry={() => void summary.refetch()} />
        ) : (
          <StatCards summary={summary.data} month={state.days} />
        )}
        {summary.data && (
          <ApartNote apart={summary.data.apart} home={summary.data.currency} days={state.days} />
        )}
      </Stack>
      {areStepsLeft && <FirstSteps hasEntries onImport={() => undefined} />}
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 20rem' }}
        gap={{ base: '4', md: '6' }}
        alignItems="start"
      >
        <Box minW="0">
          <Found />
        </Box>
        <Stack gap={{ base: '4', md: '6' }} minW="0">
          <CashFlowPanel until={state.month} />
          <MonthlyProgress summary={summary.data} />
          {canExport && <ExportTools onSend={setSending} />}
          <FeedbackCard />
        </Stack>
      </Grid>
      <SendDialog sending={sending} onClose={() => setSending(undefined)} />
      <CustomExportDialog isOpen={isExporting} days={state.days} onClose={() => setExporting(false)} />
    </Stack>
  );
}

/** Which month is shown, and what it is compared with. */
function ChosenMonth({ state, hasBefore }: { state: MonthState; hasBefore: boolean | undefined }) {
  const t = useText();
  const { month, untilDay } = state.before;
  const name = formatMonth(month, 'long');
  const days = untilDay === undefined ? name : t('dashboard.firstDays', { day: untilDay, month: name });
  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
      <MonthSwitch
        label={t('dashboard.month')}
        months={state.months}
        value={state.month}
        onChange={state.choose}
      />
      {/* It keeps its room while nobody knows yet which of the two it is. */}
      <Text
        textStyle="xs"
        color="fg.muted"
        aria-live="polite"
        visibility={hasBefore === undefined ? 'hidden' : undefined}
      >
        {t(hasBefore === false ? 'dashboard.nothingBefore' : 'dashboard.comparedWith', { days })}
      </Text>
    </Flex>
  );
}
