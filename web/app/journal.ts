/** One action that was done and can be taken back. */
export interface Entry {
  readonly id: number;
  /** What was done, as its toast said it. */
  readonly label: string;
  readonly undo: () => Promise<unknown>;
}

/** Every action that can be undone, newest last. */
export interface Journal {
  readonly record: (label: string, undo: () => Promise<unknown>) => number;
  /** Takes back one action, by default the newest; answers it, or undefined when there is none (or it is being undone already). */
  readonly undo: (id?: number) => Promise<Entry | undefined>;
  readonly entries: () => readonly Entry[];
  /** Forgets everything, when another person may follow. */
  readonly clear: () => void;
}

const ENTRIES_MAX = 50;

/** Of all journals of this tab: toasts are named by entries, and one that leaves late must not meet its name again. */
let lastId = 0;

/** A journal of this tab. An entry whose undo fails stays, so that it can be tried again. */
export function createJournal(): Journal {
  let entries: Entry[] = [];
  const record: Journal['record'] = (label, undo) => {
    lastId += 1;
    entries = [...entries, { id: lastId, label, undo }].slice(-ENTRIES_MAX);
    return lastId;
  };
  const undo: Journal['undo'] = async (id) => {
    const entry = id === undefined ? entries.at(-1) : entries.find((other) => other.id === id);
    if (!entry) return undefined;
    entries = entries.filter((other) => other !== entry);
    try {
      await entry.undo();
      return entry;
    } catch (error) {
      entries = [...entries, entry].toSorted((a, b) => a.id - b.id);
      throw error;
    }
  };
  const clear = () => {
    entries = [];
  };
  return { record, undo, entries: () => entries, clear };
}
