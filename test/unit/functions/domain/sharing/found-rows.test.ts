import { describe, expect, it } from 'vitest';
import { isFound } from '../../../../../functions/domain/sharing/found-rows.ts';
import { spellingOf } from '../../../../../functions/use-cases/shared-links/pages/spelling.ts';
import { contentsRow } from '../../../../support/contents-of.ts';

const { day, money } = spellingOf('fr', 'DD/MM/YYYY');
const spelling = {
  day,
  amount: (row: { amount: number; currency: string }) => money(row.amount, row.currency),
};
const row = contentsRow({
  description: 'Hydro-Québec, électricité',
  amount: -123_450,
  documents: [{ path: 'documents/2026-02-03_hydro.pdf', uploadId: 'u', contentType: 'application/pdf' }],
});

describe('a search among the entries of a package', () => {
  it.each([
    'electricite hydro',
    'HYDRO-QUÉBEC',
    '1234.50',
    '1234,50',
    '-1234.5',
    '1 234,50',
    '03/02/2026',
    '2026-02-03',
    'office business',
    'hydro.pdf',
    'cad',
    '  ',
  ])('finds one by “%s”', (search) => expect(isFound(row, search, spelling)).toBe(true));

  it.each(['hydro gaz', '1234.60', '2026-02-04', '.*'])('finds none by “%s”', (search) =>
    expect(isFound(row, search, spelling)).toBe(false),
  );
});
