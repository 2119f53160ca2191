import { addDays } from '../../../shared/civil-date.ts';
import { lockPeriod } from '../../../functions/use-cases/books/lock-period.ts';
import { driftOf } from '../../../functions/use-cases/ledger/audit-ledger.ts';
import { addRecurringEntry } from '../../../functions/use-cases/recurring/add-recurring-entry.ts';
import { getTrialBalance } from '../../../functions/use-cases/reports/get-trial-balance.ts';
import { getReport } from '../../../functions/use-cases/reports/get-report.ts';
import { isRefusal } from '../../../functions/domain/outcome.ts';
import { ReportType } from '../../../shared/model/report.ts';
import { randomFrom } from '../campaigns/random.ts';
import { receiptLines } from '../simulation/documents.ts';
import { lived } from '../simulation/living.ts';
import { withChancesFrom } from '../simulation/same-chances.ts';
import { acts, type ActName } from './acts.ts';
import { Desk } from './desk.ts';
import { AMOUNTS, DAYS, SHOPS, type Undo } from './picked.ts';

const [ACTS_BEFORE_MAX, ACTS_AFTER_MAX, DOCUMENTS] = [15, 25, 3];
const FIRST_DAY = '2026-01-01';

/**
 * One random sequence of acts at books, up to some day closed in between, undone and done. Gives every row, total and report of the closed
 * period that is otherwise after an act, and totals that are not the sums of their rows.
 */
export function actsAtClosedBooks(seed: number): Promise<string[]> {
  return withChancesFrom(randomFrom(seed ^ 0x2e), async () => {
    const desk = await Desk.sit(seed);
    const { scheduler } = desk.world;
    for (let n = 0; n < DOCUMENTS; n += 1)
      await desk.bring(
        receiptLines({
          vendor: scheduler.pick(SHOPS),
          day: scheduler.pick(DAYS),
          amount: scheduler.pick(AMOUNTS),
        }),
      );
    const undos: Undo[] = [];
    const names = Object.keys(acts) as ActName[];
    const act = async (): Promise<string> => {
      const undo = scheduler.chance(0.3) ? desk.pick(undos) : undefined;
      if (undo) {
        await undo();
        return 'an undo';
      }
      if (scheduler.chance(0.1)) return dueEarlier(desk);
      const name = scheduler.pick(names);
      const made = await acts[name](desk);
      if (made) undos.push(made);
      return name;
    };
    for (let left = scheduler.random() * ACTS_BEFORE_MAX; left > 0; left -= 1) await act();
    const until = addDays(scheduler.pick(DAYS), -Math.floor(scheduler.random() * 3) - 1);
    const locked = await desk.ask('lock', () => lockPeriod({ until, version: 0 }, desk.caller, desk.cloud));
    const before = await closedState(desk, until);
    const found = locked ? [] : ['The books could not be closed.'];
    for (let left = 1 + scheduler.random() * ACTS_AFTER_MAX; left > 0; left -= 1) {
      const did = await act();
      const now = await closedState(desk, until);
      if (now !== before) found.push(`${did} changed what is closed up to ${until}:\n${before}\n${now}`);
      const drift = await lived(desk.world, () => driftOf(desk.caller.organizationId, desk.cloud));
      found.push(...drift.map(({ key }) => `Total ${key} drifted at "${did}".`));
    }
    desk.leave();
    return [...found, ...desk.world.unforeseen, ...desk.world.givenUp.map((work) => JSON.stringify(work))];
  });
}

/** Has something entered again and again that was due in the past. */
async function dueEarlier(desk: Desk): Promise<string> {
  const entry = {
    ...{ id: desk.id(), kind: 'expense' as const, frequency: 'weekly' as const, accountLabel: 'checking' },
    ...{ description: desk.pick(SHOPS) ?? '', amount: desk.pick(AMOUNTS) ?? 1, nextDueDate: '2026-02-20' },
  };
  await desk.ask('add recurring', () => addRecurringEntry(entry, desk.caller, desk.cloud));
  return 'what was due earlier';
}

/** All that stands of a closed period: its rows to the last fact, its totals, what every report and its trial balance tell of it. */
export async function closedState(desk: Desk, until: string): Promise<string> {
  const { organizationId } = desk.caller;
  const rows = desk.world.table
    .items()
    .filter(({ entity, date }) => entity === 'transaction' && String(date) <= until)
    .toSorted((a, b) => String(a['sk']).localeCompare(String(b['sk'])));
  const range = { from: FIRST_DAY, to: until };
  const reports = await lived(desk.world, () =>
    Promise.all(ReportType.options.map((type) => getReport({ type, ...range }, desk.caller, desk.cloud))),
  );
  const told = reports.map((report) =>
    isRefusal(report)
      ? report
      : { ...report, rows: report.rows.map(({ key, amount, count }) => ({ key, amount, count })) },
  );
  const totals = await lived(desk.world, () => desk.cloud.ledger.totals(organizationId, range));
  const balance = await lived(desk.world, () => getTrialBalance(range, desk.caller, desk.cloud));
  const held = isRefusal(balance)
    ? balance
    : balance.currencies.map(({ currency, accounts, lines }) => ({
        currency,
        accounts: accounts.filter(({ opening, closing }) => opening !== 0 || closing !== 0),
        lines: lines.map(({ debit, credit }) => ({ debit, credit })),
      }));
  const counted = totals
    .filter(({ count, parts }) => count > 0 || parts > 0)
    .map((total) => JSON.stringify(total))
    .toSorted();
  return JSON.stringify({ rows, told, held, counted }, undefined, 1);
}
