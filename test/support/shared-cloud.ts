import { inject } from 'vitest';
import * as z from 'zod';
import { runningStack } from '../../infra/local/state/stack-file.ts';
import type { LocalCloud } from './local-cloud.ts';

const Door = z.object({ stateDir: z.string() });

export type SharedCloud = Pick<LocalCloud, 'web' | 'api' | 'stack' | 'stateDir'>;

/** The one local cloud of this test run. Tests in it keep to members of their own, and kill nothing. */
export async function sharedCloud(): Promise<SharedCloud> {
  const answer = await fetch(inject('cloudOnDemand'));
  if (!answer.ok) throw new Error(`The local cloud did not start: ${await answer.text()}`);
  const { stateDir } = Door.parse(await answer.json());
  const stack = () => {
    const running = runningStack(stateDir);
    if (!running) throw new Error('The local cloud has stopped.');
    return running;
  };
  const { web, api } = stack();
  return { web, api, stateDir, stack };
}
