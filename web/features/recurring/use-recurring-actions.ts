import type {
  NewRecurringEntry,
  RecurringEntry,
  RecurringEntryChange,
} from '../../../shared/model/recurring-entry.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRecurringCalls } from '../../api/recurring.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { changesBack } from './change-back.ts';

/** What can be done with what recurs; each tells its outcome and can be taken back. */
export interface RecurringActions {
  /** As the form sends it: what fails is thrown, for the form to tell at its fields. */
  readonly add: (entry: NewRecurringEntry) => Promise<void>;
  /** Thrown likewise. */
  readonly save: (before: RecurringEntry, change: RecurringEntryChange) => Promise<void>;
  readonly skip: (entry: RecurringEntry, date: string) => Promise<void>;
  readonly pause: (entry: RecurringEntry, isPaused: boolean) => Promise<void>;
  readonly remove: (entry: RecurringEntry) => Promise<void>;
}

export function useRecurringActions(): RecurringActions {
  const t = useText();
  const notify = useNotify();
  const calls = useRecurringCalls();
  const failed = t('recurring.failed');
  // What was done later and is taken back by now has moved it on. Once it is deleted the API refuses, and says so.
  const versionNow = async ({ id, version }: RecurringEntry) => (await calls.now(id))?.version ?? version;
  const tell = (title: string, { description }: { description: string }, undo: () => Promise<unknown>) =>
    notify.done({ title, description, settles: [failed, t('recurring.addFailed')], undo });
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify.failed(failed, messageOf(error, t('common.unexpected')));
    }
  };
  return {
    add: async (entry) => {
      await calls.add(entry);
      tell(t('recurring.done.added'), entry, () => calls.remove(entry.id));
    },
    save: async (before, change) => {
      const { id } = before;
      const { description } = await calls.change({ id, body: change });
      tell(t('recurring.done.changed'), { description }, async () => {
        for (const back of changesBack(before, change.scope))
          await calls.change({ id, body: { ...back, version: await versionNow(before) } });
      });
    },
    skip: (entry, date) =>
      attempt(async () => {
        const { id } = entry;
        await calls.skip({ id, body: { version: entry.version, date, isSkipped: true } });
        tell(t('recurring.done.skippedOne'), entry, async () =>
          calls.skip({ id, body: { version: await versionNow(entry), date, isSkipped: false } }),
        );
      }),
    pause: (entry, isPaused) =>
      attempt(async () => {
        const { id } = entry;
        const held = (is: boolean, version: number) =>
          calls.change({ id, body: { scope: 'following', version, isPaused: is } });
        await held(isPaused, entry.version);
        tell(t(isPaused ? 'recurring.done.pausedOne' : 'recurring.done.resumedOne'), entry, async () =>
          held(!isPaused, await versionNow(entry)),
        );
      }),
    remove: (entry) =>
      attempt(async () => {
        await calls.remove(entry.id);
        tell(t('recurring.done.deleted'), entry, () => calls.restore(entry.id));
      }),
  };
}
