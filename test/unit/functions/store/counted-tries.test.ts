import { expect, it } from 'vitest';
import { retryOnConflict } from '../../../../functions/store/retry-on-conflict.ts';
import { memoryBooks } from '../../../support/memory-books.ts';

it('tries are counted by themselves: at one item transactions hinder each other', async () => {
  const asked: string[] = [];
  const { cloud, caller } = await memoryBooks({
    trouble: (moment, { name }) => {
      if (moment === 'before') asked.push(name);
      return undefined;
    },
  });
  const at = cloud.now();
  const code = { emailHash: 'hash', isSent: true, sentAt: at.toISOString(), tries: 0 };
  asked.length = 0;
  const max = 2;
  const tries = [0, 1, 2].map(() =>
    retryOnConflict(
      () => cloud.secondFactors.countTry({ what: 'code', whose: caller.userId }, at, max),
      max + 1,
    ),
  );
  expect((await Promise.all(tries)).toSorted()).toEqual(['full', 'written', 'written']);
  const guesses = [0, 1, 2].map(() => cloud.people.countTry(code, 2));
  expect((await Promise.all(guesses)).toSorted()).toEqual(['conflict', 'written', 'written']);
  expect(new Set(asked)).toEqual(new Set(['GetItem', 'UpdateItem']));
});
