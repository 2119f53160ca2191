import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { lookForConnection } from '../api/connection.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { FailedPage } from './failed-page.tsx';

/** What stands there when a screen itself breaks or its code cannot be fetched (after a new release, reloading helps). */
export function RouteError() {
  return <FailedPage onRetry={reloadOnceConnected} />;
}

/** The same inside the frame of the app, which stays: the ways to every other screen, and what is on its way there. */
export function ScreenError() {
  useEffect(() => void lookForConnection(), []);
  return (
    <Box maxW="640px" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '8', md: '16' }}>
      <ErrorState isPage onRetry={reloadOnceConnected} />
    </Box>
  );
}

/** Without a connection the browser would put its own page in the place of ours. */
const reloadOnceConnected = () =>
  void lookForConnection().then((isConnected) => {
    if (isConnected) location.reload();
  });
