import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { NotifyContext } from '../kit/notify.ts';
import type { Notify, Remedy } from '../kit/notify.ts';
import type { Translate } from '../text/translator.ts';
import { isTyping } from '../kit/is-typing.ts';
import { isUndoKey } from '../kit/undo-key.ts';
import { useText } from '../text/use-text.ts';
import type { Journal } from './journal.ts';
import { LaterToasts } from './later-toasts.tsx';
import { INFO_MS, SUCCESS_MS, dismiss, show } from './toaster.ts';

/** Gives the screens their one way to tell and to take back: toasts, the journal, Ctrl+Z. */
export function NotifyProvider({ journal, children }: { journal: Journal; children: ReactNode }) {
  const t = useText();
  const notify = useMemo(() => notifyWith(journal, t), [journal, t]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // In a text field Ctrl+Z belongs to the text.
      if (!isUndoKey(event) || isTyping(event.target)) return;
      event.preventDefault();
      void takeBack(journal, t);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [journal, t]);
  return (
    <NotifyContext value={notify}>
      {children}
      <LaterToasts />
    </NotifyContext>
  );
}

function notifyWith(journal: Journal, t: Translate): Notify {
  return {
    done: ({ title, description, undo, next, settles = [] }) => {
      settles.forEach(settle);
      const id = undo && journal.record(title, undo);
      show({
        type: 'success',
        title,
        ...(description === undefined ? {} : { description }),
        duration: next ? INFO_MS : SUCCESS_MS,
        closable: true,
        ...(next && { action: { label: next.label, onClick: next.take } }),
        ...(id === undefined
          ? {}
          : {
              id: offerOf(id),
              action: { label: t('common.undo'), onClick: () => void takeBack(journal, t, id) },
            }),
      });
    },
    goesOn: (title, description) => {
      show({ type: 'info', title, description, duration: INFO_MS, closable: true });
    },
    failed: failure,
    settled: (...titles) => titles.forEach(settle),
    lastUndoable: () => journal.entries().at(-1)?.label,
    undoLast: () => takeBack(journal, t),
  };
}

/** The toast that offers to take one action back. */
const offerOf = (entryId: number): string => `undo-${entryId}`;

/** The toast in which a failure is told, by its title: that is what it says could not be done. */
const toldFailures = new Map<string, string>();

/** Tells a failure no longer: its cause is gone, or it is told anew. */
function settle(title: string): void {
  const id = toldFailures.get(title);
  if (id !== undefined) dismiss(id);
  toldFailures.delete(title);
}

function failure(title: string, description?: string, remedy?: Remedy): void {
  settle(title);
  const id = show({
    type: 'error',
    title,
    ...(description === undefined ? {} : { description }),
    ...(remedy && { action: { label: remedy.label, onClick: remedy.take } }),
    duration: Number.POSITIVE_INFINITY,
    closable: true,
  });
  toldFailures.set(title, id);
}

/** Undoes one action and says so; a failed undo says why and can be tried again. */
async function takeBack(journal: Journal, t: Translate, id?: number): Promise<void> {
  try {
    const entry = await journal.undo(id);
    if (entry) {
      // By the keys it can be taken back while its toast still offers that.
      dismiss(offerOf(entry.id));
      show({
        type: 'success',
        title: t('common.undone'),
        description: entry.label,
        duration: SUCCESS_MS,
        closable: true,
      });
    }
  } catch (error) {
    failure(t('common.error'), error instanceof Error ? error.message : t('common.unexpected'));
  }
}
