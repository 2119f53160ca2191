import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuTriangleAlert } from 'react-icons/lu';
import type { FiledPeriod } from '../../../../../shared/model/sales-tax.ts';
import { templateFor } from '../../../../../shared/countries/index.ts';
import { paths, salesTaxPath } from '../../../../../shared/paths.ts';
import { rowsPath } from '../../../../../shared/rows-path.ts';
import { useSignedIn } from '../../../../auth/me-context.ts';
import { useUsualRates } from '../../../../features/sales-tax/use-usual-taxes.ts';
import { useMoney } from '../../../../format/use-money.ts';
import { TextLink } from '../../../../kit/text-link.tsx';
import { useText } from '../../../../text/use-text.ts';
import { boxPath } from './box-path.ts';

interface OfPeriod {
  readonly period: FiledPeriod;
  readonly currency: string;
}

/** The sales of a period of which nobody said whether there is tax in them, and where that is said; nothing where there are none. */
export function UndecidedSales({ period, currency }: OfPeriod) {
  const t = useText();
  const money = useMoney();
  const rates = useUsualRates(period.to);
  const { count, amount } = period.undecided;
  if (count === 0) return null;
  const sales = boxPath('untaxed-sales', period);
  return (
    <Warning
      title={
        rates === ''
          ? t('reports.salesTax.undecidedNoRegion', { count })
          : t('reports.salesTax.undecided', { count, amount: money(amount, currency), rates })
      }
      help={rates === '' ? undefined : t('reports.salesTax.undecidedHelp')}
    >
      <TextLink to={rates === '' ? paths.settings : salesTaxPath}>
        {t(rates === '' ? 'reports.salesTax.chooseRegion' : 'reports.salesTax.decide')}
      </TextLink>
      {sales !== undefined && <TextLink to={sales}>{t('reports.salesTax.showSales')}</TextLink>}
    </Warning>
  );
}

/** The money in of a period that has no category and so counts as sales, and where it gets one; nothing where there is none. */
export function UnsortedIncome({ period, currency }: OfPeriod) {
  const t = useText();
  const money = useMoney();
  const { count, amount } = period.unsorted;
  if (count === 0) return null;
  const { from, to } = period;
  return (
    <Warning
      title={t('reports.salesTax.unsorted', { count, amount: money(amount, currency) })}
      help={t('reports.salesTax.unsortedHelp')}
    >
      <TextLink to={rowsPath({ needs: 'category', kind: 'income', from, to })}>
        {t('reports.salesTax.showUnsorted')}
      </TextLink>
    </Warning>
  );
}

/** What was paid to the authority within a year that is filed once: who pays the whole amount pays instalments twice. Nothing where nothing was. */
export function PaidAhead({ period, currency }: OfPeriod) {
  const t = useText();
  const money = useMoney();
  const { count, amount } = period.prepaid;
  if (count === 0) return null;
  const { from, to } = period;
  return (
    <Warning
      title={t('reports.salesTax.prepaid', { count, amount: money(amount, currency) })}
      help={t('reports.salesTax.prepaidHelp')}
    >
      <TextLink to={rowsPath({ kind: 'transfer', from, to })}>{t('reports.salesTax.showPrepaid')}</TextLink>
    </Warning>
  );
}

/** What may have been bought abroad, where the buyer owes the tax on it, and how that comes to be on the return. Nothing where nothing was. */
export function BoughtAbroad({ period, currency }: OfPeriod) {
  const t = useText();
  const money = useMoney();
  const { organization } = useSignedIn();
  const { country } = templateFor(organization.country, organization.profession);
  const { count, amount } = period.abroad;
  if (count === 0 || (country !== 'UK' && country !== 'Ireland')) return null;
  const { from, to } = period;
  return (
    <Warning
      title={t('reports.salesTax.abroad', { count, amount: money(amount, currency) })}
      help={t(`reports.salesTax.abroadHelp.${country}`)}
    >
      <TextLink to={rowsPath({ tax: 'abroad', from, to })}>{t('reports.salesTax.showAbroad')}</TextLink>
    </Warning>
  );
}

interface WarningProps {
  readonly title: string;
  readonly help: string | undefined;
  /** Where it is put right. */
  readonly children: ReactNode;
}

function Warning({ title, help, children }: WarningProps) {
  return (
    <Flex gap="3" bg="amber.subtle" borderRadius="l3" p="4" align="flex-start">
      <Flex color="amber.fg" mt="0.5" aria-hidden="true">
        <LuTriangleAlert />
      </Flex>
      <Stack gap="2">
        <Text fontWeight="600">{title}</Text>
        {help !== undefined && <Text textStyle="sm">{help}</Text>}
        <Flex gap="5" wrap="wrap">
          {children}
        </Flex>
      </Stack>
    </Flex>
  );
}
