import { createServer } from 'node:http';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { startLocalCloud, type LocalCloud } from './local-cloud.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers `{ stateDir }` of the run's one local cloud, which starts when it is first asked. */
    cloudOnDemand: string;
  }
}

/** For a whole test run: one local cloud for all files that want it, started at the first wish, none for runs that don't. */
export default async function cloudOnDemand(project: TestProject): Promise<() => Promise<void>> {
  let cloud: Promise<LocalCloud> | undefined;
  const door = createServer((_request, response) => {
    cloud ??= startLocalCloud();
    cloud.then(
      ({ stateDir }) => response.end(JSON.stringify({ stateDir })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  if (address === null || typeof address === 'string') throw new Error('The door to the cloud has no port.');
  project.provide('cloudOnDemand', `http://127.0.0.1:${address.port}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    await (await cloud?.catch(() => undefined))?.stop();
  };
}
