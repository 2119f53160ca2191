import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuChevronRight } from 'react-icons/lu';

interface DisclosureProps {
  /** What is seen while it is closed. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A line that opens to what it sums up; the browser's own, which a search in the page opens too. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <Box as="details" flex="1" minW="0" css={{ '&[open] > summary > svg': { transform: 'rotate(90deg)' } }}>
      <Flex
        as="summary"
        align="baseline"
        gap="2"
        cursor="pointer"
        fontWeight="550"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Box
          asChild
          flexShrink="0"
          alignSelf="center"
          color="fg.muted"
          transition="transform 120ms"
          aria-hidden="true"
        >
          <LuChevronRight />
        </Box>
        <Box minW="0" overflowWrap="anywhere">
          {summary}
        </Box>
      </Flex>
      {children}
    </Box>
  );
}
