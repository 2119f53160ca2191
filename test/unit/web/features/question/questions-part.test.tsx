// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listTransactionHistory } from '../../../../../shared/contract/ledger.ts';
import { askQuestion, listQuestions } from '../../../../../shared/contract/questions.ts';
import { getTeam } from '../../../../../shared/contract/team.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { fakeLedger } from '../../../../support/fake-ledger.ts';
import { askedByAnn, fakeQuestions } from '../../../../support/fake-questions.ts';
import { reader } from '../../../../support/screen.tsx';
import { copperPipe } from '../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);

async function openPanel(begun = [askedByAnn]) {
  fakeLedger(api, [copperPipe]);
  api.on(listTransactionHistory, { items: [] });
  const { asked } = fakeQuestions(api, begun);
  const { person } = await openApp(`/app/transactions?entry=${copperPipe.id}`, api);
  const part = within(await screen.findByRole('region', { name: 'Questions' }));
  return { person, part, asked };
}

describe('questions of an entry', () => {
  it('are asked in its panel, once for the same words, and stand in its history and at its row', async () => {
    const { person, part, asked } = await openPanel([]);
    expect(await part.findByText('No questions yet.')).toBeTruthy();
    await person.click(part.getByRole('button', { name: 'Ask a question' }));
    await person.click(part.getByRole('button', { name: 'Ask' }));
    expect((await part.findByRole('alert')).textContent).toContain('Fill in this field.');
    const field = part.getByRole('textbox', { name: 'Question' });
    await person.type(field, 'Which job was this for?');
    const works = api.on(askQuestion, problemOf('unexpected'));
    await person.click(part.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('The question was not asked')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('Which job was this for?');
    const first = works.mock.calls[0]?.[0];
    const again = fakeQuestions(api, []).asked;
    await person.click(part.getByRole('button', { name: 'Ask' }));
    expect(await part.findByText('Which job was this for?')).toBeTruthy();
    expect(again.mock.calls).toEqual([[first]]);
    expect(asked).not.toHaveBeenCalled();
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(await history.findByText('asked: Which job was this for?')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'Open question', hidden: true })).toBeTruthy();
  });

  it.each(['reply', 'question'] as const)('ask before a typed %s is left with the panel', async (what) => {
    const { person, part } = await openPanel();
    if (what === 'question') await person.click(part.getByRole('button', { name: 'Ask a question' }));
    const field = await part.findByRole('textbox', { name: what === 'reply' ? 'Reply' : 'Question' });
    await person.type(field, 'Half a sentence');
    const panel = await screen.findByRole('dialog', { name: 'Transaction' });
    fireEvent.keyDown(panel, { key: 'Escape' });
    const asked = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await person.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asked.dataset['state']).not.toBe('open'));
    expect((field as HTMLTextAreaElement).value).toBe('Half a sentence');
    await person.clear(field);
    fireEvent.keyDown(panel, { key: 'Escape' });
    await waitFor(() => expect(window.location.search).not.toContain('entry='));
    expect(screen.queryByRole('alertdialog')?.dataset['state']).not.toBe('open');
  });

  it('name whom they are asked of, among the others of the organization', async () => {
    const annId = '01890000-0000-7000-8000-000000000901';
    const member = (userId: string, fullName: string) => ({
      ...{ id: userId, userId, fullName, email: `${userId}@example.com`, role: 'accountant' as const },
      ...{ accessLevel: 'view-only' as const, joinedAt: null, lastActivity: null, hasSeat: true },
    });
    api.on(getTeam, {
      ...{ team: null, invitations: [], seats: { used: 1, limit: 2 } },
      members: [member(reader.profile.id, 'Grace Hopper'), member(annId, 'Ann Lee')],
    });
    const { person, part, asked } = await openPanel([]);
    await person.click(part.getByRole('button', { name: 'Ask a question' }));
    const whom = await part.findByRole('combobox', { name: 'Ask' });
    expect(
      within(whom)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Everyone who can edit', 'Ann Lee']]);
    await person.selectOptions(whom, 'Ann Lee');
    await person.type(part.getByRole('textbox', { name: 'Question' }), 'Is this yours?');
    await person.click(part.getByRole('button', { name: 'Ask' }));
    expect(await part.findByText('Grace Hopper asked Ann Lee')).toBeTruthy();
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ askedOf: annId, text: 'Is this yours?' });
  });

  it('are answered where they stand, which closes them; a comment does not', async () => {
    const { person, part } = await openPanel();
    expect(await part.findByText('For you')).toBeTruthy();
    const reply = part.getByRole('textbox', { name: 'Reply' });
    await person.click(part.getByRole('button', { name: 'Answer and close' }));
    expect((await part.findByRole('alert')).textContent).toContain('Write something first.');
    expect(document.activeElement).toBe(reply);
    await person.type(reply, 'Let me look');
    await person.click(part.getByRole('button', { name: 'Comment' }));
    expect(await part.findByText('Let me look')).toBeTruthy();
    await person.type(part.getByRole('textbox', { name: 'Reply' }), 'The Harbour job');
    await person.click(part.getByRole('button', { name: 'Answer and close' }));
    expect(await part.findByText('Grace Hopper answered')).toBeTruthy();
    expect(part.getByText('Answered')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Open question', hidden: true })).toBeNull();
  });

  it('are withdrawn and reopened by who may, and say what failed', async () => {
    const { person, part } = await openPanel([{ ...askedByAnn, mayTakeBack: true }]);
    await person.click(await part.findByRole('button', { name: 'Withdraw' }));
    expect(await part.findByText('Withdrawn')).toBeTruthy();
    await person.click(part.getByRole('button', { name: 'Reopen' }));
    expect(await part.findByText('Open')).toBeTruthy();
  });

  it('that can’t be loaded say so, and are asked for again', async () => {
    fakeLedger(api, [copperPipe]);
    api.on(listTransactionHistory, { items: [] });
    api.on(listQuestions, problemOf('unexpected'));
    const { person } = await openApp(`/app/transactions?entry=${copperPipe.id}`, api);
    const part = within(await screen.findByRole('region', { name: 'Questions' }));
    expect(await part.findByText('Failed to load questions', {}, { timeout: 10_000 })).toBeTruthy();
    fakeQuestions(api, [askedByAnn]);
    await person.click(part.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(part.getByText('Which job was this for?')).toBeTruthy());
  });
});
