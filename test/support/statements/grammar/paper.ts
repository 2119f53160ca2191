import { addDays } from '../../../../shared/civil-date.ts';
import type { PageText, PageWord } from '../../../../shared/model/document.ts';
import { Draws } from './draws.ts';
import { dayIn, dayWithoutYear, figure } from './figures.ts';
import { chosenWords, drawLayout, type Layout } from './layout.ts';
import { tongues } from './tongues.ts';
import { drawMoves, type GrammarPoint, type TrueMove } from './truth.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  GBP: '£',
  CAD: '$',
  USD: '$',
  INR: '₹',
  AUD: '$',
  NZD: '$',
  BRL: 'R$',
};

type Key = 'date' | 'second' | 'reference' | 'text' | 'out' | 'in' | 'amount' | 'letter' | 'balance';
type Cells = Partial<Record<Key, string>>;
/** A line of the page: cells of the table, or texts at places of their own. */
type Line = { readonly cells: Cells } | { readonly free: readonly (readonly [x: number, text: string])[] };

interface Printed extends TrueMove {
  readonly isDayShown: boolean;
  readonly isBalanceShown: boolean;
}

/** A statement on paper, drawn by its number. */
export function paperPoint(seed: number): GrammarPoint {
  const draws = new Draws(seed);
  const name = draws.feature('tongue', Object.fromEntries(tongues.map((it) => [it.name, 1])));
  const tongue = tongues.find((it) => it.name === name);
  if (!tongue) throw new RangeError('Each name drawn is that of a tongue.');
  const layout = drawLayout(draws, tongue);
  const noise = draws.feature('noise', { plain: 3, references: 1, amounts: 1, days: 1 });
  const count = draws.of([5, 8, 14, 26, 45]);
  const { opening, moves } = drawMoves(draws, tongue, { isCard: layout.isCard, noise, count });
  const rows = inPrint(moves, layout);
  const closing = moves.at(-1)?.balance ?? opening;
  const print = new Print(draws, layout, { opening, closing, rows });
  return {
    file: { kind: 'pages', pages: print.pages() },
    truth: {
      currency: layout.currency,
      isCard: layout.isCard,
      rows,
      ends: layout.ends === 'none' ? undefined : { opening, closing },
      dateOrder: layout.days.startsWith('mdy') ? 'mdy' : layout.days === 'iso' ? 'ymd' : 'dmy',
      decimal: layout.figures.decimal,
    },
    features: draws.features,
  };
}

function inPrint(moves: readonly TrueMove[], { money, order }: Layout): TrueMove[] {
  if (money === 'sections') return [...moves.filter(isIn), ...moves.filter((it) => !isIn(it))];
  return order === 'newest' ? moves.toReversed() : [...moves];
}

const isIn = ({ amount }: TrueMove): boolean => amount > 0;

const WIDE = 595;
const MARGIN = 36;

/** Puts a statement on pages. */
class Print {
  readonly #draws: Draws;
  readonly #layout: Layout;
  readonly #rows: readonly Printed[];
  readonly #opening: number;
  readonly #closing: number;
  readonly #words: ReturnType<typeof chosenWords>;
  readonly #height: number;
  readonly #gap: number;
  readonly #leading: number;
  readonly #stops = new Map<Key, { left: number; right: number }>();
  #size: number;
  #pages: PageWord[][] = [];
  #y = 0;
  #onPage: Printed[] = [];

