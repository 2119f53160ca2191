import type { ScheduleRun } from '../../../../shared/model/report-schedule.ts';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useText } from '../../../text/use-text.ts';

const meanings = {
  sending: 'waiting',
  sent: 'good',
  failed: 'broken',
  skipped: 'plain',
  removed: 'plain',
} as const;

/** What became of a period, in a word. */
export function RunStatus({ run: { status } }: { run: ScheduleRun }) {
  const t = useText();
  return <StatusBadge meaning={meanings[status]}>{t(`schedules.statuses.${status}`)}</StatusBadge>;
}
