import type { ProblemNote } from '../../../shared/model/receipt.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Write } from '../../store/writes.ts';
import { telling } from '../notices/tell.ts';

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

/** The writes that note why the period that is due is not mailed, refused where it is decided by now, and tell people of it. */
export function leavingOut(
  { organizationId, id: scheduleId, label, due: { from, to } }: KeptReportSchedule,
  { outcome, refusal }: Left,
  cloud: Pick<Cloud, 'reportSchedules' | 'notices' | 'outbox' | 'now'>,
): Write[] {
  const at = cloud.now().toISOString();
  const told = {
    ...{ organizationId, aboutId: scheduleId, name: label, once: `${from} ${to}` },
    kind: outcome === 'failed' ? ('schedule-failed' as const) : ('schedule-skipped' as const),
  };
  return [
    cloud.reportSchedules.claim({
      ...{ organizationId, scheduleId, from, to, at, outcome },
      problem: problemOfLeft(refusal),
    }),
    ...telling(told, cloud),
  ];
}
