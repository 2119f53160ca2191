import { join } from 'node:path';
import { poolTemplate } from '../cognito/pool-template.ts';
import { startUserPool, type UserPool } from '../cognito/user-pool.ts';
import type { Front } from '../iam/front.ts';
import { poolFront } from '../iam/fronts.ts';
import type { Mail } from '../mail/mail.ts';
import type { CloudModel } from '../template/cloud-model.ts';
import type { Start } from './start.ts';

/** The user pool of the stacks with its ids, and the front through which functions reach it. */
export interface PoolAndFront {
  id: string;
  clientId: string;
  pool: UserPool;
  cognito: Front;
}

/** Starts both; undefined when the stacks describe no pool. */
export async function startPool(
  { ending, stateDir, guarded, invoke, clock }: Start,
  { pool: described }: CloudModel,
  mail: Mail,
): Promise<PoolAndFront | undefined> {
  if (!described) return undefined;
  const { id, clientId, arn } = described;
  const pool = await ending.with(
    startUserPool({
      dir: join(stateDir, 'pool'),
      pool: {
        id,
        clientId,
        region: guarded.region,
        template: poolTemplate(described.pool, described.client),
      },
      webAcl: described.webAcl,
      invoke,
      signInTime: () => clock.now().getTime(),
      sendMail: async (message) => {
        await mail.deliver(message);
      },
    }),
  );
  return { id, clientId, pool, cognito: await ending.with(poolFront(guarded, () => pool.url, arn)) };
}
