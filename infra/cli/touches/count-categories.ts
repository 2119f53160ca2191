import type { CategorisedRow } from '../../../functions/domain/categories/category-history.ts';
import { ruleFor } from '../../../functions/domain/categories/category-rules.ts';
import type { CategoryRow } from '../../../functions/domain/categories/category-rules.ts';
import type { CategoryRule } from '../../../functions/domain/categories/category-rule.ts';
import { ruleText } from '../../../functions/domain/categories/rule-text.ts';
import { toldByDocument } from '../../../functions/domain/categories/told-by-document.ts';
import {
  SURE_MIN,
  type CategorySuggestion,
} from '../../../functions/domain/categories/category-suggestion.ts';
import { categorySuggester } from '../../../functions/domain/categories/suggest-category.ts';
import { vendorFamilies } from '../../../functions/domain/categories/vendor-families.ts';
import { suggestMatches } from '../../../functions/domain/matching/suggest-matches.ts';
import { NameKeys } from '../../../functions/domain/text/name-key.ts';
import type { OfferedCategory } from '../../../shared/countries/index.ts';
import { familyKeyOf } from '../../../shared/model/category.ts';
import type { Tally } from './touches.ts';
import { choicesOf, rightFor, taughtBy } from './year-truth.ts';
import type { Year } from './year.ts';
import type { YearRow } from './year-book.ts';

/** Documents of a purchase or a sale. */
const PURCHASES: readonly string[] = ['receipt', 'invoice'];

/** Counts the decisions about what the rows of a year were for. */
export class CategoryCount {
  readonly #year: Year;
  readonly #rows: readonly YearRow[];
  readonly #tally: Tally;
  readonly #choices: readonly OfferedCategory[];
  readonly #keys = new NameKeys();
  #isTaught = false;
  #matchedCold: ReadonlyMap<string, string> | undefined;

  constructor(year: Year, rows: readonly YearRow[], tally: Tally) {
    this.#year = year;
    this.#rows = rows;
    this.#tally = tally;
    this.#choices = choicesOf(year.business);
  }

