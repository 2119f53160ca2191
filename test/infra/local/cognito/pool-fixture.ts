import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PoolMail } from '../../../../infra/local/cognito/pool.ts';
import { poolTemplate } from '../../../../infra/local/cognito/pool-template.ts';
import { startUserPool } from '../../../../infra/local/cognito/user-pool.ts';

export const POOL_ID = 'ca-central-1_Local0001';
export const CLIENT_ID = 'matchbookwebclient0000001';
export const PASSWORD = 'Ledger-2026!';

const POOL_PROPERTIES = {
  UsernameAttributes: ['email'],
  AutoVerifiedAttributes: ['email'],
  Policies: {
    PasswordPolicy: {
      MinimumLength: 10,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
    },
  },
  EmailConfiguration: { From: 'Matchbook <hello@matchbook.example>' },
  Schema: [
    { Name: 'email', Required: true, Mutable: false },
    { Name: 'name', Required: true, Mutable: true },
  ],
};
const CLIENT_PROPERTIES = {
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  PreventUserExistenceErrors: 'ENABLED',
};

interface Overrides {
  pool?: object;
  client?: object;
  functions?: Record<string, (event: Event) => unknown>;
}

/** A trigger's event as far as tests look into it. */
export interface Event {
  triggerSource: string;
  userName: string;
  userPoolId: string;
  request: {
    userAttributes: Record<string, string>;
    codeParameter?: string;
    clientMetadata?: Record<string, string>;
  };
  response: object;
}

/** A pool in a folder of its own, with a clock to turn and the mails it sent. */
export async function openPool({ pool = {}, client = {}, functions = {} }: Overrides = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'pool-'));
  const mails: PoolMail[] = [];
  const clock = { ahead: 0 };
  const start = () =>
    startUserPool({
      dir,
      pool: {
        id: POOL_ID,
        clientId: CLIENT_ID,
        region: 'ca-central-1',
        template: poolTemplate({ ...POOL_PROPERTIES, ...pool }, { ...CLIENT_PROPERTIES, ...client }),
      },
      invoke: (name, event) => Promise.resolve().then(() => functions[name]?.(event as Event)),
      sendMail: (mail) => Promise.resolve(void mails.push(mail)),
      now: () => Date.now() + clock.ahead,
    });
  let running = await start();
  return {
    get url() {
      return running.url;
    },
    get running() {
      return running;
    },
    mails,
    clock,
    sdk: () => sdk(running.url),
    /** The digits of the newest mail. */
    code: () => /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '',
    async restart() {
      await running.stop();
      running = await start();
    },
    async close() {
      await running.stop();
      await rm(dir, { recursive: true });
    },
  };
}

export const sdk = (endpoint: string) =>
  new CognitoIdentityProviderClient({
    endpoint,
    region: 'ca-central-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });

/** A token's claims, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}
