import { describe, expect, it } from 'vitest';
import { PASSWORD } from './pool-fixture.ts';
import { HOUR, INCORRECT, PASSWORD_FLOW, poolCalls, wrong } from './pool-calls.ts';

const at = poolCalls();
const { open, signUp, confirm, resend, forgot, reset, signIn } = at;

describe('a forgotten password', () => {
  it('is reset with the mailed code, once, within the hour and the policy', async () => {
    await open();
    await signUp();
    await expect(forgot()).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await confirm();
    await expect(forgot()).resolves.toMatchObject({
      CodeDeliveryDetails: { Destination: 'A***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    await expect(reset(at.pool.code(), 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(reset(wrong(at.pool.code()), 'Second-2026!')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await reset(at.pool.code(), 'Second-2026!');
    await expect(reset(at.pool.code(), 'Third-2026!!')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
    await expect(signIn()).rejects.toMatchObject(INCORRECT);
    await expect(signIn('Second-2026!')).resolves.toBeDefined();
    await forgot();
    at.pool.clock.ahead = HOUR + 1000;
    await expect(reset(at.pool.code(), 'Third-2026!!')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  it('tells a stranger nothing', async () => {
    await open({ client: { ...PASSWORD_FLOW, PreventUserExistenceErrors: 'ENABLED' } });
    const stranger = 'nobody@example.org';
    await expect(forgot(stranger)).resolves.toMatchObject({
      CodeDeliveryDetails: { Destination: 'n***@e***' },
    });
    await expect(resend(stranger)).resolves.toMatchObject({
      CodeDeliveryDetails: { Destination: 'n***@e***' },
    });
    await expect(reset('123456', PASSWORD, stranger)).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await expect(confirm('123456', stranger)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    expect(at.pool.mails).toEqual([]);
  });

  it('tells a stranger the truth where the template allows it', async () => {
    await open({ client: { ...PASSWORD_FLOW, PreventUserExistenceErrors: 'LEGACY' } });
    for (const call of [
      forgot,
      resend,
      (who: string) => reset('123456', PASSWORD, who),
      (who: string) => confirm('123456', who),
    ])
      await expect(call('nobody@example.org')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});
