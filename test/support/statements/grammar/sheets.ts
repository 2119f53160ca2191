import { addDays } from '../../../../shared/civil-date.ts';
import { Draws } from './draws.ts';
import { dayIn, figure, type FigureStyle } from './figures.ts';
import { tongues, type DayStyle, type Tongue } from './tongues.ts';
import { drawMoves, type GrammarPoint, type TrueMove } from './truth.ts';

/** Words of exports that stand on no paper, in a country's language. */
interface SheetWords {
  readonly status: string;
  readonly booked: string;
  readonly pending: string;
  readonly fee: string;
  readonly kind: string;
  readonly currency: string;
  readonly mark: string;
}

const ENGLISH: SheetWords = {
  status: 'Status',
  booked: 'Posted',
  pending: 'Pending',
  fee: 'Fee',
  kind: 'Type',
  currency: 'Currency',
  mark: 'Dr/Cr',
};
const WORDS: Readonly<Record<string, SheetWords>> = {
  de: {
    status: 'Status',
    booked: 'Gebucht',
    pending: 'Vorgemerkt',
    fee: 'Gebühr',
    kind: 'Umsatzart',
    currency: 'Währung',
    mark: 'Soll/Haben',
  },
  fr: {
    status: 'Statut',
    booked: 'Comptabilisé',
    pending: 'En attente',
    fee: 'Frais',
    kind: 'Type',
    currency: 'Devise',
    mark: 'Sens',
  },
  es: {
    status: 'Estado',
    booked: 'Contabilizado',
    pending: 'Pendiente',
    fee: 'Comisión',
    kind: 'Tipo',
    currency: 'Divisa',
    mark: 'D/H',
  },
  it: {
    status: 'Stato',
    booked: 'Contabilizzato',
    pending: 'In attesa',
    fee: 'Commissioni',
    kind: 'Tipo',
    currency: 'Divisa',
    mark: 'Segno',
  },
  nl: {
    status: 'Status',
    booked: 'Verwerkt',
    pending: 'In behandeling',
    fee: 'Kosten',
    kind: 'Type',
    currency: 'Valuta',
    mark: 'Af Bij',
  },
  pt: {
    status: 'Situação',
    booked: 'Efetivado',
    pending: 'Pendente',
    fee: 'Tarifa',
    kind: 'Tipo',
    currency: 'Moeda',
    mark: 'D/C',
  },
  sv: {
    status: 'Status',
    booked: 'Bokförd',
    pending: 'Reserverad',
    fee: 'Avgift',
    kind: 'Typ',
    currency: 'Valuta',
    mark: '+/-',
  },
  pl: {
    status: 'Status',
    booked: 'Zaksięgowano',
    pending: 'Oczekująca',
    fee: 'Prowizja',
    kind: 'Typ',
    currency: 'Waluta',
    mark: 'WN/MA',
  },
};

type Key =
  | 'date'
  | 'second'
  | 'text'
  | 'party'
  | 'kind'
  | 'reference'
  | 'status'
  | 'out'
  | 'in'
  | 'amount'
  | 'mark'
  | 'fee'
  | 'balance'
  | 'currency';
type Row = Partial<Record<Key, string>>;

interface SheetRow extends TrueMove {
  readonly isBalanceShown: boolean;
}

function drawSheet(draws: Draws, tongue: Tongue) {
  const isCard = draws.feature('kind', { account: 3, card: 1 }) === 'card';
  const money = isCard
    ? draws.feature('money', { minus: 3, 'purchases-plain': 3, columns: 2 })
    : draws.feature('money', {
        minus: 5,
        columns: 4,
        'columns-zeros': 1,
        'columns-signed': 1,
        marks: 2,
        'marks-last': 2,
        parentheses: 1,
        trailing: 1,
        'plus-minus': 1,
      });
  return {
    tongue,
    isCard,
    money,
    words: WORDS[tongue.name.slice(0, 2)] ?? ENGLISH,
    currency: draws.of(tongue.currencies),
    figures: { decimal: draws.of(tongue.decimals), thousands: draws.of(tongue.thousands) } as FigureStyle,
    days: draws.feature(
      'days',
      Object.fromEntries(tongue.days.map((it) => [it, 1])) as Record<DayStyle, number>,
    ),
    balance: isCard
      ? draws.feature('balance', { none: 3, owed: 1 })
      : draws.feature('balance', { each: 5, 'day-end': 1, none: 3 }),
    order: draws.feature('order', { newest: 3, oldest: 3 }),
    columns: draws.feature('columns', { usual: 4, shuffled: 1 }),
    lead: draws.feature('lead', { none: 3, facts: 2, ends: 2, card: 1 }),
    foot: draws.feature('foot', { none: 4, total: 1, closing: 1, remark: 1 }),
    inside: draws.feature('inside', {
      rows: 5,
      'headings-again': 1,
      'page-totals': 1,
      blanks: 1,
      'more-text': 1,
    }),
    second: draws.feature('second', { none: 3, beside: 1 }),
    status: draws.feature('status', { none: 4, booked: 1, pending: 1 }),
    fee: draws.feature('fee', { none: 5, zeros: 1, within: 1 }),
    unit: draws.feature('unit', { none: 3, column: 1, cells: 1 }),
    more: draws.feature('more', { none: 2, kind: 1, reference: 1, party: 1 }),
    delimiter: draws.of([',', ';', ';', '\t']),
  };
}

