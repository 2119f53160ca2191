import { describe, expect, it } from 'vitest';
import { Work } from '../../functions/domain/work.ts';
import { backgroundBooks } from '../support/audited/background-books.ts';
import { backgroundTrials, decidedWork } from '../support/audited/background-trials.ts';
import type { BackgroundTrial } from '../support/audited/background-trials.ts';

const kinds = Work.options.map(({ shape }) => shape.kind.value);
const tried: readonly (readonly [string, BackgroundTrial])[] = Object.entries(backgroundTrials);

describe('the audit log', () => {
  it('has a word for every kind of work', () => {
    expect(kinds.filter((kind) => !(kind in decidedWork))).toEqual([]);
  });

  it.each(tried)('gets one entry from %s, and none when it is done again', async (system, trial) => {
    const books = await backgroundBooks();
    const work = await trial.work(books);
    const before = await books.log();
    await work();
    const entries = (await books.log()).filter(({ id }) => !before.some((one) => one.id === id));
    expect(entries).toMatchObject([{ act: trial.act, actor: { system } }]);
    await work();
    expect(await books.log()).toHaveLength(before.length + 1);
  });
});
