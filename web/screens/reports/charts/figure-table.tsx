import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../format/format-count.ts';
import { Money } from '../../../kit/money.tsx';
import { TextLink } from '../../../kit/text-link.tsx';

interface FigureTableProps {
  readonly label: string;
  /** The first names the lines, the others their figures. */
  readonly titles: readonly string[];
  readonly children: ReactNode;
}

/** So many columns of figures a phone shows beside a name. */
const FIGURES_MAX = 2;

/** A table of figures, which scrolls by itself where it is wider than the screen. */
export function FigureTable({ label, titles: [first, ...others], children }: FigureTableProps) {
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={label}>
      <Table.Root
        size="sm"
        variant="line"
        bg="transparent"
        // Three figures beside a name fit a phone in small print alone.
        {...(others.length > FIGURES_MAX ? { fontSize: { base: 'xs', md: 'sm' } } : {})}
      >
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader ps="0" w="full">
              {first}
            </Table.ColumnHeader>
            {others.map((title) => (
              <Table.ColumnHeader
                key={title}
                textAlign="end"
                pe="0"
                ps={{ base: '3', md: '10' }}
                whiteSpace={{ base: 'normal', md: 'nowrap' }}
              >
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Box>
  );
}

interface FigureLineProps {
  readonly name: ReactNode;
  readonly isTotal?: boolean;
  /** It is a part of the line above it. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** One line: what it is of, then its figures. */
export function FigureLine({ name, isTotal = false, isPart = false, children }: FigureLineProps) {
  return (
    <Table.Row bg="transparent" {...(isTotal ? { fontWeight: '620' } : {})}>
      <Table.ColumnHeader
        scope="row"
        ps={isPart ? '5' : '0'}
        fontWeight="inherit"
        color={isPart ? 'fg.muted' : 'fg'}
        {...(isTotal ? { borderTopWidth: '1px', borderTopColor: 'border.control' } : {})}
      >
        {name}
      </Table.ColumnHeader>
      {children}
    </Table.Row>
  );
}

interface FigureCellProps {
  readonly children: ReactNode;
}

export const FigureCell = ({ children }: FigureCellProps) => (
  <Table.Cell
    textAlign="end"
    pe="0"
    ps={{ base: '3', md: '10' }}
    whiteSpace="nowrap"
    fontVariantNumeric="tabular-nums"
  >
    {typeof children === 'number' ? formatCount(children) : children}
  </Table.Cell>
);

interface MoneyCellProps {
  readonly amount: number;
  readonly currency: string;
  /** Where the entries are that make it. */
  readonly to?: string | undefined;
  /** What the figure is, for those who hear of the link alone. */
  readonly label?: string | undefined;
}

/** An amount that leads to its entries. */
export function MoneyCell({ amount, currency, to, label }: MoneyCellProps) {
  const money = <Money amount={amount} currency={currency} />;
  return (
    <FigureCell>
      {to === undefined ? (
        money
      ) : (
        <TextLink
          to={to}
          color="fg"
          fontWeight="inherit"
          textDecorationColor="border.emphasized"
          aria-label={label}
        >
          {money}
        </TextLink>
      )}
    </FigureCell>
  );
}
