import { formatDay } from '../../../../shared/format-day.ts';
import type { LedgerFormat } from '../../../../shared/model/ledger-format.ts';
import type { DateFormat } from '../../../../shared/model/template.ts';
import type { Words } from '../../../../shared/text/words.ts';
import type { LedgerBooks, LedgerExport, LedgerFile, LedgerNote } from './ledger-books.ts';
import { plainWords, shortWords } from './plain-words.ts';

/** As many entries and categories as a note names. */
const NAMED_MAX = 100;
const NAME_MAX = 80;

/** What lies beside the files for whoever imports them: how to, what was left out of them and why, and what they are. */
export function ledgerReadme(
  format: LedgerFormat,
  books: Pick<LedgerBooks, 'organization' | 'dayOrder' | 'from' | 'to'>,
  { files, notes }: LedgerExport,
  { words, dateFormat }: { readonly words: Words['ledgers']; readonly dateFormat: DateFormat },
): LedgerFile {
  const { readme, programs, how } = words;
  const written = (day: string) => formatDay(day, dateFormat);
  const lines = [
    programs[format],
    readme.head({
      organization: plainWords(books.organization),
      from: written(books.from),
      to: written(books.to),
    }),
    '',
    how[format]({ usFirst: books.dayOrder === 'month-first' }),
    '',
    ...(notes.length === 0
      ? []
      : [readme.notes, ...notes.map((note) => `- ${sayNote(note, words, written)}`), '']),
    readme.files,
    ...files.map(({ name }) => `- ${name}`),
    '',
    readme.made,
    '',
  ];
  return { name: readme.fileName, pieces: () => [lines.join('\r\n')] };
}

function sayNote(note: LedgerNote, words: Words['ledgers'], written: (day: string) => string): string {
  const { notes } = words;
  if (note.code === 'codes-wanted')
    return notes['codes-wanted']({ categories: listed(note.categories.map(named), words) });
  const account = named(note.account);
  switch (note.code) {
    case 'zero': {
      const entries = note.entries.map(({ date, description }) =>
        `${written(date)} ${named(description)}`.trim(),
      );
      return notes.zero({ account, entries: listed(entries, words) });
    }
    case 'no-bank-account':
      return notes['no-bank-account']({ ...note, account });
    case 'other-currency':
      return notes['other-currency']({ ...note, account });
    case 'in-parts':
      return notes['in-parts']({ ...note, account });
    case 'by-hand':
      return notes['by-hand']({ ...note, account });
    case 'no-opening':
      return notes['no-opening']({ account });
  }
}

const named = (text: string): string => shortWords(text, NAME_MAX);

function listed(names: readonly string[], { more }: Words['ledgers']): string {
  const left = names.length - NAMED_MAX;
  return [...names.slice(0, NAMED_MAX), ...(left > 0 ? [more({ count: left })] : [])].join('; ');
}
