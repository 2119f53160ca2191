// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp } from '../../../support/app.tsx';
import { entry } from '../../../support/entries.ts';
import { newMember, openProduct, press } from '../../../support/product.tsx';
import { undo } from '../../../support/toast-shown.ts';

afterEach(closeApp);

it('finds what was archived by type and year, restores it with Undo, and deletes it for good by the typed word', async () => {
  const member = await newMember();
  const [lamp, chair] = [entry({ description: 'Desk lamp' }), entry({ description: 'Oak chair' })];
  for (const row of [lamp, chair]) await member.ask('POST', '/transactions', row);
  for (const { id } of [lamp, chair]) await member.ask('DELETE', `/transactions/${id}`);
  const year = String(new Date().getFullYear());
  const { person, address } = await openProduct('/app/archive', member);
  const rows = () => within(screen.getByRole('list', { name: 'Archived items' })).getAllByRole('listitem');
  const hasRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
  const isEmpty = () => screen.findByText('Nothing found in the archive');
  await screen.findByRole('list', { name: 'Archived items' });
  await hasRows(2);
  const figure = (name: string) => screen.getByRole('region', { name }).textContent;
  await waitFor(() => expect(figure('Items')).toContain('2'));
  expect(figure('Transactions')).toContain('2');

  await person.selectOptions(screen.getByLabelText('Archived in'), year);
  await waitFor(() => expect(address()).toContain(`year=${year}`));
  await hasRows(2);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'no such thing' } });
  await isEmpty();
  await press(person, 'Clear filters');
  await hasRows(2);
  await person.click(screen.getByRole('tab', { name: 'Receipts' }));
  await isEmpty();
  await person.click(screen.getByRole('tab', { name: 'Transactions' }));
  await hasRows(2);
  expect(rows()[0]?.textContent).toContain(`Deleted permanently on ${Number(year) + 1}`);

  await press(person, 'Restore Oak chair');
  await hasRows(1);
  await undo(person, 'Restored');
  await hasRows(2);
  await press(person, 'Delete Oak chair permanently');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete permanently' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete permanently' }).disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('Type “delete” to confirm'), { target: { value: 'delete' } });
  await press(person, 'Delete permanently');
  await hasRows(1);
  expect(await member.call('POST', `/transactions/${chair.id}/restore`)).toMatchObject({ status: 404 });
});
