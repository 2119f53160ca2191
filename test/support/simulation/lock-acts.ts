import type { Caller } from '../../../functions/runtime/caller.ts';
import { changeAccount } from '../../../functions/use-cases/books/change-account.ts';
import { unlessClosed } from '../../../functions/use-cases/books/closed-period.ts';
import { lockPeriod } from '../../../functions/use-cases/books/lock-period.ts';
import { savePreferences } from '../../../functions/use-cases/books/save-preferences.ts';
import type { World } from './world.ts';

const ENDS = ['2026-03-02', '2026-03-15', '2026-03-31', null] as const;

/** Closes the books up to another day, or opens them again. */
export async function lock(world: World, caller: Caller): Promise<void> {
  const { cloud, scheduler } = world;
  const until = scheduler.pick(ENDS);
  await world.request('lock', async () => {
    const { version } = await cloud.periodLocks.withVersion(caller.organizationId);
    return lockPeriod({ until, version }, caller, cloud);
  });
}

/** Changes something that a closed period shows beside its rows. */
export async function changeFigures(world: World, caller: Caller): Promise<void> {
  const { cloud, scheduler } = world;
  const account = (change: Parameters<typeof changeAccount>[1]) => () =>
    changeAccount('checking', change, caller, cloud);
  const change = scheduler.pick([
    account({ openingBalance: scheduler.pick([0, 5000, 12_000]) }),
    account({ kind: scheduler.pick(['checking', 'savings', 'credit-card'] as const) }),
    () => savePreferences({ currency: scheduler.pick(['USD', 'EUR'] as const) }, caller, cloud),
  ]);
  await world.request('change figures', () => unlessClosed<unknown>(change));
}
