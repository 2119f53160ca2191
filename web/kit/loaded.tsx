import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { SkeletonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { useHasPassed } from './use-has-passed.ts';
import { ErrorState } from './error-state.tsx';

/** The part of a query that `Loaded` needs; every TanStack query fits. */
export interface LoadableQuery<T> {
  readonly data: T | undefined;
  /** With the code of a problem that the API answered. */
  readonly error: (Error & { readonly code?: string }) | null;
  readonly refetch: () => unknown;
}

interface LoadedProps<T> {
  readonly query: LoadableQuery<T>;
  /** What stands there while nothing has come yet, in the shape of what comes; lines by default. */
  readonly skeleton?: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
  /** The screen's words for a failure, such as 'Failed to load receipts'. */
  readonly errorTitle?: string;
  readonly children: (data: T) => ReactNode;
}

/** Shows a query in each of its states: loading, failed, empty, full. Data that is already here survives a failed refresh. */
export function Loaded<T>({ query, skeleton, isEmpty, empty, errorTitle, children }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  const t = useText();
  if (data !== undefined) return <>{isEmpty?.(data) ? empty : children(data)}</>;
  // What was deleted, or is in other books, is not there at the next try either.
  if (error?.code === 'not-found') return <ErrorState title={t('common.notHere')} detail={error.message} />;
  if (error) return <ErrorState title={errorTitle} detail={error.message} onRetry={() => void refetch()} />;
  return <Waiting>{skeleton ?? <Lines />}</Waiting>;
}

const PATIENCE_MS = 200;

/** Holds a skeleton back for the first moment, so that fast answers don't flicker. */
function Waiting({ children }: { children: ReactNode }) {
  const t = useText();
  const isLong = useHasPassed(PATIENCE_MS);
  return (
    <div aria-busy="true" style={{ visibility: isLong ? 'visible' : 'hidden' }}>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

interface LinesProps {
  readonly count?: number;
  readonly height?: SkeletonProps['height'];
}

/** Lines in the shape of a list. */
export function Lines({ count = 6, height = '12' }: LinesProps) {
  return (
    <Stack gap="3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} borderRadius="l2" />
      ))}
    </Stack>
  );
}
