import { describe, expect, it } from 'vitest';
import { createJournal } from '../../../../web/app/journal.ts';

describe('createJournal', () => {
  it('takes back the newest action first', async () => {
    const journal = createJournal();
    const undone: string[] = [];
    for (const label of ['first', 'second']) journal.record(label, () => Promise.resolve(undone.push(label)));
    expect((await journal.undo())?.label).toBe('second');
    expect((await journal.undo())?.label).toBe('first');
    expect(await journal.undo()).toBeUndefined();
    expect(undone).toEqual(['second', 'first']);
  });

  it('takes back one action by its id, and only once', async () => {
    const journal = createJournal();
    let times = 0;
    const id = journal.record('import', () => Promise.resolve((times += 1)));
    journal.record('later', () => Promise.resolve());
    await Promise.all([journal.undo(id), journal.undo(id)]);
    expect(times).toBe(1);
    expect(journal.entries().map(({ label }) => label)).toEqual(['later']);
  });

  it('keeps an action whose undo failed, at its place', async () => {
    const journal = createJournal();
    const id = journal.record('import', () => Promise.reject(new Error('offline')));
    journal.record('later', () => Promise.resolve());
    await expect(journal.undo(id)).rejects.toThrow('offline');
    expect(journal.entries().map(({ label }) => label)).toEqual(['import', 'later']);
  });

  it('forgets the oldest beyond fifty, and all when somebody else may follow', () => {
    const journal = createJournal();
    for (let number = 1; number <= 51; number += 1) journal.record(String(number), () => Promise.resolve());
    expect(journal.entries()).toHaveLength(50);
    expect(journal.entries()[0]?.label).toBe('2');
    journal.clear();
    expect(journal.entries()).toEqual([]);
  });
});

it('numbers no entry as one of another journal was: a toast that leaves late would take its namesake along', () => {
  const [one, other] = [createJournal(), createJournal()].map((journal) =>
    journal.record('Deleted', () => Promise.resolve()),
  );
  expect(one).not.toBe(other);
});
