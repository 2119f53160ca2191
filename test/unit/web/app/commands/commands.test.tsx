// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveOwnPreferences } from '../../../../../shared/contract/books.ts';
import { listReceipts } from '../../../../../shared/contract/receipts.ts';
import { listRecurringEntries } from '../../../../../shared/contract/recurring.ts';
import { turnTo } from '../../../../../web/theme/color-mode.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { fakeLedger } from '../../../../support/fake-ledger.ts';
import { reader } from '../../../../support/screen.tsx';
import { copperPipe } from '../../../../support/transactions-shown.ts';

const api = fakeApi();
beforeEach(() => {
  fakeLedger(api, [{ ...copperPipe, description: 'Copper pipe, 12 m' }]);
  api.on(listReceipts, { items: [] });
  api.on(listRecurringEntries, { items: [] });
});
afterEach(async () => {
  turnTo('light');
  localStorage.clear();
  await closeApp();
});

const recurring = '/app/transactions/recurring';
const palette = () => screen.findByRole('dialog', { name: 'Search and commands' });
const isClosed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

/** Opens the palette by its keys, which then hears what is typed. */
async function openPalette(at = recurring) {
  const app = await openApp(at, api);
  await screen.findByRole('heading', { level: 1 });
  await app.person.keyboard('{Control>}k{/Control}');
  const opened = within(await palette());
  // A dialog gives the focus to what is laid out, which here nothing is.
  const search = opened.getByRole('combobox');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('dialog'));
  act(() => search.focus());
  return { ...app, opened, marked: () => opened.getByRole('option', { selected: true }).textContent };
}

describe('the palette', () => {
  it('finds an entry and opens it', async () => {
    const { person, address, marked } = await openPalette();
    expect(marked()).toContain('Add Expense');
    await person.keyboard('copper pipe');
    await waitFor(() => expect(marked()).toContain('Copper pipe, 12 m'));
    expect(marked()).toContain('$96.40');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/app/transactions?entry=${copperPipe.id}`));
    const panel = await screen.findByRole('dialog', { name: 'Transaction' });
    await waitFor(() => expect(panel.textContent).toContain('Copper pipe, 12 m'));
  });

  it('says that nothing has a name', async () => {
    const { person, opened } = await openPalette();
    await person.keyboard('zzzz');
    const said = 'Nothing fits “zzzz”. Try a vendor, an amount such as 143.27, or what you want to do';
    await waitFor(() => expect(opened.getByRole('status').textContent).toContain(said));
    await person.keyboard('{Escape}');
    await isClosed('Search and commands');
  });

  it('knows what people type for what they come for, and leads there', async () => {
    const { person, address, opened, marked } = await openPalette();
    for (const [typed, name] of [
      ['upload', 'Upload receipts and documents'],
      ['export', 'Send to your accountant'],
      ['accountant', 'Send to your accountant'],
      ['match', 'Review matches'],
      ['two-factor', 'Password and two-factor authentication'],
      ['sales tax', 'Sales tax return'],
    ] as const) {
      await person.clear(opened.getByRole('combobox'));
      await person.keyboard(typed);
      expect(marked()).toContain(name);
    }
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/app/reports?type=sales-tax'));
  });

  it('finds an entry by its amount', async () => {
    const { person, marked } = await openPalette();
    await person.keyboard('96.40');
    await waitFor(() => expect(marked()).toContain('Copper pipe, 12 m'));
  });

  it('opens the form for questions to whom asks for help', async () => {
    const { person } = await openPalette();
    await person.keyboard('help{Enter}');
    await screen.findByRole('dialog', { name: 'Give feedback' });
  });

  it('goes to a screen', async () => {
    const { person, address, marked } = await openPalette('/app/transactions');
    await person.keyboard('recurring');
    await waitFor(() => expect(marked()).toMatch(/^Create Recurring/));
    await person.keyboard('{ArrowDown}');
    expect(marked()).toMatch(/^Recurring/);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(recurring));
  });

  it('adds an expense, above whose dialog it does not open', async () => {
    const { person } = await openPalette();
    await person.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
    expect(dialog.getByLabelText('Description')).toBeTruthy();
    await isClosed('Search and commands');
    await person.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Search and commands' })).toBeNull();
    await person.keyboard('{Escape}');
    await isClosed('Add Expense');
  });

  it('switches the theme', async () => {
    api.on(saveOwnPreferences, reader.profile);
    const { person } = await openPalette();
    await person.keyboard('dark{Enter}');
    await waitFor(() => expect(document.documentElement.className).toBe('dark'));
    expect(await screen.findByRole('button', { name: 'Use the light theme' })).toBeTruthy();
  });
});

describe('single keys', () => {
  /** Both at once: a letter after G has to follow soon. */
  const go = (letter: string) => {
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: letter });
  };

  it('go to a screen and to its search, in which they are only typed', async () => {
    const { person, address } = await openApp(recurring, api);
    await screen.findByRole('heading', { name: 'Recurring', level: 1 });
    go('t');
    await waitFor(() => expect(address()).toBe('/app/transactions'));
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search transactions' });
    await person.keyboard('/');
    expect(document.activeElement).toBe(search);
    await person.keyboard('g?ga/');
    expect(search.value).toBe('g?ga/');
    await waitFor(() => expect(address()).toBe('/app/transactions?q=g%3Fga%2F'));
  });

  it('list themselves, and lead nowhere where no screen has the letter', async () => {
    const { person, address } = await openApp('/app/transactions', api);
    await screen.findByRole('heading', { name: 'Transactions', level: 1 });
    await person.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Confirm the match')).toBeTruthy();
    await person.keyboard('{Escape}');
    await isClosed('Keyboard shortcuts');
    go('x');
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(address()).toBe('/app/transactions');
    go('e');
    await waitFor(() => expect(address()).toBe(recurring));
  });
});
