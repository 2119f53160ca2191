import { Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { SalesTaxReport } from '../../../../../shared/model/sales-tax.ts';
import { entryPath } from '../../../../../shared/paths.ts';
import { useMoney } from '../../../../format/use-money.ts';
import { DateText } from '../../../../kit/date-text.tsx';
import { useText } from '../../../../text/use-text.ts';
import { FigureLine, FigureTable, MoneyCell } from '../../charts/figure-table.tsx';

/** Claims without the evidence that the authority wants, and what they cost where they are refused. */
export function UnprovenClaims({
  report: { periods, unproven, evidence, currency },
}: {
  report: SalesTaxReport;
}) {
  const t = useText();
  const money = useMoney();
  const count = periods.reduce((sum, period) => sum + period.unproven.count, 0);
  const cost = periods.reduce((sum, period) => sum + period.unproven.amount, 0);
  if (count === 0) return <Text color="fg.muted">{t('reports.salesTax.allProven')}</Text>;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {t('reports.salesTax.unproven', { count, amount: money(cost, currency) })}
      </Heading>
      <Text textStyle="sm" color="fg.muted" maxW="75ch">
        {t('reports.salesTax.unprovenHelp')}{' '}
        {evidence && (
          <>
            {t('reports.salesTax.evidence')}{' '}
            <Link
              href={evidence.url}
              target="_blank"
              rel="noopener"
              color="inherit"
              textDecoration="underline"
            >
              {evidence.title}
            </Link>
          </>
        )}
      </Text>
      <FigureTable
        label={t('reports.salesTax.unprovenTable')}
        titles={[t('reports.salesTax.entry'), t('reports.rows.amount'), t('reports.salesTax.claimed')]}
      >
        {unproven.map(({ id, date, description, amount, claimed, reason }) => (
          <FigureLine
            key={id}
            name={
              <>
                <Text as="span" overflowWrap="anywhere">
                  <DateText day={date} /> · {description}
                </Text>
                <Text textStyle="xs" color="fg.muted" fontWeight="400">
                  {t(`reports.salesTax.reasons.${reason}`)}
                </Text>
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
      {unproven.length < count && (
        <Text textStyle="xs" color="fg.muted">
          {t('reports.salesTax.costliest', { count: unproven.length })}
        </Text>
      )}
    </Stack>
  );
}
