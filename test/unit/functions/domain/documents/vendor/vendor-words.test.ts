import { describe, expect, it } from 'vitest';
import { refusals } from '../../../../../../functions/domain/documents/vendor/vendor-words.ts';

describe('refusals', () => {
  it.each(['CO-REG', 'CO.REG', '(CO-REG :860671-D)', 'Co Reg No. 860671-D'])(
    'takes a label of the company register for no name: %s',
    (text) => {
      expect(refusals(text)).toContain('label');
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
