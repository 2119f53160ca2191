import { driftOf } from '../../../functions/use-cases/ledger/audit-ledger.ts';
import { addTransaction } from '../../../functions/use-cases/ledger/add-transaction.ts';
import { randomFrom } from '../campaigns/random.ts';
import { receiptLines } from '../simulation/documents.ts';
import { lived } from '../simulation/living.ts';
import { withChancesFrom } from '../simulation/same-chances.ts';
import { acts, newEntry, type ActName } from './acts.ts';
import { Desk } from './desk.ts';
import { AMOUNTS, DAYS, SHOPS, type Undo } from './picked.ts';
import { differences, stateOf } from './state.ts';

const ACTS_MAX = 30;
const [ROWS, DOCUMENTS] = [6, 3];

/**
 * One random sequence of acts at books of some entries and documents, then everything taken back, the last thing first. Gives what was not
 * as it has to be.
 */
export function undoAll(seed: number): Promise<string[]> {
  return withChancesFrom(randomFrom(seed ^ 0x1d), async () => {
    const desk = await Desk.sit(seed);
    const { scheduler } = desk.world;
    for (let n = 0; n < ROWS; n += 1)
      await desk.ask('add', () => addTransaction(newEntry(desk), desk.caller, desk.cloud));
    for (let n = 0; n < DOCUMENTS; n += 1)
      await desk.bring(
        receiptLines({
          vendor: scheduler.pick(SHOPS),
          day: scheduler.pick(DAYS),
          amount: scheduler.pick(AMOUNTS),
        }),
      );
    const before = stateOf(desk.world.table.items());
    const found: string[] = [];
    const done: { name: ActName; undo: Undo }[] = [];
    const names = Object.keys(acts) as ActName[];
    for (let left = 1 + Math.floor(scheduler.random() * ACTS_MAX); left > 0; left -= 1) {
      const name = scheduler.pick(names);
      const undo = await acts[name](desk);
      if (undo) done.push({ name, undo });
      found.push(...(await driftAfter(desk, name)));
    }
    for (const { name, undo } of done.toReversed()) {
      await undo();
      found.push(...(await driftAfter(desk, `undo of ${name}`)));
    }
    desk.leave();
    const did = done.map(({ name }) => name).join(', ');
    const left = differences(before, stateOf(desk.world.table.items()));
    return [...found, ...desk.refused, ...desk.world.unforeseen, ...left].map(
      (what) => `${what} (after ${did})`,
    );
  });
}

/** Totals that are not the sums of their rows. */
async function driftAfter(desk: Desk, name: string): Promise<string[]> {
  const drift = await lived(desk.world, () => driftOf(desk.caller.organizationId, desk.cloud));
  return drift.map(({ key }) => `Total ${key} drifted at "${name}".`);
}
