import type { CategorisedRow } from '../../../functions/domain/categories/category-history.ts';
import type { CategoryRow } from '../../../functions/domain/categories/category-rules.ts';
import { toldByDocument } from '../../../functions/domain/categories/told-by-document.ts';
import { useTaught } from '../../../functions/domain/categories/taught-use.ts';
import { categorySuggester, SURE_MIN } from '../../../functions/domain/categories/suggest-category.ts';
import { vendorFamilies } from '../../../functions/domain/categories/vendor-families.ts';
import { confirmedNames, vendorKey } from '../../../functions/domain/matching/lessons.ts';
import { suggestMatches } from '../../../functions/domain/matching/suggest-matches.ts';
import { recogniseTransfers } from '../../../functions/domain/statements/recognise-transfers.ts';
import type { NameMemory } from '../../../functions/domain/text/name-book.ts';
import { NameKeys } from '../../../functions/domain/text/name-key.ts';
import { pairTransfers } from '../../../functions/domain/transfers/pair-transfers.ts';
import { offeredEntries, templateFor, type OfferedCategory } from '../../../shared/countries/index.ts';
import { familyKeyOf } from '../../../shared/model/category.ts';
import { receiptLimit } from '../../../shared/countries/receipt-limits.ts';
import { wantsReceipt } from '../../../shared/wants-receipt.ts';
import { isReceiptWantedByLaw } from './evidence-law.ts';
import type { Year, YearDocument, YearRow } from './year.ts';

/** What a person had to decide of some years, by cause, and how much of what was decided for them was wrong. */
export interface Touches {
  readonly rows: number;
  readonly causes: ReadonlyMap<string, number>;
  readonly automatic: number;
  readonly wrong: number;
  /** Receipts that were asked for and that neither law nor person wants. */
  readonly needless: number;
  /** The wrong ones in words, for whoever looks. */
  readonly wrongs: readonly string[];
}

type NamedPair = NonNullable<NameMemory['confirmed']>[number];

/** Days of a year that a person decided before the rest is judged. */
const TAUGHT_UNTIL = '2025-04-01';

export function addTouches(all: readonly Touches[]): Touches {
  const causes = new Map<string, number>();
  for (const [cause, count] of all.flatMap((one) => [...one.causes]))
    causes.set(cause, (causes.get(cause) ?? 0) + count);
  const sum = (of: (one: Touches) => number): number => all.reduce((total, one) => total + of(one), 0);
  return {
    rows: sum(({ rows }) => rows),
    causes,
    automatic: sum(({ automatic }) => automatic),
    wrong: sum(({ wrong }) => wrong),
    needless: sum(({ needless }) => needless),
    wrongs: all.flatMap(({ wrongs }) => wrongs),
  };
}

export const per100 = (count: number, rows: number): number => Number(((count / rows) * 100).toFixed(2));

/** What a person has to decide of a year, by the rules of the product as an import of the whole of it meets them. */
export function touchesOf(year: Year, isTaught: boolean): Touches {
  const isJudged = ({ date }: YearRow): boolean => !isTaught || date >= TAUGHT_UNTIL;
  const count = new Tally(year, year.rows.filter(isJudged));
  const moved = count.transfers();
  count.categories(
    year.rows.filter((row) => !isJudged(row)),
    moved,
  );
  count.matches(isTaught, moved);
  count.receipts(moved);
  return count.touches();
}

class Tally {
  readonly #year: Year;
  readonly #rows: readonly YearRow[];
  readonly #choices: readonly OfferedCategory[];
  readonly #keys = new NameKeys();
  readonly #asked = new Set<string>();
  readonly #causes = new Map<string, number>();
  readonly #wrongs: string[] = [];
  #matchedCold: ReadonlyMap<string, string> | undefined;
  #automatic = 0;
  #needless = 0;

  constructor(year: Year, rows: readonly YearRow[]) {
    this.#year = year;
    this.#rows = rows;
    const template = templateFor(year.business.country, year.business.profession);
    this.#choices = (['expense', 'income'] as const).flatMap((kind) => offeredEntries(template, kind));
  }

  touches(): Touches {
    return {
      rows: this.#rows.length,
      causes: this.#causes,
      automatic: this.#automatic,
      wrong: this.#wrongs.length,
      needless: this.#needless,
      wrongs: this.#wrongs,
    };
  }

  /** A decision, once however many rows or documents it is about. */
  #ask(cause: string, key: string): void {
    if (this.#asked.has(`${cause} ${key}`)) return;
    this.#asked.add(`${cause} ${key}`);
    this.#causes.set(cause, (this.#causes.get(cause) ?? 0) + 1);
  }

