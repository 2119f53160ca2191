/** Lines of a kind of item that one file holds at most: a reader opens each in a program of every day. */
const LINES_A_FILE = 10_000;
/** And so much text: a file of the zip is made in memory. */
const LETTERS_A_FILE = 8_000_000;

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Begun {
  lines: string[];
  letters: number;
  files: number;
}

/** Items as files of JSON Lines, some of each kind: `data/transaction-001.jsonl`. */
export class KeptLines {
  readonly #kinds = new Map<string, Begun>();

  /** Takes an item in; gives the file that is full with it. */
  add(kind: string, item: unknown): File[] {
    const begun = this.#kinds.get(kind) ?? { lines: [], letters: 0, files: 0 };
    this.#kinds.set(kind, begun);
    const line = JSON.stringify(item);
    begun.lines.push(line);
    begun.letters += line.length;
    const isFull = begun.lines.length >= LINES_A_FILE || begun.letters >= LETTERS_A_FILE;
    return isFull ? [closed(kind, begun)] : [];
  }

  /** What is begun of each kind. */
  rest(): File[] {
    return [...this.#kinds]
      .filter(([, { lines }]) => lines.length > 0)
      .map(([kind, begun]) => closed(kind, begun));
  }
}

function closed(kind: string, begun: Begun): File {
  begun.files += 1;
  const name = `${dataFolder}${kind}-${String(begun.files).padStart(3, '0')}.jsonl`;
  const bytes = Buffer.from(`${begun.lines.join('\n')}\n`);
  [begun.lines, begun.letters] = [[], 0];
  return { name, bytes };
}

/** Where the items of an export lie, and what else lies beside them. */
export const dataFolder = 'data/';
export const exportFiles = {
  manifest: 'manifest.json',
  readMe: 'README.txt',
  csv: 'transactions.csv',
} as const;
