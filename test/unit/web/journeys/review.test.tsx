// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays, todayIn } from '../../../../shared/civil-date.ts';
import { closeApp } from '../../../support/app.tsx';
import { entry } from '../../../support/entries.ts';
import { newMember, openProduct, press } from '../../../support/product.tsx';
import { toast, undo } from '../../../support/toast-shown.ts';

afterEach(closeApp);

const today = todayIn('America/Toronto', new Date());

it('accepts what was read with the category offered for it, confirms the match, and takes both back', async () => {
  const member = await newMember();
  const bought = { description: 'NORTHSIDE HARDWARE 0031', amount: 11_865, date: addDays(today, -2) };
  await member.ask('POST', '/transactions', entry(bought));
  const lines = [
    '%PDF-1.7',
    'Northside Hardware Ltd.',
    '',
    `Date: ${addDays(today, -3)}`,
    '',
    'Total CAD 118.65',
  ];
  const id = await member.upload(Buffer.from(lines.join('\n')), 'hardware.pdf', 'application/pdf', 'receipt');
  const document = () => member.ask('GET', `/receipts/${id}`);
  const { suggestedCategory } = (await document()) as { suggestedCategory?: { categoryId: string } };
  expect(suggestedCategory).toBeDefined();

  const { person } = await openProduct('/app/receipts', member);
  await press(person, 'View hardware.pdf');
  const dialog = await screen.findByRole('dialog', { name: 'Review document' });
  const suggestion = await within(dialog).findByRole('region', { name: 'Suggested transaction' });
  await waitFor(() => expect(suggestion.textContent).toContain('NORTHSIDE HARDWARE 0031'));
  const value = (name: string) => within(dialog).getByLabelText<HTMLInputElement>(name).value;
  expect(value('Currency')).toBe('CAD');
  expect(value('Date')).toBe(addDays(today, -3));
  await press(person, 'Accept and confirm match');
  await toast('Document accepted and matched');
  const accepted = await document();
  expect(accepted).toMatchObject({ status: 'matched', categoryId: suggestedCategory?.categoryId });
  expect(accepted['reviewedAt']).not.toBeNull();

  await undo(person, 'Document accepted and matched');
  expect(await document()).toMatchObject({ status: 'processed', reviewedAt: null, categoryId: null });
});
