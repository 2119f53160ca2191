// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../../../../shared/civil-date.ts';
import { changeTransaction } from '../../../../../shared/contract/ledger.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { expenses, fakeLedger } from '../../../../support/fake-ledger.ts';
import { toast, undo } from '../../../../support/toast-shown.ts';
import { choose } from '../../../../support/choose.ts';

const api = fakeApi();
afterEach(closeApp);

const five = expenses('Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Press', 'Elm Garage');
const opener = (name: string) => screen.findByRole('button', { name: `Open ${name}` });
const row = (name: string) => screen.findByRole('group', { name });
const hasFocus = (found: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(document.activeElement).toBe(await found()));

describe('description and category', () => {
  it('are written where they stand by keys, and taken back one after the other', async () => {
    const { changed } = fakeLedger(api, five);
    const { person } = await openApp('/app/transactions', api);
    const birch = await opener('Birch Cafe');
    act(() => birch.focus());
    await person.keyboard('{F2}');
    await hasFocus(() => screen.findByLabelText('Description of Birch Cafe'));
    await person.keyboard('Lunch{Escape}');
    await hasFocus(() => opener('Birch Cafe'));
    expect(changed).not.toHaveBeenCalled();
    await person.keyboard('{F2}');
    await hasFocus(() => screen.findByLabelText('Description of Birch Cafe'));
    await person.keyboard('Lunch with Ada{Tab}');
    await hasFocus(() => screen.findByLabelText('Category of Lunch with Ada'));
    await choose(person, screen.getByLabelText('Category of Lunch with Ada'), 'Travel');
    await hasFocus(() => opener('Lunch with Ada'));
    expect((await row('Lunch with Ada')).textContent).toContain('Travel');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(changed.mock.calls).toEqual([
      [{ description: 'Lunch with Ada', version: 1 }],
      [expect.objectContaining({ version: 2 })],
    ]);
    // Each is known to the journal once it is kept.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
    await person.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await row('Lunch with Ada')).textContent).not.toContain('Travel'));
    await person.keyboard('{Control>}z{/Control}');
    expect(await opener('Birch Cafe')).toBeTruthy();
  });

  it('are again as they were where they are not kept, and that is said', async () => {
    fakeLedger(api, five);
    api.on(changeTransaction, problemOf('unexpected'));
    const { person } = await openApp('/app/transactions', api);
    const elm = await opener('Elm Garage');
    act(() => elm.focus());
    await person.keyboard('{F2}');
    await hasFocus(() => screen.findByLabelText('Description of Elm Garage'));
    await person.keyboard('Never kept{Enter}');
    await toast('The change was not saved');
    expect(await opener('Elm Garage')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open Never kept' })).toBeNull();
  });
});

it('makes a copy at once, dated today, asks for its day, and takes it back', async () => {
  const today = todayIn('America/Toronto', new Date());
  const { added, changed } = fakeLedger(api, five);
  const { person } = await openApp('/app/transactions', api);
  const birch = within(await row('Birch Cafe'));
  await person.click(birch.getByRole('button', { name: 'Duplicate Birch Cafe' }));
  expect(await screen.findByText('6 transactions')).toBeTruthy();
  const date = await screen.findByLabelText<HTMLInputElement>('Date of the copy');
  await hasFocus(() => Promise.resolve(date));
  expect(date.value).toBe(today);
  expect(added.mock.lastCall?.[0]).toMatchObject({ date: today, description: 'Birch Cafe' });
  fireEvent.change(date, { target: { value: addDays(today, -1) } });
  // As Enter does in Chromium.
  fireEvent.submit(date);
  await waitFor(() => expect(screen.queryByLabelText('Date of the copy')).toBeNull());
  await toast('Transaction changed');
  expect(changed.mock.lastCall?.[0]).toMatchObject({ date: addDays(today, -1) });
  await undo(person, 'Entry Duplicated');
  expect(await screen.findByText('5 transactions')).toBeTruthy();
});

it('goes again by the undo keys while its day is still asked for', async () => {
  fakeLedger(api, five);
  const { person } = await openApp('/app/transactions', api);
  const birch = within(await row('Birch Cafe'));
  await person.click(birch.getByRole('button', { name: 'Duplicate Birch Cafe' }));
  expect(await screen.findByText('6 transactions')).toBeTruthy();
  await hasFocus(() => screen.findByLabelText('Date of the copy'));
  await person.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('5 transactions')).toBeTruthy();
});
