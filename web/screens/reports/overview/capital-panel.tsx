import { Stack, Text } from '@chakra-ui/react';
import { allowanceLineOf, capitalRuleOf } from '../../../../shared/countries/capital-purchases.ts';
import { templateFor } from '../../../../shared/countries/index.ts';
import { addMonths } from '../../../../shared/civil-date.ts';
import type { CapitalPurchases } from '../../../../shared/model/capital-purchases.ts';
import type { DateRange } from '../../../../shared/model/export.ts';
import { entryPath } from '../../../../shared/paths.ts';
import { useCapitalPurchases, useReport } from '../../../api/reports.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { formatDay } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { FigureCell, FigureLine, FigureTable, MoneyCell } from '../charts/figure-table.tsx';
import { asShown } from '../figures.ts';
import { AllowanceClaim } from './allowance-claim.tsx';
import { SourceNote } from './source-note.tsx';

/** What was bought to be used for years and is no expense of the year at once, apart from the lines of the form. */
export function CapitalPanel({ days }: { days: DateRange }) {
  const t = useText();
  const { profile } = useSignedIn();
  const { country } = templateFor(profile.country, profile.profession);
  const { treatment, taxYear, source } = capitalRuleOf(country);
  const isOneYear = days.to < (addMonths(days.from, 12) ?? '');
  const query = useCapitalPurchases(days, isOneYear);
  return (
    <Panel title={t('reports.capital.title')}>
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted" maxW="75ch">
          {t('reports.capital.says')} {t(`reports.capital.of.${treatment}`)}{' '}
          <SourceNote taxYear={taxYear} source={source} />.
        </Text>
        {isOneYear ? (
          <Loaded
            query={query}
            errorTitle={t('reports.capital.loadFailed')}
            isEmpty={({ purchases }) => purchases.length === 0}
            empty={<Text color="fg.muted">{t('reports.capital.none')}</Text>}
          >
            {(found) => <Purchases found={found} days={days} />}
          </Loaded>
        ) : (
          <Text>{t('reports.capital.oneYear')}</Text>
        )}
        <AllowanceClaim days={days} />
      </Stack>
    </Panel>
  );
}

interface PurchasesProps {
  readonly found: CapitalPurchases;
  readonly days: DateRange;
}

/** Each purchase, leading to its entry, and what they come to. */
function Purchases({ found: { purchases, total, currency }, days }: PurchasesProps) {
  const t = useText();
  const money = useMoney();
  const { dateFormat } = useSignedIn().organization;
  return (
    <Stack gap="4">
      <FigureTable
        label={t('reports.capital.title')}
        titles={[t('reports.capital.name'), t('reports.capital.day'), t('reports.rows.amount')]}
      >
        {purchases.map((purchase) => {
          const amount = asShown(purchase.amount, 'expense');
          return (
            <FigureLine
              key={purchase.id}
              name={
                <>
                  {purchase.description}
                  <Text as="span" display="block" textStyle="xs" color="fg.muted" fontWeight="400">
                    {purchase.category}
                  </Text>
                </>
              }
            >
              <FigureCell>{formatDay(purchase.date, dateFormat)}</FigureCell>
              <MoneyCell
                amount={amount}
                currency={purchase.currency}
                to={entryPath(purchase.id)}
                label={t('reports.rowSays', {
                  name: purchase.description,
                  amount: money(amount, purchase.currency),
                })}
              />
            </FigureLine>
          );
        })}
        <FigureLine isTotal name={t('reports.capital.total')}>
          <FigureCell>{null}</FigureCell>
          <MoneyCell amount={asShown(total, 'expense')} currency={currency} />
        </FigureLine>
      </FigureTable>
      <WithoutThem days={days} total={total} />
      {purchases.some((purchase) => purchase.currency !== currency) && (
        <Text textStyle="xs" color="fg.muted">
          {t('reports.capital.apart')}
        </Text>
      )}
    </Stack>
  );
}

/** The profit on the form without these purchases, where the form doesn't claim them whole. */
function WithoutThem({ days, total }: { days: DateRange; total: number }) {
  const t = useText();
  const money = useMoney();
  const { profile } = useSignedIn();
  const { country } = templateFor(profile.country, profile.profession);
  const { data } = useReport('tax', days, 'category');
  if (!data?.form || total === 0 || capitalRuleOf(country).isClaimedWhole) return null;
  // The profit is without them where the form has a line for their allowance.
  if (allowanceLineOf(country) !== undefined) return null;
  return (
    <Text fontWeight="550">
      {t('reports.capital.profit', { profit: money(data.form.profit - total, data.currency) })}
    </Text>
  );
}
