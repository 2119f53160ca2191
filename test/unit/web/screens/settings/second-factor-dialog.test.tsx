// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  getSecondFactor,
  offerSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../../../../shared/contract/second-factor.ts';
import type { RouteShape } from '../../../../../shared/contract/route.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { SecondFactorCard } from '../../../../../web/screens/settings/second-factor-card.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const CODES = Array.from({ length: 10 }, (_, at) => `AAAAA-BBBB${at}`);
const off = { isOn: false, since: null, codesLeft: 0 };
const on = { isOn: true, since: '2026-03-01T02:00:00.000Z', codesLeft: 10 };
const NOT_CHANGED = 'Two-factor authentication was not changed';

/** The dialog that turns it on, opened by a person whose app is offered this secret. */
async function opened() {
  const api = fakeApi();
  api.on(getSecondFactor, off);
  api.on(offerSecondFactor, {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Matchbook:ada?secret=JBSWY3DPEHPK3PXP',
  });
  const shown = show(<SecondFactorCard />);
  await shown.person.click(await screen.findByRole('button', { name: 'Turn on…' }));
  const frame = await screen.findByRole('dialog', { name: 'Turn on two-factor authentication' });
  const dialog = within(frame);
  const typePassword = (password: string) => shown.person.type(dialog.getByLabelText('Password'), password);
  const typeCode = async (code: string) => {
    const field = dialog.getByLabelText('Code from your app');
    await shown.person.clear(field);
    await shown.person.type(field, code);
  };
  return { ...shown, api, dialog, typePassword, typeCode };
}

describe('the dialog that turns on the second factor', () => {
  it('asks for the password and a code, and shows ten recovery codes', async () => {
    const { api, person, told, typePassword, typeCode } = await opened();
    const turnedOn = api.on(turnOnSecondFactor, { codes: CODES });
    await typePassword('Correct-horse-7');
    await typeCode('123456');
    await vi.waitFor(() => expect(turnedOn).toHaveBeenCalledOnce());
    expect(turnedOn).toHaveBeenCalledWith({ code: '123456', password: 'Correct-horse-7' });
    const codes = await screen.findByRole('list', { name: 'Your recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    expect(told.done).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Two-factor authentication is on' }),
    );
    await person.click(await screen.findByRole('button', { name: 'I have kept them' }));
    await vi.waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
  });

  it('sends no code without a password', async () => {
    const { api, dialog, typeCode } = await opened();
    const turnedOn = api.on(turnOnSecondFactor, { codes: CODES });
    await typeCode('123456');
    expect(await dialog.findByText('Fill in this field.')).toBeTruthy();
    expect(turnedOn).not.toHaveBeenCalled();
  });

  it('says at the password that it is wrong, and keeps what was typed', async () => {
    const { api, dialog, told, typePassword, typeCode } = await opened();
    api.on(turnOnSecondFactor, wrongAt({ password: 'This is not your password.' }));
    await typePassword('Wrong-horse-7');
    await typeCode('123456');
    expect(await dialog.findByText('This is not your password.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('Wrong-horse-7');
    expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(told.done).not.toHaveBeenCalled();
  });

  it('says at the code that it is wrong, and takes the next one', async () => {
    const { api, dialog, typePassword, typeCode } = await opened();
    api.on(turnOnSecondFactor, wrongAt({ code: 'This is not the code that your app shows now.' }));
    await typePassword('Correct-horse-7');
    await typeCode('000000');
    expect(await dialog.findByText('This is not the code that your app shows now.')).toBeTruthy();
    const turnedOn = api.on(turnOnSecondFactor, { codes: CODES });
    await typeCode('123456');
    expect(await screen.findByRole('list', { name: 'Your recovery codes' })).toBeTruthy();
    expect(turnedOn).toHaveBeenCalledWith({ code: '123456', password: 'Correct-horse-7' });
  });

  it('says that there were too many tries, and stays', async () => {
    const { api, dialog, told, typePassword, typeCode } = await opened();
    api.on(turnOnSecondFactor, problemOf('too-many-requests'));
    await typePassword('Correct-horse-7');
    await typeCode('123456');
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalledWith(NOT_CHANGED, expect.any(String)));
    expect(told.failed.mock.calls[0]?.[1]).toMatch(/too many|wait|later/i);
    expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('Correct-horse-7');
  });

  it.each([
    ['off', 'Turn off…', 'Turn off two-factor authentication', turnOffSecondFactor, { isOff: true }],
    ['other codes', 'New recovery codes…', 'Make new recovery codes', renewRecoveryCodes, { codes: CODES }],
  ] as const)('asks for the same to make %s', async (_, button, name, route, reply) => {
    const api = fakeApi();
    api.on(getSecondFactor, on);
    const changed = api.on<RouteShape>(route, reply);
    const { person } = show(<SecondFactorCard />);
    await person.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await person.type(dialog.getByLabelText('Password'), 'Correct-horse-7');
    await person.type(dialog.getByLabelText('Code from your app'), '123456');
    await vi.waitFor(() =>
      expect(changed).toHaveBeenCalledWith({ code: '123456', password: 'Correct-horse-7' }),
    );
  });
});
