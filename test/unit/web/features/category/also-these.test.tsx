// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  listAlike,
  listRules,
  previewRule,
  saveRules,
  startCategoryRun,
} from '../../../../../shared/contract/categories.ts';
import { getJob } from '../../../../../shared/contract/jobs.ts';
import type { RuleSet } from '../../../../../shared/model/category.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { AlsoThese } from '../../../../../web/features/category/also-these.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';
import { transactionWith } from '../../../functions/domain/ledger/rows.ts';
import { takesWith } from './takes.ts';

const api = fakeApi();
const row = transactionWith({ description: 'FENWICK 12' });
const alike = { count: 1, items: [row], transactionIds: [row.id], lookedBackTo: null, text: 'FENWICK' };

const preview = { count: 1, items: [row], transactionIds: [row.id], lookedBackTo: null };

function open() {
  api.on(listAlike, alike);
  api.on(listRules, { items: [], version: 4 });
  const heard = api.on(previewRule, { ...preview, takes: takesWith() });
  const correction = { row, was: 'expense', category: 'pipes-and-fittings' };
  const onClose = vi.fn();
  return { ...show(<AlsoThese correction={correction} onClose={onClose} />), onClose, heard };
}
const change = () => screen.findByRole('button', { name: 'Change 1 entry' });

afterEach(cleanup);

describe('AlsoThese', () => {
  it('changes the others alone, and tells what kept it from that', async () => {
    const taken = problemOf('changed-meanwhile');
    const heard = api.on(startCategoryRun, taken);
    const { person, told, onClose } = open();
    await person.click(await change());
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalledWith(expect.any(String), taken.detail));
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ transactionIds: [row.id], categories: ['pipes-and-fittings'] }),
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes once the change runs, and tells its end by a toast', async () => {
    let job: Job = {
      ...{ id: row.id, kind: 'change-rows', status: 'running', progress: 0, total: 1, done: 0 },
      createdAt: '2026-03-01T00:00:00.000Z',
    };
    api.on(startCategoryRun, () => job);
    api.on(getJob, () => job);
    const { person, told, onClose } = open();
    await person.click(await change());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(told.done).not.toHaveBeenCalled();
    job = { ...job, status: 'done', progress: 1, done: 1 };
    await waitFor(() => expect(told.done).toHaveBeenCalledOnce());
  });

  it('makes a rule with them only of a text that can be one, and says what the API finds wrong with it', async () => {
    const kept = api.on(saveRules, wrongAt({ 'items.0.conditions.text': 'Another rule has this text.' }));
    const { person, told } = open();
    await change();
    await person.click(screen.getByRole('checkbox'));
    const text = screen.getByLabelText('Text contains');
    await person.clear(text);
    await person.click(await change());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(kept).not.toHaveBeenCalled();
    await person.type(text, 'FENWICK');
    await person.click(await change());
    expect((await screen.findByRole('alert')).textContent).toContain('Another rule has this text.');
    const [rule] = (kept.mock.lastCall?.[0] as RuleSet).items;
    expect(rule).toMatchObject({
      conditions: { text: 'FENWICK' },
      effect: { category: 'pipes-and-fittings' },
    });
    expect(told.failed).not.toHaveBeenCalled();
  });

  it('shows before a rule is made which other vendors its text takes, and asks again when that fails', async () => {
    const { person, heard } = open();
    await change();
    expect(heard).not.toHaveBeenCalled();
    api.on(previewRule, problemOf('unexpected'));
    await person.click(screen.getByRole('checkbox'));
    await screen.findByText('Failed to load the entries it would take');
    const others = { count: 4, vendors: 1, largest: [{ name: 'FENWICK PIPES', count: 4 }] };
    const asked = api.on(previewRule, { ...preview, takes: takesWith({ count: 6, others }) });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('This also takes 4 entries of 1 other vendor: FENWICK PIPES (4).'),
    ).toBeTruthy();
    expect(screen.getByText('Fits 6 earlier entries.')).toBeTruthy();
    expect(asked).toHaveBeenCalledWith({
      conditions: { text: 'FENWICK', direction: 'out' },
      effect: { category: 'pipes-and-fittings' },
      transactionId: row.id,
    });
  });
});
