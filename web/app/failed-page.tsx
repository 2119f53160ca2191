import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { lookForConnection } from '../api/connection.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { OfflineBand } from './offline-band.tsx';

/** What stands in the place of a page that could not be had at all, and whether that is for want of a connection. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  useEffect(() => void lookForConnection(), []);
  return (
    <>
      <OfflineBand />
      <Box as="main" maxW="640px" mx="auto" p="6" pt="24">
        <ErrorState isPage onRetry={onRetry} />
      </Box>
    </>
  );
}
