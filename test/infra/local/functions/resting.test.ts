import { describe, expect, it } from 'vitest';
import { Resting } from '../../../../infra/local/functions/resting.ts';

describe('environments that rest', () => {
  it('end in the order in which they came to rest where they are too many, and never while they work', () => {
    const resting = new Resting<string>(2);
    const ended: string[] = [];
    const rest = (name: string) => resting.add(name, () => ended.push(name));
    rest('first');
    rest('second');
    resting.delete('first');
    rest('third');
    expect(ended).toEqual([]);
    rest('first');
    expect(ended).toEqual(['second']);
    rest('fourth');
    expect(ended).toEqual(['second', 'third']);
  });
});
