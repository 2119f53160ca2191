import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/civil-date.ts';
import { refuse } from '../../../../functions/domain/outcome.ts';
import { refusalOf } from '../../../../functions/runtime/api-step.ts';
import { AuditEntries } from '../../../../functions/store/audit-entries.ts';
import type { EntryReference } from '../../../../functions/store/audit-entries.ts';
import { ChangedMeanwhile, type Actor, type Change } from '../../../../functions/store/change.ts';
import { memoryBooks } from '../../../support/memory-books.ts';

/** Books, with the rules as something that can be changed and the audit log of the day. */
async function changedBooks(options: Parameters<typeof memoryBooks>[0] = {}) {
  const { cloud, caller, memory } = await memoryBooks(options);
  const { organizationId } = caller;
  const entries = new AuditEntries(cloud.table);
  const log = async (from = '2026-04-01', to = from) => {
    const before = addDays(to, 1);
    const place = { after: undefined, limit: 50 };
    const { items } = await entries.page(organizationId, { from, before, ...place });
    // That the books were founded stands before all that is tried here.
    return items.filter(({ act }) => act !== 'books-founded');
  };
  const rules = () => cloud.categories.rules(organizationId);
  const keepRules = async (change: Change) => {
    change.put(cloud.categories.rulesChange(organizationId, await rules()));
  };
  const kept = (entity: string) => memory.items().filter((item) => item['entity'] === entity);
  return { cloud, caller, organizationId, log, rules, keepRules, kept };
}

describe('a change', () => {
  it('is written with its messages, notices and one entry, all at the same moment', async () => {
    const { cloud, caller, organizationId, log, rules, keepRules, kept } = await changedBooks();
    const thing = { id: v7(), name: 'Anna' };
    const actor = { ...caller, requestId: 'r-1', idempotencyKey: 'key' };
    const result = await cloud.change(actor, 'link-revoked', async (change) => {
      await keepRules(change);
      change.about(thing, ['endsAt']);
      change.count({ links: 1 });
      change.enqueue({ kind: 'enter-due', organizationId });
      change.notify({ kind: 'link-opened', aboutId: thing.id, name: 'Anna' });
      return 'result';
    });
    expect(result).toBe('result');
    expect((await rules()).version).toBe(1);
    expect(kept('message').map(({ work }) => (work as { kind: string }).kind)).toEqual(
      expect.arrayContaining(['enter-due', 'tell-members']),
    );
    const at = '2026-04-01T12:00:00.000Z';
    expect(kept('notice')).toMatchObject([{ organizationId, kind: 'link-opened', at }]);
    expect(await log()).toEqual([
      {
        ...{ organizationId, at, thing, id: expect.any(String) as string },
        ...{ act: 'link-revoked', actor: { userId: caller.userId }, requestId: 'r-1' },
        ...{
          fields: ['endsAt'],
          counts: { links: 1 },
          askedUnder: expect.not.stringContaining('key') as string,
        },
      },
    ]);
  });

  it('writes nothing where it is refused, nor where nothing was put', async () => {
    const { cloud, caller, log, rules, keepRules } = await changedBooks();
    const refused = await cloud.change(caller, 'link-revoked', async (change) => {
      await keepRules(change);
      return refuse('not-found');
    });
    expect(refused).toEqual(refuse('not-found'));
    await cloud.change(caller, 'link-revoked', async (change) => {
      change.about({ id: v7() });
      return Promise.resolve();
    });
    expect((await rules()).version).toBe(0);
    expect(await log()).toEqual([]);
  });

  it('is decided anew where somebody was quicker, and has one entry then', async () => {
    const { cloud, caller, log, rules, keepRules } = await changedBooks();
    let tries = 0;
    await cloud.change(caller, 'link-revoked', async (change) => {
      await keepRules(change);
      tries += 1;
      if (tries < 3) await cloud.change(caller, 'link-created', keepRules);
    });
    expect(tries).toBe(3);
    expect((await rules()).version).toBe(3);
    expect((await log()).map(({ act }) => act).toSorted()).toEqual([
      'link-created',
      'link-created',
      'link-revoked',
    ]);
  });

  it('is given up where others were quicker each time, which a request is told as that', async () => {
    const { cloud, caller, keepRules, log } = await changedBooks();
    const slow = cloud.change(caller, 'link-revoked', async (change) => {
      await keepRules(change);
      await cloud.change(caller, 'link-created', keepRules);
    });
    const error: unknown = await slow.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ChangedMeanwhile);
    expect(refusalOf(error)).toEqual(refuse('changed-meanwhile'));
    expect((await log()).filter(({ act }) => act === 'link-revoked')).toEqual([]);
  });

  it('leaves one entry where the answer of the table is lost on the way', async () => {
    let lost = 0;
    const { cloud, caller, keepRules, log, rules } = await changedBooks({
      trouble: (moment, { name }) =>
        moment === 'after' && name === 'TransactWriteItems' && lost++ === 1 ? 'answer-lost' : undefined,
    });
    await cloud.change(caller, 'link-revoked', keepRules);
    expect(lost).toBeGreaterThan(2);
    expect((await rules()).version).toBe(1);
    expect(await log()).toHaveLength(1);
  });

  it('names the work of the background that did it, and by what somebody was known who did not sign in', async () => {
    const { cloud, organizationId, keepRules, log } = await changedBooks();
    const actors: Actor[] = [
      { organizationId, system: 'run-schedule' },
      { organizationId, userId: 'somebody', through: 'mail-link' },
    ];
    for (const actor of actors) await cloud.change(actor, 'link-revoked', keepRules);
    expect((await log()).map(({ actor }) => actor)).toEqual(
      expect.arrayContaining([{ system: 'run-schedule' }, { userId: 'somebody', through: 'mail-link' }]),
    );
  });

  it('cuts the name of a thing, so that an entry stays small', async () => {
    const { cloud, caller, keepRules, log } = await changedBooks();
    await cloud.change(caller, 'link-revoked', async (change) => {
      await keepRules(change);
      change.about({ id: v7(), name: '漢'.repeat(300) });
    });
    const [entry] = await log();
    expect(entry?.thing?.name).toBe('漢'.repeat(80));
    expect(Buffer.byteLength(JSON.stringify(entry))).toBeLessThan(1024);
  });
});

