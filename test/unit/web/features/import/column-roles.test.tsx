// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StatementLayout } from '../../../../../shared/model/statement.ts';
import { ColumnRoles } from '../../../../../web/features/import/column-roles.tsx';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const layout: StatementLayout = {
  signature: 'date|amount',
  columns: [
    { index: 0, header: 'Date', role: 'date', samples: ['2026-03-01'] },
    { index: 1, header: '', role: 'amount', samples: ['-9.00'] },
  ],
};
const open = (isSure: boolean) => {
  const onChange = vi.fn();
  return {
    onChange,
    ...show(<ColumnRoles layout={layout} isSure={isSure} isBusy={false} onChange={onChange} />),
  };
};
const columns = () => screen.queryAllByRole('combobox').map((choice) => choice.getAttribute('aria-label'));

describe('the columns of a file', () => {
  it('are folded away while nothing is in doubt, and unfolded by who wants to see them', async () => {
    const { person, onChange } = open(true);
    expect(columns()).toEqual([]);
    await person.click(screen.getByRole('button', { name: /^Columns/ }));
    expect(columns()).toEqual(['Date', 'Column 2']);
    await person.selectOptions(screen.getByLabelText('Column 2'), 'fee');
    expect(onChange).toHaveBeenCalledWith(1, 'fee');
  });

  it('stand open where something is in doubt', () => {
    open(false);
    expect(columns()).toEqual(['Date', 'Column 2']);
  });
});
