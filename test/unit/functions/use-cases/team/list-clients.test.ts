import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { callerOf } from '../../../../../functions/runtime/caller.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { addOrganization } from '../../../../../functions/use-cases/team/add-organization.ts';
import { listClients } from '../../../../../functions/use-cases/team/list-clients.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

/** What DynamoDB reads for one unit. */
const UNIT_BYTES = 4096;

interface Read {
  readonly Item?: object;
  readonly Items?: readonly object[];
  readonly Responses?: Readonly<Record<string, readonly object[]>>;
}

/** Somebody who keeps the books of so many clients, each with so many entries; gives what a page of so many of them reads. */
async function unitsOf({ clients, rows, page }: Record<'clients' | 'rows' | 'page', number>) {
  const { cloud, caller, memory } = await memoryBooks();
  for (let at = 1; at < clients; at += 1) {
    const id = v7();
    await addOrganization({ id, name: `Client ${at}` }, caller, cloud);
    const theirs = await callerOf(caller.userId, cloud, { organizationId: id });
    if (!theirs) throw new Error('They are no member.');
    for (let row = 0; row < rows; row += 1)
      await addTransaction(entry({ description: `Row ${row}`, amount: 100 + row }), theirs, cloud);
  }
  let units = 0;
  const send = memory.send.bind(memory) as (command: unknown) => Promise<Read>;
  const measured = async (command: unknown) => {
    const read = await send(command);
    const items = [
      ...(read.Item ? [read.Item] : []),
      ...Object.values(read.Responses ?? {}).flat(),
      ...(read.Items ?? []),
    ];
    units += Math.max(1, Math.ceil(JSON.stringify(items).length / UNIT_BYTES));
    return read;
  };
  Object.assign(memory, { send: measured });
  const listed = await listClients({ limit: page }, caller, cloud);
  if (isRefusal(listed)) throw new Error(listed.refused);
  expect(listed.items).toHaveLength(Math.min(page, clients));
  return units;
}

it('reads for the clients on screen, whatever they have of rows', async () => {
  const few = await unitsOf({ clients: 13, rows: 1, page: 12 });
  expect(await unitsOf({ clients: 13, rows: 40, page: 12 })).toBe(few);
});

it('reads as much more as there are more clients on screen, and for the others their settings alone', async () => {
  const [one, two, three] = [
    await unitsOf({ clients: 30, rows: 1, page: 5 }),
    await unitsOf({ clients: 30, rows: 1, page: 10 }),
    await unitsOf({ clients: 30, rows: 1, page: 15 }),
  ];
  expect(three - two).toBe(two - one);
  const others = one - (await unitsOf({ clients: 10, rows: 1, page: 5 }));
  expect(others).toBeLessThanOrEqual(20);
});
