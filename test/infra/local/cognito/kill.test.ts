import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { openMailbox } from '../../../../infra/local/mail/mailbox.ts';
import { openStore } from '../../../../infra/local/cognito/store.ts';

const dir = mkdtempSync(join(tmpdir(), 'kill-'));
afterAll(() => rm(dir, { recursive: true }));

// Signs people up without end and says so after each answer, until it is killed.
const PROGRAM = `
import { startUserPool } from './infra/local/cognito/user-pool.ts';
import { poolTemplate } from './infra/local/cognito/pool-template.ts';
import { startMail } from './infra/local/mail/mail.ts';
const dir = process.argv[1];
const mail = await startMail({ dir: dir + '/mail' });
const pool = await startUserPool({
  dir: dir + '/pool', invoke: async () => ({}),
  pool: { id: 'ca-central-1_Local0001', clientId: 'client', region: 'ca-central-1', template: poolTemplate({ UsernameAttributes: ['email'] }, {}) },
  sendMail: async (message) => void (await mail.deliver(message)),
});
for (let number = 0; ; number += 1) {
  const Username = 'person' + number + '@example.org';
  const answer = await fetch(pool.url, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
    body: JSON.stringify({ ClientId: 'client', Username, Password: 'Ledger-2026!' }),
  });
  if (answer.ok) console.log(Username);
}`;

it('loses no person and no mail that was acknowledged before kill -9', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', PROGRAM, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === 15) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(acknowledged.length).toBeGreaterThanOrEqual(15);
  const store = openStore(join(dir, 'pool'));
  const mailbox = openMailbox(join(dir, 'mail'));
  for (const email of acknowledged) {
    const user = store.users.byEmail(email);
    const [mail] = mailbox.list(email);
    expect(mail?.text).toContain(store.codes.get(user?.username ?? '', 'sign-up')?.code);
    expect(mailbox.raw(mail?.id ?? '')?.toString()).toContain(email);
  }
  store.close();
  mailbox.close();
});
