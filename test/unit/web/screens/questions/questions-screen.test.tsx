// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getWorklist } from '../../../../../shared/contract/ledger.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { answerEmptyBooks } from '../../../../support/empty-books.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { askedByAnn, fakeQuestions } from '../../../../support/fake-questions.ts';

const api = fakeApi();
afterEach(closeApp);

const ofOthers = {
  ...askedByAnn,
  ...{ id: '01890000-0000-7000-8000-000000000502', text: 'Is this personal?', isForMe: false },
  about: { receiptId: '01890000-0000-7000-8000-000000000003' },
};

it('leads from the dashboard to the questions that wait for the person, and from each to its entry', async () => {
  answerEmptyBooks(api);
  const nothing = { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0 };
  const months = { first: '2026-03', latest: '2026-03' };
  api.on(getWorklist, { ...nothing, months, questions: { open: 2, forMe: 1 } });
  fakeQuestions(api, [askedByAnn, ofOthers]);
  const { person } = await openApp('/app/dashboard', api);
  const others = await screen.findByRole('link', { name: '1 question to others' });
  expect(others.getAttribute('href')).toBe('/app/questions?list=open');
  await person.click(screen.getByRole('link', { name: '1 question for you' }));
  expect(await screen.findByText('Which job was this for?')).toBeTruthy();
  expect(screen.queryByText('Is this personal?')).toBeNull();
  const entry = screen.getByRole('link', { name: 'Copper pipe' });
  expect(entry.getAttribute('href')).toBe('/app/transactions?entry=01890000-0000-7000-8000-000000000001');

  await person.click(screen.getByRole('tab', { name: 'All open' }));
  expect(await screen.findByText('Is this personal?')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Answered' }));
  expect(await screen.findByText('No answered questions')).toBeTruthy();

  await person.click(screen.getByRole('tab', { name: 'For you' }));
  await person.type(await screen.findByRole('textbox', { name: 'Reply' }), 'The Harbour job');
  await person.click(screen.getByRole('button', { name: 'Answer and close' }));
  expect(await screen.findByText('No questions for you')).toBeTruthy();
});

it('says of what is in the archive that it is', async () => {
  answerEmptyBooks(api);
  fakeQuestions(api, [{ ...askedByAnn, status: 'answered', thing: null, isForMe: false }]);
  await openApp('/app/questions?list=answered', api);
  expect(await screen.findByText('About something that was archived or deleted')).toBeTruthy();
});
