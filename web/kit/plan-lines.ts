import type { Plan } from '../../shared/model/organization.ts';
import { hasPackages, hasReportFormat, limitsOf, seatsOf } from '../../shared/plans.ts';
import type { Translate } from '../text/translator.ts';

/** What a plan has, in a few lines, from the very limits that the functions hold. */
export function planLines(plan: Plan, t: Translate): readonly string[] {
  const { documents, statements } = limitsOf(plan);
  const seats = seatsOf(plan);
  return [
    documents === undefined
      ? t('plans.lines.unlimitedDocuments')
      : t('plans.lines.documents', { count: documents }),
    statements === undefined
      ? t('plans.lines.unlimitedStatements')
      : t('plans.lines.statements', { count: statements }),
    t(hasReportFormat(plan, 'xlsx') ? 'plans.lines.allFiles' : 'plans.lines.csvFiles'),
    ...(hasPackages(plan) ? [t('plans.lines.packages')] : []),
    seatsLine(seats, t),
    ...(plan === 'enterprise' ? [t('plans.lines.permissions')] : []),
  ];
}

function seatsLine(seats: number | undefined, t: Translate): string {
  if (seats === undefined) return t('plans.lines.unlimitedSeats');
  return seats === 1 ? t('plans.lines.noSeats') : t('plans.lines.seats', { count: seats });
}
