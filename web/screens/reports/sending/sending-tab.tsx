import { Grid, Stack } from '@chakra-ui/react';
import type { DateRange } from '../../../../shared/model/export.ts';
import { useCan } from '../../../auth/me-context.ts';
import { SchedulesPanel } from '../schedules/schedules-panel.tsx';
import { useScheduleDesk } from '../schedules/use-schedule-desk.ts';
import { AccountantPackage } from '../../../features/package/accountant-package.tsx';
import { GeneratedReports } from './generated-reports.tsx';
import { MakeReport } from './make-report.tsx';
import { SendReport } from './send-report.tsx';

/** Reports as files: what can be made of the days or mailed to the accountant, and what was. */
export function SendingTab({ days }: { days: DateRange }) {
  const canExport = useCan('canExport');
  const canDownload = useCan('canDownload');
  const desk = useScheduleDesk();
  const gap = { base: '4', md: '6' };
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: canDownload ? '22rem minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
      gap={gap}
      alignItems="start"
    >
      {canDownload && (
        <Stack gap={gap}>
          <MakeReport days={days} />
          <AccountantPackage key={`${days.from} ${days.to}`} days={days} />
          {canExport && <SendReport days={days} onSchedule={() => desk.open({ begun: {} })} />}
        </Stack>
      )}
      <Stack gap={gap}>
        {canExport && <SchedulesPanel desk={desk} />}
        <GeneratedReports />
      </Stack>
    </Grid>
  );
}
