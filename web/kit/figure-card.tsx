import { Box, Button, Grid, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';
import { useText } from '../text/use-text.ts';
import { TextLink } from './text-link.tsx';

export interface FigureProps {
  readonly label: string;
  /** Undefined while it is being asked. */
  readonly figure: ReactNode | undefined;
  /** Where the figure could not be asked: asks again. */
  readonly onRetry?: (() => void) | undefined;
}

interface FigureCardProps extends FigureProps {
  readonly note?: ReactNode;
  /** Where the rows are that the figure counts or adds up. */
  readonly to?: string | undefined;
  /** On a phone, a line of a sheet with others like it (`FigureLines`): what stands below the figures matters more there. */
  readonly isLine?: boolean;
}

/** Asks again for a figure that has failed; undefined while it is there or on its way. */
export function retryOf(...queries: readonly Retriable[]): (() => void) | undefined {
  const failed = queries.filter(({ data, isError }) => isError && data === undefined);
  return failed.length === 0 ? undefined : () => failed.forEach(({ refetch }) => void refetch());
}

/** The part of a query that a card needs to ask again. */
interface Retriable {
  readonly data: unknown;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

const line = {
  display: { base: 'flex', md: 'block' },
  alignItems: 'baseline',
  columnGap: '2',
  py: { base: '1.5', md: '4' },
  borderWidth: { base: '0', md: '1px' },
  borderTopWidth: '1px',
  borderRadius: { base: '0', md: 'l3' },
  boxShadow: { base: 'none', md: 'xs' },
  _first: { borderTopWidth: { base: '0', md: '1px' } },
} as const;

interface FigureLinesProps {
  /** How many cards stand beside each other. */
  readonly columns?: number;
  readonly children: ReactNode;
}

/** Some figures: cards beside each other, on a phone lines of one sheet. */
export function FigureLines({ columns = 3, children }: FigureLinesProps) {
  return (
    <Grid
      templateColumns={{ base: '1fr', md: `repeat(${columns}, 1fr)` }}
      gap={{ base: '0', md: '4' }}
      borderWidth={{ base: '1px', md: '0' }}
      borderRadius={{ base: 'l3', md: '0' }}
      boxShadow={{ base: 'xs', md: 'none' }}
      overflow={{ base: 'hidden', md: 'visible' }}
    >
      {children}
    </Grid>
  );
}

/** One figure that can be read at a glance, with its name above and a note below. */
export function FigureCard({ label, figure, note, to, onRetry, isLine = false }: FigureCardProps) {
  return (
    <Box
      as="section"
      aria-label={label}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="xs"
      px={{ base: '3.5', md: '4' }}
      py="4"
      minW="0"
      containerType="inline-size"
      {...(isLine ? line : {})}
    >
      <Text textStyle="xs" color="fg.muted" fontWeight="550">
        {label}
      </Text>
      <Box
        // A long figure gets smaller before it would be cut off, and breaks before it would run out of its card.
        fontSize={{ base: 'min({fontSizes.lg}, 12cqi)', md: 'min({fontSizes.2xl}, 12cqi)' }}
        overflowWrap="anywhere"
        fontWeight="620"
        letterSpacing="-0.02em"
        lineHeight="1.3"
        mt={isLine ? { base: '0', md: '1' } : '1'}
        fontVariantNumeric="tabular-nums"
        {...(isLine ? { order: { base: 1, md: 0 } } : {})}
      >
        {onRetry ? '–' : <FigureShown figure={figure} to={to} />}
      </Box>
      <Box
        textStyle="xs"
        color="fg.muted"
        mt={isLine ? { base: '0', md: '1' } : '1'}
        minH="4.5"
        {...(isLine ? { flex: { base: '1', md: 'none' }, minW: '0' } : {})}
      >
        {onRetry ? <FigureRetry label={label} onRetry={onRetry} /> : note}
      </Box>
    </Box>
  );
}

/** The figure, leading to its rows where it has some. */
export function FigureShown({ figure, to }: Pick<FigureCardProps, 'figure' | 'to'>) {
  if (figure === undefined)
    return (
      <Skeleton w="24" maxW="full">
        {/* As high as a figure, and on one line with its name where that stands beside it. */}
        {'\u00a0'}
      </Skeleton>
    );
  const shown = typeof figure === 'number' ? formatCount(figure) : figure;
  if (to === undefined) return shown;
  return (
    <TextLink to={to} color="fg" fontWeight="inherit" textDecorationColor="border.emphasized">
      {shown}
    </TextLink>
  );
}

/** Asks again for a figure that could not be had. */
export function FigureRetry({ label, onRetry }: { label: string; onRetry: () => void }) {
  const t = useText();
  return (
    <Button
      variant="plain"
      size="xs"
      h="4.5"
      px="0"
      color="ember.fg"
      aria-label={t('common.retryFigure', { label })}
      onClick={onRetry}
    >
      {t('common.tryAgain')}
    </Button>
  );
}
