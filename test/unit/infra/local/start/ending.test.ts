import { describe, expect, it } from 'vitest';
import { Ending } from '../../../../../infra/local/start/ending.ts';

describe('the ending of what was started', () => {
  it('goes backwards, once', async () => {
    const [ending, ended]: [Ending, string[]] = [new Ending(), []];
    await ending.with(Promise.resolve({ stop: () => void ended.push('table') }));
    ending.add(() => Promise.resolve().then(() => void ended.push('front')));
    ending.add(() => void ended.push('functions'));
    await ending.endAll();
    await ending.endAll();
    expect(ended).toEqual(['functions', 'front', 'table']);
  });

  it('goes on after a part that cannot end, and says so at the end', async () => {
    const [ending, ended]: [Ending, string[]] = [new Ending(), []];
    ending.add(() => void ended.push('table'));
    ending.add(() => Promise.reject(new Error('stuck')));
    ending.add(() => {
      throw new Error('stuck at once');
    });
    await expect(ending.endAll()).rejects.toThrow('stuck at once');
    expect(ended).toEqual(['table']);
  });

  it('knows nothing of a part that did not start', async () => {
    const ending = new Ending();
    await expect(ending.with(Promise.reject<{ stop: () => void }>(new Error('no port')))).rejects.toThrow(
      'no port',
    );
    await ending.endAll();
  });
});
