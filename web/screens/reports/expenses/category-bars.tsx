import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatPercent } from '../../../format/format.ts';
import { Money } from '../../../kit/money.tsx';
import type { Row } from '../figures.ts';

interface CategoryBarsProps {
  readonly label: string;
  /** The largest first. */
  readonly rows: readonly Row[];
  readonly total: number;
  readonly currency: string;
  readonly pathOf: (row: Row) => string;
}

const BarLink = chakra(Link, {
  base: {
    display: 'block',
    py: '2',
    px: '2',
    mx: '-2',
    borderRadius: 'l2',
    _hover: { bg: 'bg.muted' },
  },
});

/** Each category with a bar as long as its share of the largest; leads to its entries. */
export function CategoryBars({ label, rows, total, currency, pathOf }: CategoryBarsProps) {
  const longest = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <Stack as="ul" listStyleType="none" gap="0" aria-label={label}>
      {rows.map((row) => (
        <li key={row.key}>
          <BarLink to={pathOf(row)}>
            <Flex justify="space-between" gap="4" align="baseline">
              <Text minW="0" fontWeight="550">
                {row.label}
              </Text>
              <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                <Money amount={row.amount} currency={currency} fontWeight="550" />{' '}
                <Text as="span" color="fg.muted" display="inline-block" minW="3rem" textAlign="end">
                  {formatPercent(shareOf(row.amount, total))}
                </Text>
              </Text>
            </Flex>
            <Box bg="bg.muted" borderRadius="full" h="2" mt="1.5" overflow="hidden">
              <Box
                h="full"
                minW="2px"
                borderRadius="full"
                bg="ember.solid"
                css={{ printColorAdjust: 'exact' }}
                // What is more given back than spent has no length: its figure says so.
                style={{ width: `${(Math.max(0, row.amount) / longest) * 100}%` }}
              />
            </Box>
          </BarLink>
        </li>
      ))}
    </Stack>
  );
}

/** Of a hundred, whole. */
export const shareOf = (amount: number, total: number): number =>
  total === 0 ? 0 : Math.round((amount / total) * 100);