type Sheet = ReturnType<typeof drawSheet>;

/** A table as a bank would export it, drawn by its number. */
export function sheetPoint(seed: number): GrammarPoint {
  const draws = new Draws(seed);
  const name = draws.feature('tongue', Object.fromEntries(tongues.map((it) => [it.name, 1])));
  const tongue = tongues.find((it) => it.name === name);
  if (!tongue) throw new RangeError('Each name drawn is that of a tongue.');
  const sheet = drawSheet(draws, tongue);
  const noise = draws.feature('noise', { plain: 3, references: 1, amounts: 1, days: 1 });
  const { opening, moves } = drawMoves(draws, tongue, {
    isCard: sheet.isCard,
    noise,
    count: draws.of([4, 8, 14, 30]),
  });
  const ordered = sheet.order === 'newest' ? moves.toReversed() : moves;
  const rows = ordered.map((row, at): SheetRow => ({
    ...row,
    isBalanceShown:
      sheet.balance !== 'day-end' || ordered[sheet.order === 'newest' ? at - 1 : at + 1]?.date !== row.date,
  }));
  const ends = { opening, closing: moves.at(-1)?.balance ?? opening };
  const lines = linesOf(draws, sheet, { rows, ...ends });
  const isProven = sheet.balance === 'each' || sheet.balance === 'owed';
  return {
    file: {
      kind: 'bytes',
      bytes: new TextEncoder().encode(
        lines
          .map((cells) => cells.map((cell) => quoted(cell, sheet.delimiter)).join(sheet.delimiter))
          .join('\n'),
      ),
    },
    truth: {
      currency: sheet.currency,
      isCard: sheet.isCard,
      rows,
      ends: isProven ? ends : undefined,
      dateOrder: sheet.days.startsWith('mdy') ? 'mdy' : sheet.days === 'iso' ? 'ymd' : 'dmy',
      decimal: sheet.figures.decimal,
    },
    features: draws.features,
  };
}

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

function linesOf(
  draws: Draws,
  sheet: Sheet,
  { rows, opening, closing }: { rows: readonly SheetRow[]; opening: number; closing: number },
): string[][] {
  const { tongue, words, figures, currency, foot, inside, status } = sheet;
  // A card without any word of one can be told by nobody.
  const isNamed = rows.some(({ amount, lines }) => amount > 0 && tongue.paid.includes(lines[0] ?? ''));
  const lead = sheet.isCard && !isNamed ? 'card' : sheet.lead;
  const keys = keysOf(draws, sheet);
  const headings = headingsOf(draws, sheet);
  const line = (row: Row): string[] => keys.map((key) => row[key] ?? '');
  const shown = (minor: number): string => `${minor < 0 ? '-' : ''}${figure(minor, figures, currency)}`;
  // What a card owes is a plain figure where its balances are.
  const held = (minor: number): string => shown(sheet.balance === 'owed' ? -minor : minor);
  const days = rows.map(({ date }) => date).toSorted();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const [first, last] = draws.of(tongue.ends);
  const title = [draws.of(tongue.title)];
  const facts = [
    [draws.of(tongue.account), '0031 7724 4821'],
    [draws.of(tongue.period), `${dayIn(from, sheet.days, tongue)} - ${dayIn(to, sheet.days, tongue)}`],
  ];
  const leads: Readonly<Record<string, string[][]>> = {
    none: [],
    facts: [sheet.isCard ? [tongue.card[0]] : title, ...facts, []],
    ends: [...facts, [first, held(opening)], [last, held(closing)], []],
    card: [[tongue.card[1], '0031 7724 4821'], []],
  };
  const sum = (way: number, some: readonly SheetRow[]): string =>
    figure(
      some.reduce((all, { amount }) => all + Math.max(0, amount * way), 0),
      figures,
      currency,
    );
  const total = (some: readonly SheetRow[], label: string): string[] => {
    const net = shown(some.reduce((all, { amount }) => all + amount, 0));
    return line({
      text: label,
      ...(keys.includes('out') ? { out: sum(-1, some), in: sum(1, some) } : { amount: net }),
    });
  };
  const body = rows.flatMap((row, at) => {
    const middle = at === Math.floor(rows.length / 2);
    const own = line(cellsOf(row, sheet));
    if (inside === 'headings-again' && middle) return [headings.row(keys), own];
    if (inside === 'page-totals' && middle) return [own, total(rows.slice(0, at + 1), tongue.pageTotal)];
    if (inside === 'blanks' && middle) return [[], own];
    return inside === 'more-text' && row.lines.length > 1
      ? [
          line({ ...cellsOf(row, sheet), text: row.lines[0] ?? '' }),
          ...row.lines.slice(1).map((text) => line({ text })),
        ]
      : [own];
  });
  const waiting: Row | undefined =
    status === 'pending' && rows[0]
      ? {
          ...cellsOf(
            { ...rows[0], date: addDays(to, 1), amount: -4_242, lines: [tongue.shops[1] ?? ''] },
            sheet,
          ),
          balance: '',
          status: words.pending,
        }
      : undefined;
  const below: Readonly<Record<string, string[][]>> = {
    none: [],
    total: [total(rows, draws.of(tongue.total))],
    closing: [line({ text: last, [keys.includes('balance') ? 'balance' : 'amount']: held(closing) })],
    remark: [[], ['www.northshore.example 0800 123 456']],
  };
  const isTop = sheet.order === 'newest';
  const pending = waiting ? [line(waiting)] : [];
  return [
    ...(leads[lead] ?? []),
    headings.row(keys),
    ...(isTop ? [...pending, ...body] : [...body, ...pending]),
    ...(below[foot] ?? []),
  ];
}

