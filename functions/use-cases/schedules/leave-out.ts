import type { ProblemNote } from '../../../shared/model/receipt.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';

/** Why a period is not mailed: left out as there is nothing to say, or failed. */
export interface Left {
  readonly outcome: 'skipped' | 'failed';
  readonly refusal: Pick<Refusal, 'refused' | 'because'>;
}

/** Why, as it is kept and worded when it is read. A period without anything in it is told so: nobody chose it. */
export function problemOfLeft({ refused: code, because }: Left['refusal']): ProblemNote {
  const { refusals, problems } = wordsToKeep;
  if (because) return { code, detail: say(refusals, because) };
  return { code, detail: code === 'nothing-to-export' ? refusals['period-empty']() : problems[code] };
}

/** Notes why the period that is due is not mailed, and notifies people of it. */
export function leaveOut(
  change: Change,
  { organizationId, id: scheduleId, label, due: { from, to } }: KeptReportSchedule,
  { outcome, refusal }: Left,
  { reportSchedules }: Pick<Cloud, 'reportSchedules'>,
): void {
  const period = { organizationId, scheduleId, from, to, at: change.at };
  change.put(reportSchedules.claim({ ...period, outcome, problem: problemOfLeft(refusal) }));
  change.notify({
    kind: outcome === 'failed' ? 'schedule-failed' : 'schedule-skipped',
    ...{ aboutId: scheduleId, name: label, once: `${from} ${to}` },
  });
}
