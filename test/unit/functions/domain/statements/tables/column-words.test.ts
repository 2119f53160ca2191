import { describe, expect, it } from 'vitest';
import {
  directionOf,
  summaryKind,
} from '../../../../../../functions/domain/statements/tables/column-words.ts';

describe('words of a table', () => {
  it('say which way money went', () => {
    expect(['Dr', 'Bij', '+', 'Sonstiges'].map(directionOf)).toEqual([-1, 1, 1, undefined]);
  });

  it('state a balance, with their letters apart too', () => {
    expect(['Closing balance', 'S A L D O', 'Coffee'].map(summaryKind)).toEqual([
      'closing',
      'closing',
      undefined,
    ]);
  });

  it('mean nothing where only the language of this program knows them', () => {
    for (const word of ['Constructor', 'toString', '__proto__', 'valueOf']) {
      expect(directionOf(word)).toBeUndefined();
      expect(summaryKind(word)).toBeUndefined();
    }
  });
});
