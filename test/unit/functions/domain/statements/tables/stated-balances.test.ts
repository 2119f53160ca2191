import { expect, it } from 'vitest';
import { RowReaders } from '../../../../../../functions/domain/statements/tables/row-readers.ts';
import { statedAbove } from '../../../../../../functions/domain/statements/tables/stated-balances.ts';
import { readTable } from './read-table.ts';

const HEADINGS = 'Date;Libellé;Montant';
const ROWS = ['03/08/2026;Loyer;-700,00', '21/08/2026;Salaire;1 934,56'];

it('looks through a line of nothing but groups of digits in no time', () => {
  const preamble = [{ line: 1, cells: [`Solde au 31/08/2026 ${'111 '.repeat(100_000)}`] }];
  const from = performance.now();
  const stated = statedAbove({ preamble, header: undefined, body: [] }, RowReaders.none, false, () => false);
  expect(performance.now() - from).toBeLessThan(1000);
  expect(stated).toEqual({ opening: null, closing: null });
});

it('takes no end of a longer number for a balance', async () => {
  const line = `Solde au 31/08/2026 ${'111 '.repeat(9)}111,00 €`;
  expect((await readTable([line, HEADINGS, ...ROWS])).closing).toBeNull();
});
