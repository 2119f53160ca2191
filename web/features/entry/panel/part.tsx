import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A part of the panel under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} borderTopWidth="1px" pt="4">
      <Heading as="h3" fontSize="sm" fontWeight="600" letterSpacing="0" mb="2.5">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
