import { Flex, Stack, Text } from '@chakra-ui/react';
import { LuTriangleAlert } from 'react-icons/lu';
import type { FiledPeriod } from '../../../../../shared/model/sales-tax.ts';
import { paths, salesTaxPath } from '../../../../../shared/paths.ts';
import { useUsualRates } from '../../../../features/sales-tax/use-usual-taxes.ts';
import { useMoney } from '../../../../format/use-money.ts';
import { TextLink } from '../../../../kit/text-link.tsx';
import { useText } from '../../../../text/use-text.ts';
import { boxPath } from './box-path.ts';

interface UndecidedSalesProps {
  readonly period: FiledPeriod;
  readonly currency: string;
}

/** The sales of a period of which nobody said whether there is tax in them, and where that is said; nothing where there are none. */
export function UndecidedSales({ period, currency }: UndecidedSalesProps) {
  const t = useText();
  const money = useMoney();
  const rates = useUsualRates(period.to);
  const { count, amount } = period.undecided;
  if (count === 0) return null;
  const sales = boxPath('untaxed-sales', period);
  return (
    <Flex gap="3" bg="amber.subtle" borderRadius="l3" p="4" align="flex-start">
      <Flex color="amber.fg" mt="0.5" aria-hidden="true">
        <LuTriangleAlert />
      </Flex>
      <Stack gap="2">
        <Text fontWeight="600">
          {rates === ''
            ? t('reports.salesTax.undecidedNoRegion', { count })
            : t('reports.salesTax.undecided', { count, amount: money(amount, currency), rates })}
        </Text>
        {rates !== '' && <Text textStyle="sm">{t('reports.salesTax.undecidedHelp')}</Text>}
        <Flex gap="5" wrap="wrap">
          <TextLink to={rates === '' ? paths.settings : salesTaxPath}>
            {t(rates === '' ? 'reports.salesTax.chooseRegion' : 'reports.salesTax.decide')}
          </TextLink>
          {sales !== undefined && <TextLink to={sales}>{t('reports.salesTax.showSales')}</TextLink>}
        </Flex>
      </Stack>
    </Flex>
  );
}
