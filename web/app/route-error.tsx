import { Box } from '@chakra-ui/react';
import { ErrorState } from '../kit/error-state.tsx';

/** What stands there when a screen itself breaks or its code cannot be fetched (after a new release, reloading helps). */
export function RouteError() {
  return (
    <Box as="main" maxW="640px" mx="auto" p="6" pt="24">
      <ErrorState onRetry={() => location.reload()} />
    </Box>
  );
}
