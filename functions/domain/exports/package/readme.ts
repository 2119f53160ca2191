import { decimalFromMinor } from '../../../../shared/money.ts';
import type { Words } from '../../../../shared/text/words.ts';
import { packageFiles } from './packed.ts';
import type { PackedBooks } from './packed.ts';
import type { PackageCounts } from './manifest.ts';

const END = '\r\n';
/** As wide as every mail and terminal shows whole. */
const WIDTH = 78;

type ReadmeWords = Words['accountantPackage']['readme'];

/** What a read-me says of the moment and the days, as a person of the books writes them. */
interface Said {
  readonly from: string;
  readonly to: string;
  readonly madeOn: string;
  readonly netSince: string | null;
}

/** The text that an accountant reads first: what is what, on which basis, what is missing, the control totals, and how to check the files. */
export function readmeText(
  books: PackedBooks,
  counts: PackageCounts,
  said: Said,
  { readme: words }: Words['accountantPackage'],
): Uint8Array {
  const { organization, madeBy, currency, files } = books;
  const lines = [
    words.heading({ organization, ...said }),
    words.made({ madeBy, madeOn: said.madeOn }),
    '',
    ...wrapped(words.basis({ currency })),
    ...wrapped(said.netSince === null ? words.gross : words.net({ since: said.netSince })),
    ...headed(words.contents, contentsOf(files, counts, words)),
    ...headed(
      words.state,
      [
        words.entries(counts),
        words.outside,
        words.missingReceipts({ count: counts.missingReceipts }),
        words.notKept({ count: counts.notKept }),
        words.openItems({ count: counts.openItems }),
        words.imports(counts),
      ].flatMap((line) => bulleted(line)),
    ),
    ...headed(words.totals, [...totalLines(books, words), '', ...wrapped(words.totalsNote)]),
    ...headed(
      words.checking,
      Object.values(words.check).flatMap((line) => wrapped(line)),
    ),
  ];
  return Buffer.from(lines.map((line) => line + END).join(''));
}

/** A file and what it is, for each that there is. */
function contentsOf(files: readonly string[], { documents }: PackageCounts, words: ReadmeWords): string[] {
  const always: readonly string[] = [
    ...[packageFiles.readme, packageFiles.ledgerBook, packageFiles.ledger, packageFiles.missingReceipts],
    ...[packageFiles.manifest, packageFiles.sums],
    ...(documents > 0 ? [packageFiles.documents] : []),
  ];
  const there = new Set([...always, ...files]);
  return (Object.keys(words.files) as (keyof ReadmeWords['files'])[])
    .filter((name) => there.has(packageFiles[name]))
    .flatMap((name) => [packageFiles[name], ...wrapped(words.files[name], '    ')]);
}

/** The control totals of each currency by account, in columns. */
function totalLines({ totals }: PackedBooks, { totalsTitles: titles }: ReadmeWords): string[] {
  const heads = ['opening', 'income', 'expenses', 'transfers', 'personal', 'closing'] as const;
  return [...Map.groupBy(totals, ({ currency }) => currency)].flatMap(([currency, some], at) => {
    const rows = [
      [`${titles.account} (${currency})`, ...heads.map((head) => titles[head]), titles.entries],
      ...some.map((total) => [
        total.account,
        ...heads.map((head) => decimalFromMinor(total[head], currency)),
        String(total.entries),
      ]),
    ];
    const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => lettersOf(row[column])))) ?? [];
    const shown = rows.map((row) =>
      row
        .map((cell, column) => padded(cell, widths[column] ?? 0, column > 0))
        .join('  ')
        .trimEnd(),
    );
    return at === 0 ? shown : ['', ...shown];
  });
}

const lettersOf = (text = ''): number => Array.from(text).length;

function padded(text: string, width: number, toTheRight: boolean): string {
  const room = ' '.repeat(Math.max(0, width - lettersOf(text)));
  return toTheRight ? room + text : text + room;
}

const headed = (title: string, lines: readonly string[]): string[] => [
  ...['', title, '-'.repeat(lettersOf(title))],
  ...lines,
];

function bulleted(text: string): string[] {
  const [first = '', ...more] = wrapped(text, '  ');
  return [`- ${first.trimStart()}`, ...more];
}

/** A text in lines that fit, none of which breaks a word. */
function wrapped(text: string, indent = ''): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && lettersOf(line) + 1 + lettersOf(word) <= WIDTH)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(indent + word);
  }
  return lines;
}
