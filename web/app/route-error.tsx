import { FailedPage } from './failed-page.tsx';

/** What stands there when a screen itself breaks or its code cannot be fetched (after a new release, reloading helps). */
export function RouteError() {
  return <FailedPage onRetry={() => location.reload()} />;
}
