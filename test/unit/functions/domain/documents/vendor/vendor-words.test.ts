import { describe, expect, it } from 'vitest';
import { refusals } from '../../../../../../functions/domain/documents/vendor/vendor-words.ts';

describe('refusals', () => {
  it.each(['CO-REG', 'CO.REG', '(CO-REG :860671-D)', 'Co Reg No. 860671-D'])(
    'takes a label of the company register for no name: %s',
    (text) => {
      expect(refusals(text)).toContain('label');
    },
  );

  it.each(['Balance Due', 'Amount due (CAD)', 'Total payable'])(
    'takes a heading of sums for no name: %s',
    (text) => {
      expect(refusals(text)).toContain('label');
    },
  );

  it.each(['NIF 05233112K', 'CIF: B87654321', 'KvK 27312345', 'Org.nr: 559012-7788'])(
    'takes the number of a register for no name: %s',
    (text) => {
      expect(refusals(text)).toContain('id');
    },
  );

  it('knows a street by the number before its town', () => {
    expect(refusals('Stationshal 12, Utrecht')).toContain('address');
    expect(refusals('Studio 12 Amsterdam')).not.toContain('address');
  });

  it('leaves a name that begins like one', () => {
    expect(refusals('Coregis Ltd')).toEqual([]);
  });
});