  #decided(isRight: boolean, what: () => string): void {
    this.#automatic += 1;
    if (!isRight) this.#wrongs.push(what());
  }

  /** The rows that are known to have only moved; a transfer that is not found is one decision. */
  transfers(): ReadonlySet<string> {
    const rows = this.#rows;
    const said = new Set(rows.filter((row) => saysTransfer(row, this.#year)).map(({ id }) => id));
    for (const row of rows)
      if (said.has(row.id))
        this.#decided(isMoved(row), () => `transfer said: ${row.description} is ${row.truth ?? ''}`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const moved = new Set(said);
    for (const { outId, inId, isSure } of pairTransfers(
      rows.map((row) => ({ ...row, isOwed: row.accountId === 'card' })),
    )) {
      const [out, into] = [byId.get(outId), byId.get(inId)];
      const isRight = out?.pair !== undefined && out.pair === into?.pair;
      if (!isSure || !out || !into) continue;
      this.#decided(
        isRight,
        () => `pair: ${out.date} ${out.description} with ${into.date} ${into.description}`,
      );
      moved.add(outId).add(inId);
    }
    for (const row of rows) if (row.pair !== undefined && !moved.has(row.id)) this.#ask(row.cause, row.pair);
    for (const row of rows) if (row.pair !== undefined) moved.add(row.id);
    return moved;
  }

  /** One decision a vendor and use, or one for all of a family that have one use; `earlier` is what was decided before. */
  categories(earlier: readonly YearRow[], moved: ReadonlySet<string>): void {
    const history = earlier.flatMap((row) => this.#taughtBy(row));
    let open = this.#rows.filter(({ id }) => !moved.has(id));
    // Who is asked about a vendor sees all of its rows, and what was said is known of the next of its name.
    for (let answers = 0; ; answers += 1) {
      const offers = new Map<string, string>();
      const unsure = this.#unsure(open, history, offers);
      // What an answer makes sure of others that are open already waits for one press, which accepts all that is sure.
      if (answers > 0 && unsure.length < open.length) this.#ask('accepting what answers made sure', '');
      open = unsure;
      const [first] = open;
      if (!first) return;
      const asked = this.#line(first, open, history, offers);
      this.#answer(asked);
      history.push(...asked.flatMap((row) => this.#taughtBy(row)));
      open = open.filter((row) => !asked.includes(row));
    }
  }

  /**
   * The rows that stand with a row in one line of the worklist: those of its vendor, or of the vendors of its family, where none of these
   * has an offer that the others don't share.
   */
  #line(
    first: YearRow,
    open: readonly YearRow[],
    history: readonly CategorisedRow[],
    offers: ReadonlyMap<string, string>,
  ): YearRow[] {
    const familyOf = vendorFamilies({ rows: open, history });
    const [vendor, family] = [this.#vendorOf(first), familyKeyOf(familyOf(first))];
    const related = open.filter((row) => family !== '' && familyKeyOf(familyOf(row)) === family);
    const isShared = new Set(related.map(({ id }) => offers.get(id))).size === 1;
    const alone = new Set(related.filter(({ id }) => offers.has(id)).map((row) => this.#vendorOf(row)));
    if (family === '' || (!isShared && alone.has(vendor)))
      return open.filter((row) => this.#vendorOf(row) === vendor);
    return related.filter((row) => isShared || !alone.has(this.#vendorOf(row)));
  }

  /** Sorts the rows of one line: what most of its vendors are is one answer for all of them, who differs is sorted before. */
  #answer(asked: readonly YearRow[]): void {
    const vendors = [...Map.groupBy(asked, (row) => this.#vendorOf(row))].map(([vendor, rows]) => ({
      vendor,
      rows,
      answer: [...new Set(rows.map((row) => this.#rightFor(row)[0] ?? row.truth ?? ''))].join(' and '),
    }));
    const [shared] = [...Map.groupBy(vendors, ({ answer }) => answer)].toSorted(
      ([, a], [, b]) => b.length - a.length,
    );
    for (const { vendor, rows, answer } of vendors) {
      const isShared = answer === shared?.[0] && shared[1].length > 1;
      for (const row of rows)
        this.#ask(
          row.cause,
          isShared ? `all of ${shared[1][0]?.vendor ?? ''}` : `${vendor} ${row.truth ?? ''}`,
        );
    }
  }

  #vendorOf({ amount, description }: CategoryRow): string {
    return `${String(amount > 0)} ${this.#keys.keyOf(description) || description}`;
  }

  /** The rows that a person has to be asked about, with what they are offered in `offers`; the others are decided, by their own text or by the document that was matched with them. */
  #unsure(
    rows: readonly YearRow[],
    history: readonly CategorisedRow[],
    offers: Map<string, string>,
  ): YearRow[] {
    const decided = new Set(history.map((row) => this.#vendorOf(row)));
    const told = rows.map((row) => this.#told(row, decided));
    const suggest = categorySuggester({
      ...{ rules: [], history, choices: this.#choices },
      rows: [...rows, ...told.flatMap((row) => row ?? [])],
    });
    const sureOf = (row: CategoryRow) => {
      const found = suggest(row);
      return found && found.confidence >= SURE_MIN ? found : undefined;
    };
    return rows.filter((row, at) => {
      const isOnCard = this.#year.accounts[row.accountId] === 'credit-card';
      const byDocument = told[at];
      const found = sureOf({ ...row, isOnCard }) ?? (byDocument && sureOf({ ...byDocument, isOnCard }));
      if (!found) {
        const offer = suggest({ ...row, isOnCard });
        if (offer) offers.set(row.id, offer.categoryId);
        return true;
      }
      this.#decided(
        this.#rightFor(row).includes(found.categoryId),
        () => `category: ${row.description} is ${row.truth ?? 'moved'}, not ${found.categoryId}`,
      );
      return false;
    });
  }

  /** A row as its document tells of it, where one was matched without asking and nobody has decided about the bank's name. */
  #told(row: YearRow, decided: ReadonlySet<string>): CategoryRow | undefined {
    const vendor = this.#vendorsMatched().get(row.id);
    if (vendor === undefined || decided.has(this.#vendorOf(row))) return undefined;
    return toldByDocument<CategoryRow>(row, vendor);
  }

  /** Whose document was matched with a row before a person did anything. */
  #vendorsMatched(): ReadonlyMap<string, string> {
    this.#matchedCold ??= new Map(
      suggestMatches({
        transactions: this.#rows,
        receipts: this.#year.documents.map(({ receipt }) => receipt),
      }).flatMap(({ decision, receiptIds, transactionIds }) => {
        const vendors = new Set(
          this.#year.documents.flatMap(({ receipt }) =>
            receiptIds.includes(receipt.id) && PURCHASES.includes(receipt.kind ?? '') ? [receipt.vendor] : [],
          ),
        );
        const [vendor] = vendors;
        return decision === 'auto' && vendors.size === 1 && vendor
          ? transactionIds.map((id): [string, string] => [id, vendor])
          : [];
      }),
    );
    return this.#matchedCold;
  }

  #taughtBy(row: YearRow): CategorisedRow[] {
    const [categoryId] = this.#rightFor(row);
    return categoryId === undefined ? [] : [{ ...row, categoryId }];
  }

  /** Categories that a purpose may be put into in these books; where none is for it, any is a person's own way. */
  #rightFor({ truth, amount, cause }: YearRow): string[] {
    if (truth === 'owner' || truth === 'personal')
      return [...uses].flatMap(([id, use]) => (use === truth ? [id] : []));
    if (truth === undefined) return [];
    const kind = cause === 'refunds' ? 'expense' : amount > 0 ? 'income' : 'expense';
    const meant = this.#choices.filter((choice) => choice.kind === kind && choice.purpose === truth);
    return meant.length > 0 ? meant.map(({ id }) => id) : ['other'];
  }

  /** What is not matched without asking is a decision, one for everything that was paid together; its names are known from then on. */
  matches(isTaught: boolean, moved: ReadonlySet<string>): void {
    const { documents } = this.#year;
    const judged = new Set(this.#rows.map(({ id }) => id));
    const isJudged = ({ paidBy, receipt }: YearDocument): boolean =>
      paidBy.length > 0
        ? paidBy.every((id) => judged.has(id))
        : !isTaught || (receipt.date ?? '') >= TAUGHT_UNTIL;
    const confirmed = isTaught
      ? documents.filter((one) => !isJudged(one)).flatMap((one) => this.#named(one))
      : [];
    let open: readonly YearDocument[] = documents.filter(isJudged);
    const settled = new Set(moved);
    for (;;) {
      open = this.#unmatched(open, settled, confirmed);
      const byVendor = Map.groupBy(open, ({ receipt }) => vendorKey(receipt.vendor) || receipt.id);
      const asked = [...byVendor.values()].flatMap(([first]) => first ?? []);
      if (asked.length === 0) return;
      for (const one of asked) {
        this.#ask(one.cause, one.paidBy.join(' ') || one.receipt.id);
        confirmed.push(...this.#named(one));
        for (const id of one.paidBy) settled.add(id);
      }
      open = open.filter(
        (one) =>
          !asked.includes(one) && (one.paidBy.length === 0 || one.paidBy.some((id) => !settled.has(id))),
      );
    }
  }

  /** The documents that are not matched without asking; those without a payment only where one is offered for them. */
  #unmatched(
    open: readonly YearDocument[],
    settled: Set<string>,
    confirmed: readonly NamedPair[],
  ): YearDocument[] {
    const matches = suggestMatches({
      transactions: this.#rows.filter(({ id }) => !settled.has(id)),
      receipts: open.map(({ receipt }) => receipt),
      memory: { confirmed },
    });
    const byId = new Map(open.map((one) => [one.receipt.id, one]));
    const matched = new Set<YearDocument>();
    for (const { receiptIds, transactionIds, decision } of matches) {
      if (decision !== 'auto') continue;
      const found = receiptIds.flatMap((id) => byId.get(id) ?? []);
      this.#decided(
        found.every(({ paidBy }) => transactionIds.every((row) => paidBy.includes(row))),
        () =>
          `match: ${receiptIds.map((id) => this.#toldDocument(id)).join(' + ')} with ${transactionIds.map((id) => this.#toldRow(id)).join(' + ')}`,
      );
      for (const id of transactionIds) settled.add(id);
      for (const one of found) if (one.paidBy.every((id) => settled.has(id))) matched.add(one);
    }
    const offered = new Set(matches.flatMap(({ receiptIds }) => receiptIds));
    return open.filter((one) => !matched.has(one) && (one.paidBy.length > 0 || offered.has(one.receipt.id)));
  }

  /** What confirming a document teaches. */
  #named({ receipt, paidBy }: YearDocument): NamedPair[] {
    const texts = this.#year.rows
      .filter(({ id }) => paidBy.includes(id))
      .map(({ description }) => description);
    return confirmedNames([receipt.vendor], texts).flatMap(({ vendor, descriptions }) =>
      descriptions.map((description) => ({ vendor, description })),
    );
  }

  #toldDocument(id: string): string {
    const receipt = this.#year.documents.find((one) => one.receipt.id === id)?.receipt;
    return `${receipt?.date ?? ''} ${receipt?.vendor ?? ''} ${String(receipt?.amount)}`;
  }
  #toldRow(id: string): string {
    const row = this.#year.rows.find((one) => one.id === id);
    return `${row?.date ?? ''} ${row?.description ?? ''} ${String(row?.amount)}`;
  }

  /** Receipts that are asked for though no rule of the country wants one. */
  receipts(moved: ReadonlySet<string>): void {
    const documented = new Set(this.#year.documents.flatMap(({ paidBy }) => paidBy));
    for (const row of this.#rows) {
      const [categoryId = 'other'] = this.#rightFor(row);
      const isMoney =
        moved.has(row.id) || row.truth === undefined || row.truth === 'owner' || row.truth === 'personal';
      if (isMoney || row.amount > 0 || documented.has(row.id)) continue;
      const { description } = row;
      const isAsked = wantsReceipt({
        kind: 'expense',
        categoryId,
        description,
        amount: row.amount,
        receiptFrom: receiptLimit(this.#year.business.country, row.currency),
        receiptIds: [],
        noReceiptNeeded: false,
      });
      if (isAsked && !isReceiptWantedByLaw(row, this.#year.business.country)) this.#needless += 1;
    }
  }
}

/** Documents of a purchase or a sale. */
const PURCHASES: readonly string[] = ['receipt', 'invoice'];
const uses = new Map(['transfer', 'owner'].map((id) => [id, useTaught(id)]));
/** Whether a row was neither earned nor spent, whoever's it was. */
const isMoved = ({ truth }: YearRow): boolean => truth === undefined || truth === 'owner';

/** Whether an import marks a row as money that only moved, by its words alone. */
function saysTransfer(
  { description, amount, date, accountId, currency }: YearRow,
  { accounts }: Year,
): boolean {
  const statement = {
    format: 'csv' as const,
    currency,
    account: null,
    opening: null,
    closing: null,
    proven: null,
  };
  const transactions = [{ row: 2, date, description, amount }];
  const accountKind = accounts[accountId];
  const reading = recogniseTransfers(
    { kind: 'read', statement: { ...statement, transactions, rejected: [], questions: [] } },
    { ...(accountKind === undefined ? {} : { accountKind }) },
  );
  return reading.kind === 'read' && reading.statement.transactions[0]?.transfer !== undefined;
}