describe('an act of several transactions', () => {
  it('has one entry: begun with the first, completed once with what was done', async () => {
    const { cloud, caller, organizationId, keepRules, log } = await changedBooks();
    let begun: EntryReference | undefined;
    await cloud.change(caller, 'link-revoked', async (change) => {
      await keepRules(change);
      begun = change.begin();
    });
    expect(await log()).toMatchObject([{ actor: { userId: caller.userId }, progress: 'begun' }]);
    const going = { organizationId, continues: begun };
    await cloud.change(going, 'link-revoked', keepRules);
    const end = () =>
      cloud.change(going, 'link-revoked', async (change) => {
        change.complete(begun, { rows: 150 });
        return Promise.resolve();
      });
    await end();
    expect(await log()).toMatchObject([
      { actor: { userId: caller.userId }, progress: 'completed', counts: { rows: 150 } },
    ]);
    await expect(end()).rejects.toThrow(ChangedMeanwhile);
  });

  it('goes on without an entry where it began before there were any', async () => {
    const { cloud, organizationId, keepRules, log, rules } = await changedBooks();
    await cloud.change({ organizationId, continues: undefined }, 'link-revoked', async (change) => {
      await keepRules(change);
      change.complete(undefined, { rows: 1 });
    });
    expect((await rules()).version).toBe(1);
    expect(await log()).toEqual([]);
  });
});

describe('the entries of an organization', () => {
  it('are read by days, the newest first, and go with its books', async () => {
    const { cloud, caller, organizationId, keepRules, log, kept } = await changedBooks();
    let now = '';
    const dated = { ...cloud, now: () => new Date(now) };
    for (const at of ['2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00.000Z', '2026-04-02T08:00:00.000Z']) {
      now = at;
      await dated.change(caller, 'link-revoked', keepRules);
    }
    expect(await log('2026-04-01')).toHaveLength(1);
    expect((await log('2026-03-31', '2026-04-02')).map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-04-02',
      '2026-04-01',
      '2026-03-31',
    ]);
    for await (const items of cloud.erasures.pages(organizationId)) await cloud.erasures.remove(items);
    expect(kept('audit-entry')).toEqual([]);
  });
});
