// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { speak } from '../../../../web/text/speak.ts';
import { closeApp } from '../../../support/app.tsx';
import { entry } from '../../../support/entries.ts';
import { newMember, openProduct, press } from '../../../support/product.tsx';

afterEach(async () => {
  await closeApp();
  await speak('en');
});

it('finds entries by either name of their category, which is read in French where it is of the lists', async () => {
  const member = await newMember();
  await member.ask('PUT', '/own-preferences', { language: 'fr' });
  for (const [description, category] of [
    ['Copper pipes', 'pipes-and-fittings'],
    ['Honey jars', 'Beehives'],
  ] as const)
    await member.ask('POST', '/transactions', entry({ description, category }));
  const { person } = await openProduct('/app/transactions', member);
  const row = (name: string) => screen.queryByRole('group', { name });
  const pipes = await screen.findByRole('group', { name: 'Copper pipes' });
  expect(pipes.textContent).toContain('Tuyaux et raccords');
  expect(row('Honey jars')?.textContent).toContain('Beehives');
  const search = screen.getByRole('searchbox');
  for (const words of ['tuyaux', 'pipes fittings']) {
    fireEvent.change(search, { target: { value: words } });
    await waitFor(() => expect([row('Honey jars'), row('Copper pipes')]).toEqual([null, expect.anything()]));
    fireEvent.change(search, { target: { value: '' } });
    await waitFor(() => expect(row('Honey jars')).not.toBeNull());
  }
  await press(person, 'Modifier Copper pipes');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Montant/).value).toBe('12,50');
});

it('names the form’s lines of categories in French', async () => {
  const member = await newMember();
  await member.ask('PUT', '/own-preferences', { language: 'fr' });
  await openProduct('/app/accounting?tab=categories', member);
  const [line] = await screen.findAllByRole('row', { name: /Tuyaux et raccords/ });
  expect(line?.textContent).toContain('T2125, ligne 8320');
  expect(screen.queryByText(/Pipes and Fittings/i)).toBeNull();
});
