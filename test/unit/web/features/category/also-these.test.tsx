// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  listAlike,
  listRules,
  saveRules,
  startCategoryRun,
} from '../../../../../shared/contract/categories.ts';
import type { RuleSet } from '../../../../../shared/model/category.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { AlsoThese } from '../../../../../web/features/category/also-these.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';
import { transactionWith } from '../../../functions/domain/ledger/rows.ts';

const api = fakeApi();
const row = transactionWith({ description: 'FENWICK 12' });
const alike = { count: 1, items: [row], transactionIds: [row.id], lookedBackTo: null, text: 'FENWICK' };

function open() {
  api.on(listAlike, alike);
  api.on(listRules, { items: [], version: 4 });
  const correction = { row, was: 'expense', category: 'pipes-and-fittings' };
  const onClose = vi.fn();
  return { ...show(<AlsoThese correction={correction} onClose={onClose} />), onClose };
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
});
