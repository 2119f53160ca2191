import type { ProblemNote } from '../../../shared/model/receipt.ts';
import type { ProblemCode } from '../../../shared/problems.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { deletedAtOf } from '../../store/report-states.ts';
import type { PerhapsSentReport, ReportBeingSent, SentReport } from '../../store/report-states.ts';

/** How a report ends that could not be made or mailed. */
export const failed = <Problem extends ProblemNote>(problem: Problem) =>
  ({ status: 'Failed', size: null, problem }) as const;

/** The problem of a report, as it is kept: its code, and what that says. */
export const problemOf = <Code extends ProblemCode>(code: Code) => ({
  code,
  detail: wordsToKeep.problems[code],
});

/** How a report ends of which nobody can tell whether it has left. */
export const perhapsSent = ({ recipient, claimedAt, made }: ReportBeingSent) => ({
  ...failed(problemOf('mail-unknown')),
  ...{ recipient, claimedAt, made },
});

/** How a report ends that has left, by what mail. */
export const sent = (
  report: ReportBeingSent | PerhapsSentReport,
  mail: Pick<SentReport, 'messageId' | 'sentAt' | 'delivery'>,
) =>
  ({
    ...{ ...report.made, ...mail, recipient: report.recipient, deletedAt: deletedAtOf(report) },
    status: 'Ready',
    isKept: true,
  }) as const;
