import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { TextLink } from './text-link.tsx';

interface FigureCardProps {
  readonly label: string;
  /** Undefined while it is being asked. */
  readonly figure: ReactNode | undefined;
  readonly note?: ReactNode;
  /** Where the rows are that the figure counts or adds up. */
  readonly to?: string | undefined;
  /** Where the figure could not be asked: asks again. */
  readonly onRetry?: (() => void) | undefined;
  /** On a phone, where cards stand two in a row, takes the row alone. */
  readonly isWide?: boolean;
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

/** One figure that can be read at a glance, with its name above and a note below. */
export function FigureCard({ label, figure, note, to, onRetry, isWide = false }: FigureCardProps) {
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
      {...(isWide ? { gridColumn: { base: '1 / -1', md: 'auto' } } : {})}
    >
      <Text textStyle="xs" color="fg.muted" fontWeight="550">
        {label}
      </Text>
      <Box
        fontSize={{ base: 'lg', md: '2xl' }}
        fontWeight="620"
        letterSpacing="-0.02em"
        lineHeight="1.3"
        mt="1"
        fontVariantNumeric="tabular-nums"
      >
        {onRetry ? '–' : <Figure figure={figure} to={to} />}
      </Box>
      <Box textStyle="xs" color="fg.muted" mt="1" minH="4.5">
        {onRetry ? <Retry label={label} onRetry={onRetry} /> : note}
      </Box>
    </Box>
  );
}

/** The figure, leading to its rows where it has some. */
function Figure({ figure, to }: Pick<FigureCardProps, 'figure' | 'to'>) {
  if (figure === undefined) return <Skeleton h="7" my="0.5" w="24" maxW="full" />;
  if (to === undefined) return figure;
  return (
    <TextLink to={to} color="fg" fontWeight="inherit" textDecorationColor="border.emphasized">
      {figure}
    </TextLink>
  );
}

function Retry({ label, onRetry }: { label: string; onRetry: () => void }) {
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
