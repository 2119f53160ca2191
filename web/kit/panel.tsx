import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PanelProps {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet of paper on the screen: a title, something at its right end, content. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <Box
      as="section"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="xs"
      p={{ base: '4', md: '5' }}
      {...(title === undefined ? {} : { 'aria-label': title })}
    >
      {title !== undefined && (
        <Flex justify="space-between" align="center" gap="3" mb="4">
          <Heading as="h2" fontSize="md" letterSpacing="-0.012em">
            {title}
          </Heading>
          {aside}
        </Flex>
      )}
      {children}
    </Box>
  );
}
