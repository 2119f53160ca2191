import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FigureRetry, FigureShown } from './figure-card.tsx';
import type { FigureProps } from './figure-card.tsx';

/** Some figures beside each other in one low panel, above what they are of. */
export function FigureCells({ children }: { children: ReactNode }) {
  return (
    <Flex
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="xs"
      overflow="hidden"
      css={{ '& > * + *': { borderStartWidth: '1px' } }}
    >
      {children}
    </Flex>
  );
}

interface FigureCellProps extends FigureProps {
  /** Said behind its name where there is room. */
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
}

/** One figure with its name above; as narrow as it can be on a phone, where a large one takes a line of its own. */
export function FigureCell({ label, aside, figure, note, onRetry }: FigureCellProps) {
  return (
    <Box
      as="section"
      aria-label={label}
      flex={{ base: '1 1 auto', md: '1 1 0' }}
      px={{ base: '2.5', md: '4' }}
      py="2"
    >
      <Flex columnGap="2" justify="space-between" textStyle="xs" color="fg.muted">
        <Text fontWeight="550" whiteSpace="nowrap">
          {label}
        </Text>
        {aside !== undefined && <Box hideBelow="md">{aside}</Box>}
      </Flex>
      <Flex
        columnGap="3"
        wrap="wrap"
        align="baseline"
        fontSize={{ base: 'sm', md: 'xl' }}
        fontWeight="620"
        letterSpacing="-0.02em"
        lineHeight="1.3"
        fontVariantNumeric="tabular-nums"
      >
        <FigureShown figure={onRetry ? '–' : figure} />
        {onRetry ? <FigureRetry label={label} onRetry={onRetry} /> : note}
      </Flex>
    </Box>
  );
}