function keysOf(draws: Draws, { money, balance, second, status, fee, unit, more, columns }: Sheet): Key[] {
  const when = <K extends Key>(is: boolean, key: K): K[] => (is ? [key] : []);
  const isPair = money.startsWith('columns');
  const parts: Key[][] = [
    ['date', ...when(second === 'beside', 'second')],
    [
      ...when(more === 'kind', 'kind'),
      ...when(more === 'party', 'party'),
      'text',
      ...when(more === 'reference', 'reference'),
    ],
    [
      ...(isPair ? (['out', 'in'] as const) : (['amount'] as const)),
      ...when(money === 'marks', 'mark'),
      ...when(fee !== 'none', 'fee'),
      ...when(unit === 'column', 'currency'),
      ...when(balance !== 'none', 'balance'),
    ],
    [...when(status !== 'none', 'status'), ...when(money === 'marks-last', 'mark')],
  ];
  if (columns === 'usual') return parts.flat();
  const [dates = [], texts = [], amounts = [], rest = []] = parts;
  return draws.of([
    [...texts, ...dates, ...amounts, ...rest],
    [...dates, ...amounts, ...texts, ...rest],
    [...rest, ...dates, ...texts, ...amounts],
  ]);
}

function headingsOf(draws: Draws, { tongue, words, isCard, second, currency }: Sheet) {
  const [out, into] = draws.nameOf(tongue.sides, currency);
  const names: Readonly<Record<Key, string>> = {
    date: isCard && second === 'beside' ? (tongue.date[0] ?? '') : draws.of(tongue.date),
    second: draws.of(isCard ? tongue.booked : tongue.value),
    text: draws.of(tongue.text),
    party: 'Name',
    kind: words.kind,
    reference: 'Ref',
    status: words.status,
    ...{ out, in: into },
    amount: draws.nameOf(tongue.amount, currency),
    mark: words.mark,
    fee: words.fee,
    balance: draws.nameOf(tongue.balance, currency),
    currency: words.currency,
  };
  return { row: (keys: readonly Key[]): string[] => keys.map((key) => names[key]) };
}

function cellsOf(row: SheetRow, sheet: Sheet): Row {
  const { money, figures, currency, tongue, words, fee, unit, isCard } = sheet;
  const [out, into] = tongue.letters[0] ?? ['D', 'C'];
  const plain = `${figure(row.amount, figures, currency)}${unit === 'cells' ? ` ${currency}` : ''}`;
  const isOut = row.amount < 0;
  const zero = figure(0, figures, currency);
  const amounts: Readonly<Record<string, Row>> = {
    minus: { amount: isOut ? `-${plain}` : plain },
    'purchases-plain': { amount: isOut ? plain : `-${plain}` },
    'plus-minus': { amount: isOut ? `-${plain}` : `+${plain}` },
    trailing: { amount: isOut ? `${plain}-` : plain },
    parentheses: { amount: isOut ? `(${plain})` : plain },
    columns: isOut ? { out: plain } : { in: plain },
    'columns-zeros': isOut ? { out: plain, in: zero } : { out: zero, in: plain },
    'columns-signed': isOut ? { out: `-${plain}` } : { in: plain },
    marks: { amount: plain, mark: isOut ? out : into },
    'marks-last': { amount: plain, mark: isOut ? out : into },
  };
  const balance = isCard ? -row.balance : row.balance;
  const [name = ''] = row.lines;
  return {
    ...amounts[money],
    date: dayIn(row.date, sheet.days, tongue),
    second: dayIn(addDays(row.date, 1), sheet.days, tongue),
    text: row.lines.join(' '),
    party: name,
    kind: isOut ? 'POS' : isCard ? 'CR' : 'TRF',
    reference: String(100_000 + (Math.abs(row.amount) % 90_000)),
    status: words.booked,
    fee: fee === 'none' ? '' : zero,
    currency,
    ...(row.isBalanceShown
      ? { balance: `${balance < 0 ? '-' : ''}${figure(balance, figures, currency)}` }
      : {}),
  };
}
