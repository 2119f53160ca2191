import { listen } from '../http/listen.ts';
import { firewall } from './firewall.ts';
import type { Invoke, Pool, PoolMail } from './pool.ts';
import type { PoolTemplate } from './pool-template.ts';
import { openStore } from './store.ts';
import { createTokens } from './tokens.ts';
import type { JsonWebKey } from './tokens.ts';
import { userPoolDoor } from './user-pool-door.ts';

export interface UserPoolOptions {
  /** Where the pool keeps its users and its signing key. */
  dir: string;
  /** The id looks like AWS's (`ca-central-1_Local0001`): clients and verifiers parse it. */
  pool: { id: string; clientId: string; region: string; template: PoolTemplate };
  /** Properties of the web ACL before it; everything passes unless given. */
  webAcl?: unknown;
  invoke: Invoke;
  sendMail: (mail: PoolMail) => Promise<void>;
  /** The clock, for tests; real time otherwise. Epoch milliseconds. */
  now?: () => number;
  /**
   * The functions' clock, which may be set: it dates sign-ins (`auth_time`), since functions compare that with what they noted by it.
   * Tokens begin and end on real time. The same clock unless told.
   */
  signInTime?: () => number;
}

export interface UserPool {
  url: string;
  issuer: string;
  jwks: () => { keys: JsonWebKey[] };
  stop: () => Promise<void>;
}

/**
 * Starts one Cognito user pool with one client on 127.0.0.1, as the template describes it. What it
 * acknowledged survives kill -9. The issuer is AWS's own URL for the id, as in a deployed pool.
 */
export async function startUserPool(options: UserPoolOptions): Promise<UserPool> {
  const { id, clientId, region, template } = options.pool;
  const { invoke, sendMail, now = Date.now, signInTime = now } = options;
  const store = openStore(options.dir);
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${id}`;
  const tokens = createTokens({ issuer, clientId, store, template, now });
  const blocks = options.webAcl === undefined ? () => false : firewall(options.webAcl);
  const pool: Pool = {
    ...{ id, clientId, region, template, store, tokens, blocks },
    ...{ invoke, sendMail, now, signInTime },
  };
  const door = await listen(userPoolDoor(pool));
  return {
    url: door.url,
    issuer,
    jwks: tokens.jwks,
    async stop() {
      await door.stop();
      store.close();
    },
  };
}
