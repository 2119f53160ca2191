import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What may be longer than its dialog: whoever has no pointer reads on with the arrow keys from here. */
export function ReadOn({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box mx="-3" p="3" borderRadius="l2" tabIndex={0} role="group" aria-label={label}>
      {children}
    </Box>
  );
}
