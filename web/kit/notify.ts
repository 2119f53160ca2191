import { createContext, use } from 'react';

/** How a finished action is told: the specification's title and text, and how to take it back where it can be. */
export interface Done {
  readonly title: string;
  readonly description?: string;
  /** Takes the action back; it joins the journal, so the toast's Undo and Ctrl+Z both reach it. */
  readonly undo?: () => Promise<unknown>;
  /** Where one goes on from here, where it can't be taken back. */
  readonly next?: Remedy | undefined;
  /** The titles of failures of which this shows that their cause is gone: they are told no longer. */
  readonly settles?: readonly string[];
}

/** What can be done about it, in a word. */
export interface Remedy {
  readonly label: string;
  readonly take: () => void;
}

/**
 * The one place where toasts come from. Successes and what goes on leave by themselves; a failure stays until it is
 * dismissed, told anew, or settled by a success.
 */
export interface Notify {
  readonly done: (done: Done) => void;
  readonly goesOn: (title: string, description: string) => void;
  readonly failed: (title: string, description?: string, remedy?: Remedy) => void;
  /** What has nothing to tell when it succeeds: the failures of these titles are told no longer. */
  readonly settled: (...titles: string[]) => void;
  /** What was done last and can be taken back, as it was told; undefined where nothing can. */
  readonly lastUndoable: () => string | undefined;
  /** Takes back what was done last, and tells it. */
  readonly undoLast: () => Promise<void>;
}

export const NotifyContext = createContext<Notify | undefined>(undefined);

/** `const notify = useNotify(); notify.done({ title: t('…'), undo: () => remove(id) })`. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify stands outside of the app’s providers.');
  return notify;
}
