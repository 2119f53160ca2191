// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { todayIn } from '../../../../shared/civil-date.ts';
import { closeApp } from '../../../support/app.tsx';
import { choose } from '../../../support/choose.ts';
import { entry } from '../../../support/entries.ts';
import { newMember, openProduct, press } from '../../../support/product.tsx';
import { toast, undo } from '../../../support/toast-shown.ts';

afterEach(closeApp);

/** Chooses from the menu of a category, by keys. */
async function act(person: UserEvent, category: string, action: string): Promise<void> {
  // A list that is drawn anew takes its open menus along.
  await waitFor(() => expect(document.documentElement.dataset['busy']).toBeUndefined());
  const name = `Actions for ${category}`;
  await person.click(await screen.findByRole('button', { name }));
  const menu = await screen.findByRole('menu', { name });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  const chosen = within(menu).getByRole('menuitem', { name: action });
  for (const _item of within(menu).getAllByRole('menuitem'))
    if (!chosen.hasAttribute('data-highlighted')) await person.keyboard('{ArrowDown}');
  await person.keyboard('{Enter}');
}

const date = todayIn('America/Toronto', new Date());

it('makes a category, puts it on the form, merges another into it, retires it and brings it back', async () => {
  const member = await newMember();
  for (const amount of [1200, 3400])
    await member.ask('POST', '/transactions', entry({ date, amount, category: 'Travel' }));
  const { person } = await openProduct('/app/accounting?tab=categories', member);
  const list = within(await screen.findByRole('region', { name: 'Your categories' }));
  const row = (name: string) => list.findByRole('row', { name: new RegExp(name) });
  const says = (name: string, words: string) =>
    waitFor(async () => expect((await row(name)).textContent).toContain(words));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  await says('Travel', '2');

  await press(person, 'New category');
  const made = await dialog('New category');
  fireEvent.change(made.getByLabelText('Name'), { target: { value: 'Beehives' } });
  await person.selectOptions(made.getByLabelText('Form line'), '');
  await press(person, 'Add category');
  await toast('Beehives added');
  await says('Beehives', 'Not mapped');

  await act(person, 'Beehives', 'Edit category');
  const edit = await dialog('Edit category');
  fireEvent.change(edit.getByLabelText('Name'), { target: { value: 'travel ' } });
  await press(person, 'Save');
  expect(await edit.findByText('Another category has this name.')).toBeTruthy();
  fireEvent.change(edit.getByLabelText('Name'), { target: { value: 'Apiary' } });
  const lines = edit.getByLabelText<HTMLSelectElement>('Form line');
  await person.selectOptions(lines, lines.options[2]?.value ?? '');
  await press(person, 'Save');
  await waitFor(async () => expect((await row('Apiary')).textContent).not.toContain('Not mapped'));

  await act(person, 'Travel', 'Merge into another');
  const merging = await dialog('Merge Travel');
  await choose(person, merging.getByLabelText('Into'), 'Apiary');
  await press(person, 'Merge');
  const merged = 'Travel merged into Apiary';
  expect((await toast(merged)).textContent).toContain('2 entries changed');
  const entries = await list.findByRole('link', { name: '2 entries in Apiary this year' });
  expect(entries.getAttribute('href')).toMatch(/category=/);
  await person.click(await list.findByText('Offered no longer: 1 category'));
  expect(await list.findByText('Merged into Apiary')).toBeTruthy();
  await undo(person, merged);
  await says('Travel', '2');

  await act(person, 'Apiary', 'Retire');
  await toast('Apiary is offered no longer');
  await person.click(await list.findByText('Offered no longer: 1 category'));
  await press(person, 'Bring back Apiary');
  await waitFor(() => expect(list.queryByText('Offered no longer: 1 category')).toBeNull());
  expect(await row('Apiary')).toBeTruthy();
});
