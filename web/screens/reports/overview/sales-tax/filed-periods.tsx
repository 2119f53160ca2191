import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { FiledPeriod, SalesTaxReport } from '../../../../../shared/model/sales-tax.ts';
import { useToday } from '../../../../auth/today.ts';
import { useMoney } from '../../../../format/use-money.ts';
import { useRangeWords } from '../../../../format/use-range-words.ts';
import { DateText } from '../../../../kit/date-text.tsx';
import { Money } from '../../../../kit/money.tsx';
import { useText } from '../../../../text/use-text.ts';
import { FigureCell, FigureLine, FigureTable, MoneyCell } from '../../charts/figure-table.tsx';
import { taxName } from '../../../../features/entry/panel/tax-name.ts';
import { FoldButton } from '../fold-button.tsx';
import { boxPath } from './box-path.ts';
import { BoughtAbroad, PaidAhead, UndecidedSales, UnsortedIncome } from './undecided-sales.tsx';

interface OfPeriod {
  readonly period: FiledPeriod;
  readonly currency: string;
}

/** Each filing period with what it comes to; its return is shown once it is opened, that of the latest period begun at once. */
export function FiledPeriods({ report: { periods, currency } }: { report: SalesTaxReport }) {
  const today = useToday();
  const latest = periods.findLast(({ from }) => from <= today) ?? periods[0];
  const [open, setOpen] = useState<readonly string[]>(latest ? [latest.from] : []);
  return (
    <Stack gap="2">
      {periods.map((period) => {
        const isOpen = open.includes(period.from);
        const others = open.filter((from) => from !== period.from);
        return (
          <Box key={period.from} borderWidth="1px" borderRadius="l3" px={{ base: '3', md: '4' }}>
            <Head
              period={period}
              currency={currency}
              isOpen={isOpen}
              onOpen={() => setOpen(isOpen ? others : [...others, period.from])}
            />
            {isOpen && (
              <Stack gap="6" pb="4">
                <UndecidedSales period={period} currency={currency} />
                <UnsortedIncome period={period} currency={currency} />
                <PaidAhead period={period} currency={currency} />
                <BoughtAbroad period={period} currency={currency} />
                <Boxes period={period} currency={currency} />
                <Taxes period={period} currency={currency} />
              </Stack>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}

interface HeadProps extends OfPeriod {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Head({ period, currency, isOpen, onOpen }: HeadProps) {
  const { from, to, file, pay } = period;
  const t = useText();
  const wordsOf = useRangeWords();
  return (
    <FoldButton isOpen={isOpen} onClick={onOpen} w="full" py="3" alignItems="start" fontWeight="400">
      <Flex flex="1" gap="1" columnGap="6" wrap="wrap" justify="space-between" align="baseline">
        <Box>
          <Text fontWeight="600">{wordsOf({ from, to })}</Text>
          <Text textStyle="xs" color="fg.muted">
            {file === pay ? t('reports.salesTax.due') : t('reports.salesTax.payBy')} <DateText day={pay} />
            {file !== pay && (
              <>
                {', '}
                {t('reports.salesTax.fileBy')} <DateText day={file} />
              </>
            )}
          </Text>
        </Box>
        <Owed period={period} currency={currency} />
      </Flex>
    </FoldButton>
  );
}

/** What is owed or comes back; from what to what, where it isn't known of all sales whether there is tax in them. */
function Owed({ period: { payable, undecided, unsorted }, currency }: OfPeriod) {
  const t = useText();
  const money = useMoney();
  const ends = [payable - unsorted.amount, payable + undecided.amount];
  const [least, most] = ends.toSorted((a, b) => a - b) as [number, number];
  const isRange = undecided.count > 0 || least !== most;
  // Of a range that begins with a refund the signs tell which is which.
  const isRefund = isRange ? most < 0 : payable < 0;
  const shown = (amount: number) => money(isRefund ? Math.abs(amount) : amount, currency);
  const [low, high] = isRefund ? [most, least] : [least, most];
  return (
    <Text fontWeight="600">
      <Box as="span" textStyle="sm" color="fg.muted" fontWeight="400" me="2">
        {t(isRefund ? 'reports.salesTax.refund' : 'reports.salesTax.owed')}
      </Box>
      {!isRange && <Money amount={Math.abs(payable)} currency={currency} />}
      {isRange &&
        (least === most
          ? t('reports.salesTax.unknown')
          : t('reports.salesTax.range', { from: shown(low), to: shown(high) }))}
    </Text>
  );
}

/** The boxes of the form, each figure with the way to its entries. */
function Boxes({ period, currency }: OfPeriod) {
  const t = useText();
  const money = useMoney();
  return (
    <FigureTable
      label={t('reports.salesTax.boxes')}
      titles={[t('reports.salesTax.box'), t('reports.rows.amount')]}
    >
      {period.boxes.map(({ code, label, amount, source }) => (
        <FigureLine key={code} isTotal={source === 'result'} name={<Named code={code} label={label} />}>
          <MoneyCell
            amount={amount}
            currency={currency}
            to={boxPath(source, period, code)}
            label={t('reports.rowSays', { name: `${code} ${label}`, amount: money(amount, currency) })}
          />
        </FigureLine>
      ))}
    </FigureTable>
  );
}

const Named = ({ code, label }: { code: string; label: string }) => (
  <Flex gap="2">
    <Box as="span" flexShrink="0" minW="8" color="fg.muted" fontVariantNumeric="tabular-nums">
      {code}
    </Box>
    {label}
  </Flex>
);

const taxWords = ({ side, reversed }: FiledPeriod['taxes'][number]) =>
  side === 'income' ? (reversed ? 'owedReversed' : 'charged') : reversed ? 'claimedReversed' : 'paid';

/** What entries say of taxes, by kind and rate, and how much of that is on the return. */
function Taxes({ period, currency }: OfPeriod) {
  const t = useText();
  if (period.taxes.length === 0) return null;
  return (
    <FigureTable
      label={t('reports.salesTax.kinds')}
      titles={[
        t('reports.salesTax.kind'),
        t('reports.rows.count'),
        t('reports.salesTax.stated'),
        t('reports.salesTax.filed'),
      ]}
    >
      {period.taxes.map((tax) => (
        <FigureLine
          key={`${tax.side} ${tax.kind} ${tax.rate} ${tax.reversed}`}
          name={t(`reports.salesTax.${taxWords(tax)}`, { tax: taxName(tax) })}
        >
          <FigureCell>{tax.count}</FigureCell>
          <MoneyCell amount={tax.amount} currency={currency} />
          <MoneyCell amount={tax.claimed} currency={currency} />
        </FigureLine>
      ))}
    </FigureTable>
  );
}
