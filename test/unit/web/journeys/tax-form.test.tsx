// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { speak } from '../../../../web/text/speak.ts';
import { closeApp } from '../../../support/app.tsx';
import { entry } from '../../../support/entries.ts';
import { newMember, openProduct } from '../../../support/product.tsx';

afterEach(async () => {
  await closeApp();
  await speak('en');
});

it('tells the form of a French Canadian in French, with what no country’s source says for an accountant', async () => {
  const member = await newMember();
  await member.ask('PUT', '/profile', { country: 'Canada', region: 'QC', profession: 'general' });
  await member.ask('PUT', '/own-preferences', { language: 'fr' });
  for (const change of [
    { kind: 'income', category: 'Sales Revenue', amount: 381_000 },
    { category: 'Meals and Entertainment', amount: 5_650 },
    { category: 'Equipment (CCA)', amount: 113_000, description: 'Portable' },
  ] as const)
    await member.ask('POST', '/transactions', entry({ ...change, date: '2026-05-04' }));
  await openProduct('/app/reports?type=tax&range=custom&from=2026-01-01&to=2026-12-31', member);
  const form = await screen.findByRole('region', { name: 'Formulaire fiscal' });
  const half = await screen.findByRole('row', { name: /représentation\s: 50\s%/ });
  expect(half.textContent).toContain('28,25');
  // 3,810 less half of 56.50: before what the CCA of the laptop is.
  await waitFor(() =>
    expect(form.textContent).toMatch(/Sans les 1\s130,00\s\$ à T2125, ligne 9936.*3\s781,75/),
  );
  const panel = await screen.findByRole('region', { name: 'Immobilisations achetées' });
  await waitFor(() => expect(panel.textContent).toMatch(/Portable.*1\s130,00/));
});
