// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  listRules,
  previewRule,
  saveRules,
  startCategoryRun,
} from '../../../../../../shared/contract/categories.ts';
import { getJob } from '../../../../../../shared/contract/jobs.ts';
import type { Rule, RuleSet } from '../../../../../../shared/model/category.ts';
import type { Job } from '../../../../../../shared/model/job.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { RuleDialog } from '../../../../../../web/screens/accounting/rules/rule-dialog.tsx';
import { fakeApi, wrongAt } from '../../../../../support/fake-api.ts';
import { show } from '../../../../../support/screen.tsx';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';
import { takesWith } from '../../../features/category/takes.ts';
import { choose } from '../../../../../support/choose.ts';

const api = fakeApi();
const rent: Rule = {
  id: '01890000-0000-7000-8000-000000000001',
  conditions: { text: 'FENWICK', accountLabel: 'Checking' },
  effect: { category: 'Pipes and Fittings' },
};
const other: Rule = { ...rent, id: '01890000-0000-7000-8000-000000000002' };
const nothing = { count: 0, items: [], transactionIds: [], lookedBackTo: null, takes: takesWith() };
const row = transactionWith({ id: '01890000-0000-7000-8000-000000000003', description: 'FENWICK 12' });

function open(subject: Rule | 'new' = rent, fitting: typeof nothing | object = nothing) {
  api.on(listRules, { items: [other, rent], version: 7 });
  api.on(previewRule, { ...nothing, ...fitting });
  const onClose = vi.fn();
  const rule = subject === 'new' ? undefined : subject;
  return { ...show(<RuleDialog rule={rule} onClose={onClose} />), onClose };
}
const save = () => screen.getByRole('button', { name: 'Save rule' });
async function fillIn(person: UserEvent) {
  await person.type(screen.getByLabelText('Text contains'), 'FENWICK');
  await choose(person, screen.getByLabelText('Category'), 'Pipes and Fittings');
}
const listsLoaded = () => screen.findByText('No earlier entry would change');

afterEach(cleanup);

describe('RuleDialog', () => {
  it('names account and category by their ids', async () => {
    const heard = api.on(saveRules, { items: [other, rent], version: 8 });
    const { person, onClose } = open();
    await listsLoaded();
    await person.click(save());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    const conditions = { text: 'FENWICK', accountLabel: 'checking' };
    const kept = { id: rent.id, conditions, effect: { category: 'pipes-and-fittings' } };
    expect(heard).toHaveBeenCalledWith({ items: [other, kept], version: 7 });
  });

  it('says at its field what the API finds wrong with the rule', async () => {
    api.on(saveRules, wrongAt({ 'items.1.conditions.accountLabel': 'This account is gone.' }));
    const { person, told, onClose } = open();
    await listsLoaded();
    await person.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('This account is gone.');
    expect(screen.getByLabelText('Account').getAttribute('aria-invalid')).toBe('true');
    expect(told.failed).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says of the whole form what is wrong with another rule of the list', async () => {
    api.on(saveRules, wrongAt({ 'items.0.conditions.accountLabel': 'This account is gone.' }));
    const { person } = open();
    await listsLoaded();
    await person.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('This account is gone.');
    expect(screen.getByLabelText('Account').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('keeps a new rule once, also where the past could not be changed at the first try', async () => {
    const kept = api.on(saveRules, (_request, body) => ({ ...(body as RuleSet), version: 8 }));
    api.on(startCategoryRun, problemOf('changed-meanwhile'));
    const { person, told, onClose } = open('new', {
      ...{ count: 1, items: [row], transactionIds: [row.id] },
    });
    await fillIn(person);
    await screen.findByText('FENWICK 12');
    for (const times of [1, 2]) {
      await person.click(save());
      await vi.waitFor(() => expect(told.failed).toHaveBeenCalledTimes(times));
    }
    const { items } = kept.mock.lastCall?.[0] as RuleSet;
    expect(items).toHaveLength(3);
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes once the past is being changed, and tells by a toast what became of that', async () => {
    api.on(saveRules, (_request, body) => ({ ...(body as RuleSet), version: 8 }));
    let job: Job = {
      ...{ id: row.id, kind: 'change-rows', status: 'running', progress: 0, total: 1, done: 0 },
      createdAt: '2026-03-01T00:00:00.000Z',
    };
    api.on(startCategoryRun, () => job);
    api.on(getJob, () => job);
    const { person, told, onClose } = open('new', { count: 1, items: [row], transactionIds: [row.id] });
    await fillIn(person);
    await screen.findByText('FENWICK 12');
    await person.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(told.done).not.toHaveBeenCalled();
    job = { ...job, status: 'failed', problem: { code: 'given-up', detail: 'It was tried five times.' } };
    await waitFor(() =>
      expect(told.failed).toHaveBeenCalledWith(expect.any(String), 'It was tried five times.'),
    );
  });

  it('changes the past also where it is saved before the pause after typing is over', async () => {
    api.on(saveRules, (_request, body) => ({ ...(body as RuleSet), version: 8 }));
    const run = api.on(startCategoryRun, problemOf('changed-meanwhile'));
    const { person } = open('new', { count: 1, items: [row], transactionIds: [row.id] });
    await fillIn(person);
    await screen.findByText('FENWICK 12');
    fireEvent.change(screen.getByLabelText('Text contains'), { target: { value: 'FENWICK 1' } });
    fireEvent.click(save());
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    expect(run.mock.lastCall?.[0]).toMatchObject({
      transactionIds: [row.id],
      rule: { conditions: { text: 'FENWICK 1' } },
    });
  });

  it('warns of the other vendors whose entries the text takes, of the text as it stands only', async () => {
    const largest = ['LOWES', 'TARGET', 'STAPLES', 'RONA', 'ESSO'].map((name) => ({ name, count: 3 }));
    const { person } = open('new', {
      takes: takesWith({ count: 40, others: { count: 21, vendors: 7, largest } }),
    });
    await fillIn(person);
    const warning = await screen.findByText(/^This also takes 21 entries of 7 other vendors:/);
    expect(warning.textContent).toContain(
      ': LOWES (3), TARGET (3), STAPLES (3), RONA (3), ESSO (3) and 2 more.',
    );
    expect(warning.closest('[aria-live="polite"]')?.textContent).toContain('Fits 40 earlier entries.');
    api.on(previewRule, { ...nothing, takes: takesWith({ count: 1 }) });
    await person.type(screen.getByLabelText('Text contains'), ' PIPES');
    expect(screen.queryByText(/This also takes/)).toBeNull();
    expect(await screen.findByText('Fits 1 earlier entry.')).toBeTruthy();
    expect(screen.queryByText(/This also takes/)).toBeNull();
  });

  it('says what is missing, and that the entries it would change could not be loaded', async () => {
    const { person } = open('new');
    await person.click(save());
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    api.on(previewRule, problemOf('unexpected'));
    await fillIn(person);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
