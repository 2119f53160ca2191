import type { DateRange } from '../../../shared/model/export.ts';
import type { TrialBalance } from '../../../shared/model/trial-balance.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { NamedBooks } from '../../domain/books/book-names.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { categoryLabels } from '../../domain/reports/category-label.ts';
import { trialBalance } from '../../domain/reports/trial-balance.ts';
import type { LineSubject } from '../../domain/reports/trial-balance.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { statedOpening } from '../books/stated-opening.ts';
import { refusedDays } from './report-days.ts';

/**
 * The trial balance of a range and the ledger's accounts with what they held before and after, from totals alone: no row is read. Refused as
 * `getReport` refuses.
 */
export async function getTrialBalance(
  { from, to }: DateRange,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'imports' | 'ledger' | 'organizations'>,
): Promise<TrialBalance | Refusal> {
  const refused = refusedDays({ from, to });
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud);
  const [accounts, untilEnd, period] = await Promise.all([
    Promise.all(
      organization.accounts.map(async (account) => ({
        id: account.id,
        currency: account.currency,
        opening: (await statedOpening(account, organizationId, cloud)) ?? 0,
      })),
    ),
    cloud.ledger.accountTotalsUntil(organizationId, to),
    cloud.ledger.totals(organizationId, { from, to }),
  ]);
  const { accountName, standingCategory, sideOf } = bookNames(organization);
  const labelOf = lineLabels(organization);
  const balances = trialBalance(organization.currency, {
    ...{ range: { from, to }, accounts, untilEnd, period, standingCategory, sideOf },
  });
  return {
    from,
    to,
    currencies: balances.map(({ accounts: movements, lines, months, ...balance }) => ({
      ...balance,
      months: [...months],
      accounts: movements.map((movement) => ({ ...movement, label: accountName(movement.accountId) })),
      lines: lines.map(({ subject, ...figures }) => ({ ...figures, label: labelOf(subject) })),
    })),
  };
}

function lineLabels(books: NamedBooks): (subject: LineSubject) => string {
  const { accountName } = bookNames(books);
  const categoryLabel = categoryLabels(books);
  const others = wordsFor().reports.balanceLines;
  return (subject) => {
    if ('other' in subject) return others[subject.other];
    return 'accountId' in subject ? accountName(subject.accountId) : categoryLabel(subject.categoryId);
  };
}
