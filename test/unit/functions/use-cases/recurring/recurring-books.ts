import { isRefusal, type Refusal } from '../../../../../functions/domain/outcome.ts';
import { addRecurringEntry } from '../../../../../functions/use-cases/recurring/add-recurring-entry.ts';
import { askForDue } from '../../../../../functions/use-cases/recurring/ask-for-due.ts';
import { enterDue } from '../../../../../functions/use-cases/recurring/enter-due.ts';
import { recurringEntry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import type { MemoryTableOptions } from '../../../../support/memory-table.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';

interface Setting extends MemoryTableOptions {
  readonly timeZone?: string;
  readonly at?: string;
}

/** Books in a time zone whose clock the test sets, and the schedule's round in them. */
export async function recurringBooks({ timeZone = 'UTC', at = '2026-04-01T12:00:00Z', ...options }: Setting) {
  const { cloud: parts, caller } = await memoryBooks(options);
  let clock = new Date(at);
  const now = () => clock;
  const outbox = new NotedOutbox(parts.table, now);
  const cloud = { ...parts, now, outbox };
  const { organizationId } = caller;
  const settings = await cloud.organizations.get(organizationId);
  if (!settings) throw new Error('There are no books.');
  const inZone = { timeZone, currency: 'USD' } as const;
  await cloud.table.write(cloud.organizations.setUpChange(settings, inZone, settings.accounts));

  const add = async (wish: Parameters<typeof recurringEntry>[0] = {}) =>
    done(await addRecurringEntry(recurringEntry({ nextDueDate: '2026-04-10', ...wish }), caller, cloud));

  /** What was asked for since is done, and what that asks for. */
  const work = async () => {
    for (let asked = outbox.asked.splice(0); asked.length > 0; asked = outbox.asked.splice(0))
      for (const { kind } of asked) if (kind === 'enter-due') await enterDue(organizationId, cloud);
  };
  const round = async () => {
    await askForDue(cloud);
    await work();
  };
  return {
    ...{ cloud, caller, outbox, add, work, round },
    setClock: (instant: string | number) => {
      clock = new Date(instant);
    },
    rows: () => cloud.ledger.some(organizationId, { from: '0001-01-01', to: '9999-12-31' }, { limit: 1000 }),
  };
}

/** What an intention gave that was not refused. */
export function done<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}
