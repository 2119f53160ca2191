import { Box, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FigureCardProps {
  readonly label: string;
  /** Undefined while it is being asked. */
  readonly figure: ReactNode | undefined;
  readonly note?: ReactNode;
}

/** One figure that can be read at a glance, with its name above and a note below. */
export function FigureCard({ label, figure, note }: FigureCardProps) {
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
        {figure ?? <Skeleton h="7" my="0.5" w="24" maxW="full" />}
      </Box>
      <Box textStyle="xs" color="fg.muted" mt="1" minH="4.5">
        {note}
      </Box>
    </Box>
  );
}