  /** One decision a vendor and use, or one for all of a family that have one use; `earlier` is what was decided before. */
  count(earlier: readonly YearRow[], moved: ReadonlySet<string>): void {
    this.#isTaught = earlier.length > 0;
    const history = earlier.flatMap((row) => taughtBy(row, this.#choices));
    const rules = this.#alwaysPersonal(earlier);
    let open = this.#rows.filter((row) => !moved.has(row.id) && !this.#isRuled(row, rules));
    // Who is asked about a vendor sees all of its rows, and what was said is known of the next of its name.
    for (let answers = 0; ; answers += 1) {
      const offers = new Map<string, CategorySuggestion>();
      const unsure = this.#unsure(open, history, offers);
      // What an answer makes sure of others that are open already waits for one press, which accepts all that is sure.
      if (answers > 0 && unsure.length < open.length) this.#tally.ask('accepting what answers made sure', '');
      open = unsure;
      const [first] = open;
      if (!first) return;
      const asked = this.#line(first, open, history, offers);
      this.#answer(asked, offers);
      history.push(...asked.flatMap((row) => taughtBy(row, this.#choices)));
      open = open.filter((row) => !asked.includes(row));
    }
  }

  /** The rules that a person made of vendors that are always personal, where they were asked about these: whoever owns the books knows. */
  #alwaysPersonal(earlier: readonly YearRow[]): CategoryRule[] {
    const named = Map.groupBy(this.#year.rows, (row) => this.#vendorOf(row));
    const asked = new Set(earlier.map((row) => this.#vendorOf(row)));
    return [...named].flatMap(([vendor, rows]) => {
      const [first] = rows;
      if (!first || !asked.has(vendor) || rows.some(({ truth }) => truth !== 'personal')) return [];
      const seen = earlier.filter((row) => this.#vendorOf(row) === vendor);
      const [one = first, ...others] = seen;
      const text = ruleText(
        one.description,
        others.map(({ description }) => description),
      );
      const direction = first.amount > 0 ? ('in' as const) : ('out' as const);
      return [{ id: vendor, conditions: { text, direction }, effect: { use: 'personal' as const } }];
    });
  }

  #isRuled(row: YearRow, rules: readonly CategoryRule[]): boolean {
    if (!ruleFor(row, rules)) return false;
    this.#tally.decided(
      row.truth === 'personal',
      () => `rule: ${row.description} is ${row.truth ?? 'moved'}, not personal`,
    );
    return true;
  }

  /**
   * The rows that stand with a row in one line of the worklist: those of its vendor, or of the vendors of its family, where none of these
   * has an offer that the others don't share.
   */
  #line(
    first: YearRow,
    open: readonly YearRow[],
    history: readonly CategorisedRow[],
    offers: ReadonlyMap<string, CategorySuggestion>,
  ): YearRow[] {
    const familyOf = vendorFamilies({ rows: open, history });
    const [vendor, family] = [this.#vendorOf(first), familyKeyOf(familyOf(first))];
    const related = open.filter((row) => family !== '' && familyKeyOf(familyOf(row)) === family);
    const isShared = new Set(related.map(({ id }) => offers.get(id)?.categoryId)).size === 1;
    const alone = new Set(related.filter(({ id }) => offers.has(id)).map((row) => this.#vendorOf(row)));
    if (family === '' || (!isShared && alone.has(vendor)))
      return open.filter((row) => this.#vendorOf(row) === vendor);
    return related.filter((row) => isShared || !alone.has(this.#vendorOf(row)));
  }

  /**
   * Sorts the rows of one line: an answer for each use that a vendor has, or each category in a family, given for the rows or vendors that
   * are ticked. Of two the one that the line is offered anyway needs none: its rows are what is left, and take it in the same step. Who was
   * not there before turns that on once.
   */
  #answer(asked: readonly YearRow[], offers: ReadonlyMap<string, CategorySuggestion>): void {
    const [vendor = '', ...others] = new Set(asked.map((row) => this.#vendorOf(row)));
    const answerTo = (row: YearRow): string =>
      (others.length > 0 ? rightFor(row, this.#choices)[0] : row.truth) ?? row.truth ?? '';
    const byAnswer = Map.groupBy(asked, answerTo);
    const offered = this.#offered(asked, offers);
    const isRest = (rows: readonly YearRow[]): boolean =>
      offered !== undefined && rows.every((row) => rightFor(row, this.#choices).includes(offered));
    const rest = byAnswer.size === 2 ? [...byAnswer].find(([, rows]) => isRest(rows)) : undefined;
    if (rest) this.#tally.tookRest();
    if (rest && !this.#isTaught) this.#tally.ask('taking the rest of a line as offered', '');
    for (const row of asked)
      if (answerTo(row) !== rest?.[0]) this.#tally.ask(row.cause, `line of ${vendor}: ${answerTo(row)}`);
  }

  /** What the worklist offers for a line: the surest that any of its rows may be. */
  #offered(asked: readonly YearRow[], offers: ReadonlyMap<string, CategorySuggestion>): string | undefined {
    const newestFirst = asked.toReversed().flatMap(({ id }) => offers.get(id) ?? []);
    return newestFirst.toSorted((a, b) => Math.round(b.confidence * 100) - Math.round(a.confidence * 100))[0]
      ?.categoryId;
  }

  #vendorOf({ amount, description }: CategoryRow): string {
    return `${String(amount > 0)} ${this.#keys.keyOf(description) || description}`;
  }

  /**
   * The rows that a person has to be asked about, with what they are offered in `offers`; the others are decided, by their own text or by
   * the document that was matched with them.
   */
  #unsure(
    rows: readonly YearRow[],
    history: readonly CategorisedRow[],
    offers: Map<string, CategorySuggestion>,
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
        if (offer) offers.set(row.id, offer);
        return true;
      }
      this.#tally.decided(
        rightFor(row, this.#choices).includes(found.categoryId),
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
}