  constructor(
    draws: Draws,
    layout: Layout,
    { opening, closing, rows }: { opening: number; closing: number; rows: readonly TrueMove[] },
  ) {
    this.#draws = draws;
    this.#layout = layout;
    this.#opening = opening;
    this.#closing = closing;
    this.#size = layout.size;
    this.#words = chosenWords(draws, layout);
    this.#height = draws.of([842, 792]);
    this.#gap = draws.of([1.2, 1.8, 2.6]);
    this.#leading = draws.of([1.25, 1.4, 1.6]);
    this.#rows = rows.map((row, at) => ({
      ...row,
      isDayShown: layout.once === 'each' || rows[at - 1]?.date !== row.date,
      isBalanceShown:
        layout.balance === 'each' ||
        (layout.balance === 'day-end' &&
          rows[layout.order === 'newest' ? at - 1 : at + 1]?.date !== row.date),
    }));
  }

  pages(): PageText[] {
    this.#place();
    this.#newPage();
    this.#head();
    this.#headings(true);
    const { ends, money } = this.#layout;
    const inTable = ends === 'table' || ends === 'both';
    const isTurned = this.#layout.order === 'newest';
    const [first, last] = this.#words.ends;
    if (inTable) this.#end(isTurned ? last : first, isTurned ? this.#closing : this.#opening);
    this.#rows.forEach((row, at) => {
      if (money === 'sections' && (at === 0 || isIn(row) !== isIn(this.#rows[at - 1] ?? row)))
        this.#section(row);
      this.#row(row, at);
    });
    if (money === 'sections') this.#sum(this.#rows.at(-1));
    if (inTable) this.#end(isTurned ? first : last, isTurned ? this.#opening : this.#closing);
    if (this.#layout.totals === 'table' && money !== 'sections') this.#totals();
    this.#after();
    return this.#pages.map((words, at) => ({ page: at + 1, width: WIDE, height: this.#height, words }));
  }

  /** Columns from left to right, as wide as what stands in them; the description takes the rest. */
  #place(): void {
    for (let size = this.#layout.size; ; size -= 0.5) {
      this.#size = size;
      const keys = this.#keys();
      const widths = new Map(keys.map((key) => [key, this.#widthOf(key)]));
      const gaps = keys.length * this.#gap * size + (this.#layout.money === 'letters-far' ? 3.5 * size : 0);
      const fixed = [...widths].reduce((sum, [key, width]) => sum + (key === 'text' ? 0 : width), gaps);
      const rest = WIDE - 2 * MARGIN - fixed;
      if (rest < 17 * size && size > 4.5) continue;
      let x = MARGIN;
      for (const key of keys) {
        if (key === 'letter' && this.#layout.money === 'letters-far') x += 3.5 * size;
        const width = key === 'text' ? Math.max(rest, 60) : (widths.get(key) ?? 0);
        this.#stops.set(key, { left: x, right: x + width });
        x += width + this.#gap * size;
      }
      return;
    }
  }

  #keys(): Key[] {
    const { second, money, balance, columns, reference } = this.#layout;
    const days: Key[] = ['date', ...(second === 'beside' ? (['second'] as const) : [])];
    const text: Key[] = [...(reference === 'column' ? (['reference'] as const) : []), 'text'];
    const sides: Key[] =
      money === 'columns' ? ['out', 'in'] : money === 'columns-turned' ? ['in', 'out'] : ['amount'];
    const amounts: Key[] = [
      ...sides,
      ...(money === 'letters-far' ? (['letter'] as const) : []),
      ...(balance === 'each' || balance === 'day-end' ? (['balance'] as const) : []),
    ];
    if (columns === 'text-last') return [...days, ...amounts, ...text];
    return columns === 'text-first' ? [...text, ...days, ...amounts] : [...days, ...text, ...amounts];
  }

  #widthOf(key: Key): number {
    if (key === 'text') return 0;
    const all = this.#rows.map((row) => this.#cellsOf(row)[key] ?? '');
    const ends =
      key === 'balance' || key === 'amount' ? [this.#signed(this.#opening), this.#signed(this.#closing)] : [];
    const heading = this.#layout.headed === 'none' ? '' : this.#heading(key);
    const shown = this.#layout.headed === 'stacked' ? heading.split(' ') : [heading];
    return Math.max(...[...all, ...ends, ...shown].map((text) => this.#width(text)));
  }

  #width(text: string): number {
    return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0) * this.#size;
  }

  #heading(key: Key): string {
    const { out, into, date, second, text, amount, balance } = this.#words;
    return { date, second, text, amount, balance, out, in: into, reference: 'Ref', letter: '' }[key];
  }

  #cellsOf(row: Printed): Cells {
    const { money, balance, second } = this.#layout;
    const { amount } = row;
    const shown = this.#layout.isCard ? -amount : amount;
    const plain = this.#figure(amount);
    const [out, into] = this.#words.letters;
    const own: Cells =
      money === 'columns' || money === 'columns-turned'
        ? { [amount < 0 ? 'out' : 'in']: plain }
        : {
            amount:
              {
                minus: shown < 0 ? `-${plain}` : plain,
                trailing: shown < 0 ? `${plain}-` : plain,
                parentheses: shown < 0 ? `(${plain})` : plain,
                letters: `${plain} ${amount < 0 ? out : into}`,
                'plus-minus': amount < 0 ? `-${plain}` : `+${plain}`,
                'in-marked': this.#layout.isCard
                  ? amount > 0
                    ? `${plain} CR`
                    : plain
                  : amount > 0
                    ? `+${plain}`
                    : plain,
              }[money] ?? plain,
            ...(money === 'letters-far' ? { letter: amount < 0 ? out : into } : {}),
          };
    return {
      ...own,
      ...(row.isDayShown ? { date: this.#day(row.date) } : {}),
      ...(row.isDayShown && second === 'beside' ? { second: this.#day(addDays(row.date, 1)) } : {}),
      ...(this.#layout.reference === 'column'
        ? { reference: String(100_000 + (Math.abs(amount) % 90_000)) }
        : {}),
      ...(row.isBalanceShown && balance !== 'none' ? { balance: this.#signed(row.balance) } : {}),
    };
  }

  #figure(minor: number): string {
    const { currency, figures, symbol } = this.#layout;
    const plain = figure(minor, figures, currency);
    const sign = SYMBOLS[currency] ?? currency;
    if (symbol === 'before') return sign.length > 2 ? `${sign} ${plain}` : `${sign}${plain}`;
    return symbol === 'after' ? `${plain} ${sign}` : plain;
  }

  /** A balance in the way of its amounts; what a card owes is a plain figure. */
  #signed(balance: number): string {
    const { money, isCard } = this.#layout;
    const shown = isCard ? -balance : balance;
    const plain = this.#figure(shown);
    const [out, into] = this.#words.letters;
    if (money === 'letters' || money === 'letters-far') return `${plain} ${shown < 0 ? out : into}`;
    if (shown >= 0) return plain;
    if (isCard && money === 'in-marked') return `${plain} CR`;
    return money === 'trailing' ? `${plain}-` : money === 'parentheses' ? `(${plain})` : `-${plain}`;
  }

  #day(date: string): string {
    const { days, tongue, year } = this.#layout;
    return year === 'none' ? dayWithoutYear(date, days, tongue) : dayIn(date, days, tongue);
  }

  #newPage(): void {
    this.#onPage = [];
    this.#pages.push([]);
    this.#y = 40;
  }

  get #step(): number {
    return this.#size * this.#leading;
  }

  /** Sets a line and goes on to the next; a full page ends before. */
  #set(line: Line): void {
    const page = this.#pages.at(-1) ?? [];
    const texts =
      'free' in line
        ? line.free
        : Object.entries(line.cells).map(([key, text]) => [this.#left(key as Key, text), text] as const);
    for (const [x, text] of texts) page.push(...this.#wordsAt(x, text));
    this.#y += this.#step;
  }

  #left(key: Key, text: string): number {
    const { left, right } = this.#stops.get(key) ?? { left: MARGIN, right: MARGIN };
    const isFigure = key === 'out' || key === 'in' || key === 'amount' || key === 'balance';
    return isFigure && this.#layout.edge === 'right' ? right - this.#width(text) : left;
  }

  /** The words of a text; as in a PDF, their places are shared out by letters. */
  #wordsAt(x: number, text: string): PageWord[] {
    const each = this.#width(text) / Math.max(1, text.length);
    return [...text.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      box: [
        (x + match.index * each) / WIDE,
        this.#y / this.#height,
        (match[0].length * each) / WIDE,
        this.#size / this.#height,
      ],
      confidence: 1,
    }));
  }

  #free(...texts: (readonly [number, string])[]): void {
    this.#set({ free: texts });
  }

  #head(): void {
    const { tongue, isCard, currency, period, days, title } = this.#layout;
    const words = this.#words;
    this.#free([MARGIN, 'North Shore Bank']);
    this.#y += this.#step;
    this.#free([MARGIN, isCard ? words.card[0] : words.title], [380, `${words.account} 0031 7724 4821`]);
    if (isCard) this.#limits();
    if (title === 'offer') this.#free([MARGIN, `${tongue.card[1]}: 0031 9981 4400`]);
    if (title === 'other-statement') this.#free([MARGIN, `${tongue.card[0]} www.northshore.example`]);
    const all = this.#rows.map(({ date }) => date).toSorted();
    const [from = '', to = ''] = [all[0], all.at(-1)];
    const month = `${tongue.months.split(' ')[Number(to.slice(5, 7)) - 1] ?? ''} ${to.slice(0, 4)}`;
    const range = `${words.period} ${dayIn(from, days, tongue)} ${tongue.until} ${dayIn(to, days, tongue)}`;
    const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
    if (period === 'month' && isOneMonth) this.#free([MARGIN, `${words.title} ${month}`]);
    else if (period === 'until') this.#free([MARGIN, `${words.period} ${dayIn(to, days, tongue)}`]);
    else this.#free([MARGIN, range]);
    this.#free([MARGIN, currency]);
    this.#y += this.#step;
    this.#summary();
    this.#y += 2 * this.#step;
  }

  /** What a card may owe, and what is due of it. */
  #limits(): void {
    const [, card, least, limit] = this.#words.card;
    const facts = [
      [limit, this.#figure(2_000_000)],
      [least, this.#figure(2_500)],
    ] as const;
    this.#free([MARGIN, card]);
    if (this.#layout.limits === 'box') {
      this.#free(...facts.map(([name], at) => [MARGIN + at * 180, name] as const));
      this.#free(...facts.map(([, value], at) => [MARGIN + at * 180, value] as const));
    } else if (this.#layout.limits === 'beside')
      this.#free(
        ...facts.flatMap(
          ([name, value], at) =>
            [
              [MARGIN + at * 270, name],
              [MARGIN + at * 270 + 170, value],
            ] as const,
        ),
      );
    else for (const [name, value] of facts) this.#free([MARGIN, `${name} ${value}`]);
  }

  #summary(): void {
    const { summary, ends } = this.#layout;
    const [first, last] = this.#words.ends;
    const stated = ends === 'summary' || ends === 'both';
    if (!stated && (summary === 'none' || ends === 'none')) return;
    const sums = [-1, 1].map((way) =>
      this.#figure(this.#rows.reduce((sum, { amount }) => sum + Math.max(0, amount * way), 0)),
    );
    const { sums: names } = this.#words;
    const facts: [string, string][] = [
      [first, this.#signed(this.#opening)],
      [names[1], sums[1] ?? ''],
      [names[0], sums[0] ?? ''],
      [last, this.#signed(this.#closing)],
    ];
    const shown = stated ? facts : facts.slice(1, 3);
    const right = (x: number, text: string) => [x - this.#width(text), text] as const;
    if (summary === 'two-columns')
      for (let at = 0; at < shown.length; at += 2) {
        const [a, b] = [shown[at], shown[at + 1]];
        this.#free(
          ...(a ? [[MARGIN, a[0]] as const, right(285, a[1])] : []),
          ...(b ? [[310, b[0]] as const, right(555, b[1])] : []),
        );
      }
    else if (summary === 'box') {
      this.#free(...shown.map(([name], at) => [MARGIN + at * 135, name] as const));
      this.#free(...shown.map(([, value], at) => [MARGIN + at * 135, value] as const));
    } else for (const [name, value] of shown) this.#free([MARGIN, name], right(300, value));
  }

  #headings(isFirst: boolean): void {
    const { headed } = this.#layout;
    if (headed === 'none' || (headed === 'first-page' && !isFirst)) return;
    const cells = Object.fromEntries(this.#keys().map((key) => [key, this.#heading(key)])) as Cells;
    if (headed !== 'stacked') return this.#set({ cells });
    const parts = Object.entries(cells).map(([key, text]) => [key, text.split(' ')] as const);
    const isTall = parts.some(([, words]) => words.length > 1);
    if (isTall)
      this.#set({
        cells: Object.fromEntries(
          parts.map(([key, [top = '', ...rest]]) => [key, rest.length > 0 ? top : '']),
        ),
      });
    this.#set({
      cells: Object.fromEntries(
        parts.map(([key, [top = '', ...rest]]) => [key, rest.length > 0 ? rest.join(' ') : top]),
      ),
    });
  }

  get #isFull(): boolean {
    return this.#y > this.#height - 70;
  }

  #turn(at: number): void {
    const { handed, totals, order } = this.#layout;
    const before = order === 'newest' ? undefined : this.#rows[at - 1];
    if (handed === 'lines' && before) this.#end(this.#words.handed[0], before.balance);
    if (totals === 'page' && this.#layout.money !== 'sections') this.#totals(true);
    this.#y = this.#height - 30;
    this.#free([MARGIN, `North Shore Bank`], [500, String(this.#pages.length)]);
    this.#newPage();
    this.#free([MARGIN, 'North Shore Bank'], [380, `${this.#words.account} 0031 7724 4821`]);
    this.#y += this.#step;
    this.#headings(false);
    if (handed === 'lines' && before) this.#end(this.#words.handed[1], before.balance);
  }

  #row(row: Printed, at: number): void {
    const { breaks, amountAt, second, once } = this.#layout;
    const room = (this.#stops.get('text')?.right ?? 0) - (this.#stops.get('text')?.left ?? 0);
    const texts = row.lines.flatMap((line) => this.#wrapped(line, room));
    if (second === 'below' && texts.length < 2) texts.push(this.#draws.of(this.#layout.tongue.shops));
    const rest = this.#height - 70 - this.#y;
    if (this.#isFull || (breaks === 'whole' && rest < texts.length * this.#step)) {
      this.#turn(at);
      if (once === 'once-a-page' && !row.isDayShown)
        return this.#lines({ ...row, isDayShown: true }, texts, amountAt);
    }
    this.#lines(row, texts, amountAt);
  }

  #lines(row: Printed, texts: readonly string[], amountAt: string): void {
    this.#onPage.push(row);
    const { date, second, reference, ...money } = this.#cellsOf(row);
    const days = {
      ...(date === undefined ? {} : { date }),
      ...(second === undefined ? {} : { second }),
      ...(reference === undefined ? {} : { reference }),
    };
    const last = amountAt === 'last' ? texts.length - 1 : 0;
    texts.forEach((text, line) => {
      if (line > 0 && this.#isFull) this.#turn(-1);
      const below = this.#layout.second === 'below' && line === 1 && row.isDayShown;
      this.#set({
        cells: {
          ...(line === 0 ? days : {}),
          ...(below ? { date: this.#day(addDays(row.date, 1)) } : {}),
          text,
          ...(line === last ? money : {}),
        },
      });
    });
  }

  #wrapped(text: string, room: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && this.#width(`${last} ${word}`) <= room)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  }

  /** A balance with its name as a line of the table. */
  #end(name: string, balance: number): void {
    const key: Key = this.#stops.has('balance') ? 'balance' : this.#stops.has('amount') ? 'amount' : 'in';
    this.#set({ cells: { text: name, [key]: this.#signed(balance) } });
  }

  #section(row: Printed): void {
    const at = this.#rows.indexOf(row);
    if (at > 0) this.#sum(this.#rows[at - 1]);
    this.#y += 0.5 * this.#step;
    this.#free([MARGIN, this.#words.sections[isIn(row) ? 1 : 0]]);
  }

  #sum(row: Printed | undefined): void {
    if (!row || this.#layout.totals === 'none') return;
    const sum = this.#rows
      .filter((it) => isIn(it) === isIn(row))
      .reduce((all, { amount }) => all + Math.abs(amount), 0);
    this.#set({ cells: { text: this.#words.total, amount: this.#figure(sum) } });
  }

  #totals(isPage = false): void {
    const rows = isPage ? this.#onPage : this.#rows;
    const sum = (way: number): string =>
      this.#figure(rows.reduce((all, { amount }) => all + Math.max(0, amount * way), 0));
    const isPair = this.#stops.has('out');
    const text = isPage ? this.#layout.tongue.pageTotal : this.#words.total;
    const net = this.#figure(rows.reduce((all, { amount }) => all + amount, 0));
    this.#set({ cells: { text, ...(isPair ? { out: sum(-1), in: sum(1) } : { amount: net }) } });
  }

  /** What stands below the rows. */
  #after(): void {
    const { extra, tongue, days } = this.#layout;
    if (extra === 'none') return;
    if (this.#y > this.#height - 170) this.#turn(-1);
    this.#y += 2 * this.#step;
    const [row] = this.#rows;
    if (!row) return;
    const day = dayIn(addDays(row.date, 20), days, tongue);
    if (extra === 'plan') {
      this.#free([MARGIN, tongue.plan]);
      this.#free([MARGIN, day], [140, `${tongue.shops[0] ?? ''} 3/12`], [460, this.#figure(12_345)]);
      this.#free([MARGIN, day], [140, `${tongue.shops[1] ?? ''} 1/6`], [460, this.#figure(4_567)]);
    } else if (extra === 'pending') {
      this.#free([MARGIN, tongue.pending]);
      this.#set({
        cells: {
          date: this.#day(addDays(row.date, 20)),
          text: tongue.shops[2] ?? '',
          [this.#stops.has('out') ? 'out' : 'amount']: this.#figure(7_777),
        },
      });
    } else if (extra === 'day-balances') {
      this.#free([MARGIN, 'Daily balance summary']);
      this.#free(
        [MARGIN, this.#day(row.date)],
        [140, this.#figure(33_311)],
        [300, this.#day(addDays(row.date, 3))],
        [400, this.#figure(22_211)],
      );
    } else if (extra === 'notes') {
      this.#free([MARGIN, `${day} www.northshore.example 0800 123 456, ${this.#figure(10_000_000)}`]);
    } else this.#free([MARGIN, `${tongue.card[1]} 0.00 ${this.#figure(9_900)} ${day}`]);
  }
}

/** About as wide as Helvetica's letters, in parts of the font's size. */
function letterWidth(letter: string): number {
  if (/[\d$€£₹+]/.test(letter)) return 0.556;
  if (/[.,:;'’ |!il/]/.test(letter)) return 0.278;
  if (/[-()rtfjI]/.test(letter)) return 0.333;
  return letter === letter.toUpperCase() ? 0.69 : 0.53;
}
