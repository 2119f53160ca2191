import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomFrom } from '../../../../support/campaigns/random.ts';
import { packedBooks, type Death, type PackedBooksInMemory } from '../../../../support/packed-books.ts';
import { strictUnzip } from '../../../../support/strict-unzip.ts';

/** Making one takes as long as many a test. */
const PACKAGES = { numRuns: 5 };
/** More calls than one package takes. */
const CALLS_MAX = 90;

/** Books with documents that make several parts. */
async function severalParts(): Promise<PackedBooksInMemory> {
  const books = await packedBooks();
  for (let day = 1; day <= 5; day += 1) {
    const date = `2026-03-0${day}`;
    const { id } = await books.addEntry({ description: `Bought ${day}`, amount: 100 * day, date });
    await books.addDocument({ entryId: id, vendor: `Shop ${day}`, date, bytes: 2500 });
  }
  return books;
}

const wanted = [
  ...[1, 2, 3, 4, 5].map((day) => `documents/2026-03-0${day}_Shop ${day}_12.50.pdf`),
  ...['profit-and-loss.pdf', 'tax-summary.pdf', 'open-items.csv', 'imports.csv', 'ledger.xlsx', 'ledger.csv'],
  ...['missing-receipts.csv', 'README.txt', 'manifest.json', 'SHA256SUMS'],
];

/** That a package is ready, holds every file once, and every document as it is. */
async function expectWhole(books: PackedBooksInMemory, id: string): Promise<void> {
  expect(await books.stored(id)).toMatchObject({ status: 'Ready', rows: 5 });
  const files = strictUnzip(await books.zipOf(id));
  expect(files.map(({ name }) => name)).toEqual(wanted);
  const originals = new Set([...books.files.kept.values()].map((bytes) => Buffer.from(bytes).toString()));
  const documents = files.filter(({ name }) => name.startsWith('documents/'));
  expect(new Set(documents.map(({ bytes }) => bytes.toString()))).toEqual(originals);
}

const anyDeaths = fc.array(
  fc.record({ at: fc.integer({ min: 1, max: CALLS_MAX }), when: fc.constantFrom('before', 'after') }),
  { minLength: 1, maxLength: 4 },
) satisfies fc.Arbitrary<Death[]>;

afterEach(() => void vi.useRealTimers());

describe('a package', () => {
  it('ordered at one moment is the same bytes, made at once or on another day by workers that are ended', async () => {
    await fc.assert(
      fc.asyncProperty(anyDeaths, async (deaths) => {
        const books = await severalParts();
        const made = async (daysLater: number, dying: readonly Death[]) => {
          const ordered = books.clock.ms;
          const id = await books.order();
          books.clock.ms += daysLater * 86_400_000;
          vi.useFakeTimers({ toFake: ['Date'], now: books.clock.ms });
          for (const death of dying) if (await books.work(id, death)) break;
          for (let messages = 0; !(await books.work(id)); messages += 1) expect(messages).toBeLessThan(4);
          vi.useRealTimers();
          books.clock.ms = ordered;
          return books.zipOf(id);
        };
        const atOnce = await made(0, []);
        expect(strictUnzip(atOnce).map(({ name }) => name)).toEqual(wanted);
        expect((await made(3, deaths)).equals(atOnce)).toBe(true);
      }),
      PACKAGES,
    );
  });

  it('whose workers are ended at any of their calls holds everything once', async () => {
    await fc.assert(
      fc.asyncProperty(anyDeaths, async (deaths) => {
        const books = await severalParts();
        const id = await books.order();
        for (const death of deaths) if (await books.work(id, death)) break;
        // Each message either gets further or is the one that asks for the rest.
        for (let messages = 0; !(await books.work(id)); messages += 1) expect(messages).toBeLessThan(4);
        await expectWhole(books, id);
      }),
      PACKAGES,
    );
  });

  it('that two workers have in hand at once holds everything once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0 }), async (seed) => {
        const books = await severalParts();
        const id = await books.order();
        const random = randomFrom(seed);
        books.turn.pause = async () => {
          for (let turns = random() * 4; turns > 1; turns -= 1) await setImmediate();
        };
        await Promise.all([books.pack(id), books.pack(id), setImmediate().then(() => books.pack(id))]);
        for (let messages = 0; !(await books.work(id)); messages += 1) expect(messages).toBeLessThan(4);
        await expectWhole(books, id);
      }),
      PACKAGES,
    );
  });
});
