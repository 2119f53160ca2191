// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays, todayIn } from '../../../../shared/civil-date.ts';
import { closeApp } from '../../../support/app.tsx';
import { choose } from '../../../support/choose.ts';
import { entry } from '../../../support/entries.ts';
import { newMember, openProduct, press } from '../../../support/product.tsx';
import { toast } from '../../../support/toast-shown.ts';

afterEach(closeApp);

const today = todayIn('America/Toronto', new Date());

it('makes a rule of a correction, applies it to the past, and takes all of it back as one', async () => {
  const member = await newMember();
  for (const days of [3, 7, 12])
    await member.ask(
      'POST',
      '/transactions',
      entry({ description: `NORTHLIGHT STUDIO ${1000 + days}`, date: addDays(today, -days), category: '' }),
    );
  const { person } = await openProduct('/app/transactions', member);
  await press(person, 'Edit NORTHLIGHT STUDIO 1003');
  const edit = within(await screen.findByRole('dialog', { name: 'Edit transaction' }));
  await choose(person, edit.getByLabelText(/^Category/), 'Advertising and Marketing');
  await press(person, 'Save');
  const also = within(await screen.findByRole('dialog', { name: 'Also these 2 entries?' }));
  await person.click(await also.findByText(/^From now on/));
  const text = await also.findByLabelText<HTMLInputElement>('Text contains');
  expect(text.value).toBe('NORTHLIGHT STUDIO');
  await press(person, 'Change 2 entries');
  await toast('2 entries changed');

  const [toAccounting] = screen.getAllByRole('link', { name: 'Accounting' });
  if (toAccounting) await person.click(toAccounting);
  await person.click(await screen.findByRole('tab', { name: 'Categories' }));
  const rules = await screen.findByRole('region', { name: 'Rules' });
  await waitFor(() => expect(rules.textContent).toContain('contains “NORTHLIGHT STUDIO”'));
  const uncategorized = screen.queryByRole('region', { name: 'Uncategorized' });
  expect(uncategorized?.textContent ?? '').not.toContain('NORTHLIGHT');

  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(rules.textContent).toContain('No rules yet'));
  const worklist = await screen.findByRole('region', { name: 'Uncategorized' });
  await waitFor(() => expect(worklist.textContent).toContain('2 entries'));
});
