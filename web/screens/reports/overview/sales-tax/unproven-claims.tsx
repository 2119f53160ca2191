import { Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FiledPeriod, SalesTaxReport, UnprovenClaim } from '../../../../../shared/model/sales-tax.ts';
import { entryPath } from '../../../../../shared/paths.ts';
import { useMoney } from '../../../../format/use-money.ts';
import { DateText } from '../../../../kit/date-text.tsx';
import { useText } from '../../../../text/use-text.ts';
import { FigureLine, FigureTable, MoneyCell } from '../../charts/figure-table.tsx';
import { ConfirmClaims } from './confirm-claims.tsx';

interface OfReport {
  readonly report: SalesTaxReport;
}

/** Claims without the evidence that the authority wants, and what they cost where they are refused. */
export function UnprovenClaims({ report }: OfReport) {
  const t = useText();
  const money = useMoney();
  const { periods, unproven, evidence, currency } = report;
  const { count, amount } = inAll(periods.map((period) => period.unproven));
  const isClaimed = periods.some(({ taxes }) =>
    taxes.some((tax) => tax.side === 'expense' && tax.claimed !== 0),
  );
  if (count === 0)
    return (
      <Text color="fg.muted">
        {t(isClaimed ? 'reports.salesTax.allProven' : 'reports.salesTax.noClaims')}
      </Text>
    );
  return (
    <Claims
      title={t('reports.salesTax.unproven', { count, amount: money(amount, currency) })}
      label={t('reports.salesTax.unprovenTable')}
      column={t('reports.salesTax.claimed')}
      claims={unproven.filter(({ reason }) => reason !== 'assumed')}
      count={count}
      currency={currency}
    >
      {t('reports.salesTax.unprovenHelp')}{' '}
      {evidence && (
        <>
          {t('reports.salesTax.evidence')}{' '}
          <Link href={evidence.url} target="_blank" rel="noopener" color="inherit" textDecoration="underline">
            {evidence.title}
          </Link>
        </>
      )}
    </Claims>
  );
}

/** Purchases with no tax on record: what could be claimed of them, which is on no return. */
export function AssumedClaims({ report }: OfReport) {
  const t = useText();
  const money = useMoney();
  const { periods, unproven, currency } = report;
  const { count, amount } = inAll(periods.map((period) => period.assumed));
  if (count === 0) return null;
  return (
    <Claims
      title={t('reports.salesTax.assumed', { count, amount: money(amount, currency) })}
      label={t('reports.salesTax.assumedTable')}
      column={t('reports.salesTax.possible')}
      claims={unproven.filter(({ reason }) => reason === 'assumed')}
      count={count}
      currency={currency}
      action={<ConfirmClaims report={report} />}
    >
      {t('reports.salesTax.assumedHelp')}
    </Claims>
  );
}

const inAll = (all: readonly FiledPeriod['unproven'][]): FiledPeriod['unproven'] => ({
  count: all.reduce((sum, { count }) => sum + count, 0),
  amount: all.reduce((sum, { amount }) => sum + amount, 0),
});

interface ClaimsProps {
  readonly title: string;
  readonly label: string;
  /** What the last column is called. */
  readonly column: string;
  readonly claims: readonly UnprovenClaim[];
  /** How many there are in all; those that cost most are listed. */
  readonly count: number;
  readonly currency: string;
  /** What can be done with all of them. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Claims({ title, label, column, claims, count, currency, action, children }: ClaimsProps) {
  const t = useText();
  const money = useMoney();
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Text textStyle="sm" color="fg.muted" maxW="75ch">
        {children}
      </Text>
      {action}
      <FigureTable label={label} titles={[t('reports.salesTax.entry'), t('reports.rows.amount'), column]}>
        {claims.map(({ id, date, description, amount, claimed, reason }) => (
          <FigureLine
            key={id}
            name={
              <>
                <Text as="span" overflowWrap="anywhere">
                  <DateText day={date} /> · {description}
                </Text>
                {reason !== 'assumed' && (
                  <Text textStyle="xs" color="fg.muted" fontWeight="400">
                    {t(`reports.salesTax.reasons.${reason}`)}
                  </Text>
                )}
              </>
            }
          >
            <MoneyCell
              amount={amount}
              currency={currency}
              to={entryPath(id)}
              label={t('reports.rowSays', { name: description, amount: money(amount, currency) })}
            />
            <MoneyCell amount={claimed} currency={currency} />
          </FigureLine>
        ))}
      </FigureTable>
      {claims.length < count && (
        <Text textStyle="xs" color="fg.muted">
          {t('reports.salesTax.costliest', { count: claims.length })}
        </Text>
      )}
    </Stack>
  );
}
