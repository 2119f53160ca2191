import type { TestProject } from 'vitest/node';
import { listen } from '../../infra/local/http/listen.ts';
import { startLocalCloud, type LocalCloud } from './local-cloud.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers `{ stateDir }` of the run's one local cloud, which starts when it is first asked. */
    cloudOnDemand: string;
  }
}

/**
 * For a whole test run: one local cloud for all files that want it, started at the first wish, none for runs that don't. It is a
 * light one: whoever kills a part, sets the clock or tries the throttle starts a cloud of their own.
 */
export default async function cloudOnDemand(project: TestProject): Promise<() => Promise<void>> {
  let cloud: Promise<LocalCloud> | undefined;
  const door = await listen((_request, response) => {
    cloud ??= startLocalCloud({ isLight: true });
    cloud.then(
      ({ stateDir }) => response.end(JSON.stringify({ stateDir })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  project.provide('cloudOnDemand', door.url);
  return async () => {
    await door.stop();
    await (await cloud?.catch(() => undefined))?.stop();
  };
}
