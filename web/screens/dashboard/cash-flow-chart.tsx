import { Box, Flex, Grid, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { daysOfMonth } from '../../../shared/civil-date.ts';
import type { CashFlow } from '../../../shared/model/summary.ts';
import { paths } from '../../../shared/paths.ts';
import { formatMonth } from '../../format/format.ts';
import { scaleTop } from '../../format/scale-top.ts';
import { formatShortMoney } from '../../format/short-money.ts';
import { useMoney } from '../../format/use-money.ts';
import { useText } from '../../text/use-text.ts';

const kinds = ['income', 'expenses'] as const;
type Kind = (typeof kinds)[number];
type Month = CashFlow['months'][number];

/** Full for what came in, striped for what went out: told apart without colour. */
const looks = {
  income: { bg: 'fg' },
  expenses: {
    borderWidth: '1px',
    borderColor: 'ember.solid',
    bgImage: 'repeating-linear-gradient(45deg, {colors.ember.solid} 0 2px, transparent 2px 5px)',
  },
} as const;

/** At the top, halfway and at nothing. */
const scaleLines = {
  borderYWidth: '1px',
  bgImage: 'linear-gradient({colors.border}, {colors.border})',
  bgSize: '100% 1px',
  bgRepeat: 'no-repeat',
  bgPos: 'center',
} as const;

const BarLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    flex: '1',
    h: 'full',
    maxW: '4',
    borderRadius: 'l1',
    _hover: { bg: 'bg.muted' },
  },
});

/** Pairs of bars, a month each, on one scale from nothing up; each says its figure and leads to its entries. */
export function CashFlowChart({ flow }: { flow: CashFlow }) {
  const [said, setSaid] = useState<string>();
  const { months } = flow;
  const highest = scaleTop(
    Math.max(...months.flatMap(({ income, expenses }) => [income, -expenses])),
    flow.currency,
  );
  return (
    <Box>
      <Legend said={said} />
      <Flex gap="2" mt="2">
        <Scale top={highest} currency={flow.currency} />
        <Grid
          flex="1"
          minW="0"
          templateColumns={`repeat(${months.length}, minmax(0, 1fr))`}
          onMouseLeave={() => setSaid(undefined)}
        >
          {months.map((month) => (
            <Box key={month.month} minW="0">
              <Flex h="24" gap="0.5" justify="center" {...scaleLines}>
                {kinds.map((kind) => (
                  <Bar key={kind} {...{ kind, month, highest, currency: flow.currency }} onSay={setSaid} />
                ))}
              </Flex>
              <Text textStyle="xs" color="fg.muted" textAlign="center" mt="1" aria-hidden="true">
                {formatMonth(month.month, 'alone')}
              </Text>
            </Box>
          ))}
        </Grid>
      </Flex>
    </Box>
  );
}

/** What the whole height of the bars stands for, and half of it; each bar says its own figure to who can't see it. */
function Scale({ top, currency }: { top: number; currency: string }) {
  return (
    <Flex
      direction="column"
      justify="space-between"
      align="flex-end"
      alignSelf="flex-start"
      h="6.75rem"
      my="-1.5"
      aria-hidden="true"
    >
      {[top, top / 2, 0].map((amount) => (
        <Text key={amount} textStyle="xs" lineHeight="1" color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatShortMoney(amount, currency)}
        </Text>
      ))}
    </Flex>
  );
}

interface BarProps {
  readonly kind: Kind;
  readonly month: Month;
  /** What the whole height stands for. */
  readonly highest: number;
  readonly currency: string;
  readonly onSay: (figure: string | undefined) => void;
}

function Bar({ kind, month, highest, currency, onSay }: BarProps) {
  const t = useText();
  const money = useMoney();
  const { from, to } = daysOfMonth(month.month);
  const amount = kind === 'income' ? month.income : -month.expenses;
  const figure = t('dashboard.barSays', {
    figure: t(`dashboard.flow.${kind}`),
    month: formatMonth(month.month, 'long'),
    amount: money(amount, currency),
  });
  return (
    <BarLink
      to={`${paths.transactions}?side=${kind === 'income' ? 'income' : 'expense'}&from=${from}&to=${to}`}
      aria-label={figure}
      onMouseEnter={() => onSay(figure)}
      onFocus={() => onSay(figure)}
      onBlur={() => onSay(undefined)}
    >
      <Box
        w="full"
        minH={amount === 0 ? '1px' : '2px'}
        // What is more given back than taken goes down to nothing, never below it: the figure says so.
        h={`${(Math.max(0, amount) / highest) * 100}%`}
        borderTopRadius="2px"
        {...looks[kind]}
      />
    </BarLink>
  );
}

/** What the two kinds of bars are, or the figure of the one that is looked at. */
function Legend({ said }: { said: string | undefined }) {
  const t = useText();
  return (
    <Flex minH="5" gap="4" align="center" textStyle="xs" color="fg.muted">
      {said ??
        kinds.map((kind) => (
          <Flex key={kind} align="center" gap="1.5">
            <Box boxSize="3" borderRadius="2px" aria-hidden="true" {...looks[kind]} />
            {t(`dashboard.flow.${kind}`)}
          </Flex>
        ))}
    </Flex>
  );
}
