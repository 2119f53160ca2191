// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listRules, previewRule, saveRules } from '../../../../../../shared/contract/categories.ts';
import type { Rule, RuleSet } from '../../../../../../shared/model/category.ts';
import { RulesPanel } from '../../../../../../web/screens/accounting/rules/rules-panel.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { show } from '../../../../../support/screen.tsx';
import { takesWith } from '../../../features/category/takes.ts';

const api = fakeApi();
const ruleOf = (digit: number, text: string): Rule => ({
  id: `01890000-0000-7000-8000-00000000000${digit}`,
  conditions: { text },
  effect: { category: 'Pipes and Fittings' },
});
const place = ruleOf(1, 'AUSTIN TX');
const merchant = ruleOf(2, 'STARBUCKS TX');

function open(merchantOfPlace: string | null = null) {
  const mayBePlaces = [place.id, merchant.id];
  api.on(listRules, { items: [place, merchant], version: 3, mayBePlaces });
  api.on(previewRule, (_request, body) => {
    const isPlace = JSON.stringify(body).includes('AUSTIN');
    const others = isPlace ? { count: 11, vendors: 8, largest: [] } : { count: 0, vendors: 0, largest: [] };
    const takes = takesWith({ count: 12, others, isPlace, merchant: isPlace ? merchantOfPlace : null });
    return { count: 0, items: [], transactionIds: [], lookedBackTo: null, takes };
  });
  return show(<RulesPanel />);
}
const told = 'The text “AUSTIN TX” is a place: it takes entries of 9 vendors.';

afterEach(cleanup);

describe('a rule whose text is a place', () => {
  it('is told of with the vendors it takes, and opened with the words of its merchant', async () => {
    const { person } = open('LOWES');
    expect(await screen.findByText(told)).toBeTruthy();
    expect(screen.queryByText(/“STARBUCKS TX” is a place/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Edit the rule for “AUSTIN TX”' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Text contains')).value).toBe('LOWES');
  });

  it('is opened as it is where no merchant is known', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Edit the rule for “AUSTIN TX”' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Text contains')).value).toBe('AUSTIN TX');
  });

  it('is deleted with one undo, and nothing else', async () => {
    const kept = api.on(saveRules, (_request, body) => ({ ...(body as RuleSet), version: 4 }));
    const { person, told: notified } = open();
    await person.click(await screen.findByRole('button', { name: 'Delete the rule for “AUSTIN TX”' }));
    await vi.waitFor(() => expect(notified.done).toHaveBeenCalled());
    expect(kept).toHaveBeenCalledWith({ items: [merchant], version: 3 });
  });
});
