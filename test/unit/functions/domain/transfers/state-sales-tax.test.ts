import { describe, expect, it } from 'vitest';
import { recogniseTransfers } from '../../../../../functions/domain/statements/recognise-transfers.ts';
import { withStateTaxes } from '../../../../../functions/domain/transfers/state-sales-tax.ts';
import type { Reading } from '../../../../../functions/domain/statements/reading.ts';

const statement = (...texts: string[]): Reading => ({
  kind: 'read',
  statement: {
    ...{ format: 'csv', currency: 'USD', account: null, opening: null, closing: null, proven: null },
    ...{ rejected: [], questions: [] },
    transactions: texts.map((description, at) => ({
      ...{ row: at + 1, date: '2025-04-18', description, amount: -48_120 },
    })),
  },
});
const transfersOf = (country: string | null, ...texts: string[]) => {
  const read = recogniseTransfers(statement(...texts), { accountKind: 'checking' });
  const taken = withStateTaxes(read, country);
  return taken.kind === 'read' ? taken.statement.transactions.map(({ transfer }) => transfer) : [];
};

describe('withStateTaxes', () => {
  const paid = ['WEBFILE TAX PYMT DD 902/12345', 'NYS DTF SALES TAX PAYMNT', 'CDTFA EPMT 4417'];

  it('leaves sales tax that is paid to a state among the expenses of books of the United States', () => {
    expect(transfersOf('USA', ...paid)).toEqual([undefined, undefined, undefined]);
    expect(transfersOf('Canada', ...paid)).toEqual(['own-account', 'own-account', 'own-account']);
  });

  it('leaves what else only moves money as it is', () => {
    expect(transfersOf('USA', 'IRS USATAXPYMT', 'TRANSFER TO SAVINGS')).toEqual(['owner', 'own-account']);
  });
});
