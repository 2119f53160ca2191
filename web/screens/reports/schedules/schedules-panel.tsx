import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCalendarClock, LuPlus } from 'react-icons/lu';
import type { ReportSchedule } from '../../../../shared/model/report-schedule.ts';
import { useReportSchedules } from '../../../api/report-schedules.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Lines, Loaded } from '../../../kit/loaded.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { HistoryDialog, PreviewDialog, ScheduleDialog } from './later-schedule-dialogs.ts';
import { ScheduleRow } from './schedule-row.tsx';
import type { ScheduleDesk } from './use-schedule-desk.ts';

/** What goes to the accountant by itself, and what can be done with it. */
export function SchedulesPanel({ desk }: { desk: ScheduleDesk }) {
  const t = useText();
  const query = useReportSchedules();
  const [previewed, preview] = useState<ReportSchedule>();
  const shown = query.data?.items.find(({ id }) => id === desk.shownId);
  return (
    <Panel
      title={t('schedules.title')}
      aside={
        <Button size="sm" variant="outline" onClick={() => desk.open({ begun: {} })}>
          <LuPlus aria-hidden="true" /> {t('schedules.create')}
        </Button>
      }
    >
      <Loaded
        query={query}
        skeleton={<Lines count={2} />}
        errorTitle={t('schedules.loadFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={<LuCalendarClock />}
            title={t('schedules.none')}
            description={t('schedules.noneHelp')}
          />
        }
      >
        {({ items }) => (
          <Stack as="ul" listStyleType="none" gap="0" aria-label={t('schedules.title')}>
            {items.map((schedule) => (
              <ScheduleRow
                key={schedule.id}
                schedule={schedule}
                onPreview={() => preview(schedule)}
                onHistory={() => desk.showHistory(schedule.id)}
                onEdit={() => desk.open(schedule)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      <ScheduleDialog subject={desk.subject} onClose={desk.close} />
      <PreviewDialog schedule={previewed} onClose={() => preview(undefined)} />
      <HistoryDialog schedule={shown} onClose={desk.close} />
    </Panel>
  );
}
