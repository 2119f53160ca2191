import type { RatedTax } from '../../../shared/countries/standard-taxes.ts';
import { isPayroll } from '../../../shared/bank-entries.ts';
import { merchantWords } from '../text/merchant-words.ts';
import { NAMELESS, NameBook } from '../text/name-book.ts';
import { groupNamed } from './asked-together.ts';
import type { CategoryRow } from './category-rules.ts';
import { isLoanPayment } from './loan-payment.ts';
import { useTaught } from './taught-use.ts';
import { isMixedHouse } from './mixed-houses.ts';
import { PAID_BY_HAND } from './sure-merchants.ts';
import { kindOfShopNamed, tradeNamed } from './trade-words.ts';

/** A row that somebody has given its category. */
export interface CategorisedRow extends CategoryRow {
  readonly categoryId: string;
  /** Whose document was matched with it, where the bank's text names nobody: its name for what is alike. */
  readonly documentVendor?: string | undefined;
  /** Of a loan payment that a person split: the loan's account, and how much of it was paid back; its category is the interest's. */
  readonly repaid?: { readonly to: string; readonly amount: number } | undefined;
  /** Of a sale: that there was no sales tax in it. */
  readonly isTaxFree?: true | undefined;
  /** What of it is the business's own, in percent; left out: all. */
  readonly businessShare?: number | undefined;
  /** The rates at which its documents tax the whole of its price; null where no rate is that of the whole. */
  readonly rates?: readonly RatedTax[] | null | undefined;
}

/** What earlier rows say: the category most of them have. */
export interface HistoryAnswer {
  readonly categoryId: string;
  /** Rows that say so, and rows asked. */
  readonly votes: number;
  readonly rows: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/** What people decided about other shops of a row's trade: one category for all of them. */
export interface TradeAnswer {
  readonly categoryId: string;
  readonly trade: string;
  readonly shops: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/** What people decided about most other shops whose names say about the same. */
export interface KindAnswer {
  readonly categoryId: string;
  readonly word: string;
  /** Shops that say so, and shops asked. */
  readonly votes: number;
  readonly shops: number;
}

const ALIKE_MIN = 0.78;
/** What one person's decision about a vendor makes of its next entry, and what is left where anything speaks against it. */
const SURE = 0.99;
const UNSURE_MAX = 0.98;
/** What a name that only stands within the other makes of it: worth showing, too little to accept with a glance. */
const WITHIN_MAX = 0.7;
/** An amount so many times another one of the vendor is another kind of purchase. */
const AMOUNT_TIMES_MAX = 8;
/** Shops of one trade that have to be of one category before the next one surely is, and what fewer make of it. */
const SHOPS_MIN = 2;
const OF_ONE_TRADE = 0.85;
/** Who sends money is a customer once three others were, but not with so many times what these paid: that may be lent. */
const PAYERS_MIN = 3;
const PAID_TIMES_MAX = 2;
/** A row of nearly the same amount says more: a telephone bill and a telephone come from one shop. */
const NEAR_SHARE = 0.1;
const NEAR_VOTES = 3;

/** An organisation's own habits, by the names in its bank texts. */
export class CategoryHistory {
  readonly #names = new NameBook();
  readonly #byName: ReadonlyMap<number, CategorisedRow[]>;
  readonly #byTrade: ReadonlyMap<string | undefined, CategorisedRow[]>;
  readonly #byKind: ReadonlyMap<string | undefined, CategorisedRow[]>;
  readonly #byHand: readonly CategorisedRow[];
  readonly #byBank: readonly CategorisedRow[];
  readonly #byGroup: ReadonlyMap<string | undefined, CategorisedRow[]>;

  constructor(given: readonly CategorisedRow[]) {
    const rows = given.map((row) => ({ ...row, description: row.documentVendor ?? row.description }));
    this.#byTrade = Map.groupBy(rows, tradeOf);
    this.#byKind = Map.groupBy(rows, (row) => kindOf(row)?.kind);
    const paidIn = rows.filter(({ amount }) => amount > 0);
    this.#byHand = paidIn.filter(sendsByHand);
    this.#byBank = paidIn.filter((row) => !sendsByHand(row));
    this.#byGroup = Map.groupBy(rows, groupOf);
    this.#byName = Map.groupBy(rows, ({ description }) => this.#names.numberOf(description));
    this.#names.index([...this.#byName.keys()].filter((name) => name !== NAMELESS));
  }

  /** What rows of the same name (else of a like one) and direction have been given; undefined when there are none. */
  answer(row: CategoryRow): HistoryAnswer | undefined {
    const name = this.#names.numberOf(row.description);
    if (name === NAMELESS) return undefined;
    const same = this.#rowsOf([name], row);
    if (same.length > 0) {
      const answer = answerOf(same, row, 1);
      return { ...answer, confidence: isSure(same, row) ? SURE : Math.min(answer.confidence, UNSURE_MAX) };
    }
    const { rows, likeness } = this.#alike(name, row, (one) => !sellsOther(one, row));
    if (rows.length === 0) return undefined;
    // A like name for a sum of another size is no more than a name.
    return answerOf(rows, row, isUsualAmount(rows, row) ? likeness : Math.min(likeness, WITHIN_MAX));
  }

  /** What was decided about names like that of a row, where nobody has decided about this very one. */
  decidedAlike(row: CategoryRow): readonly CategorisedRow[] {
    const name = this.#names.numberOf(row.description);
    return name === NAMELESS || this.knows(row) ? [] : this.#alike(name, row).rows;
  }

  /** Whether anybody has decided about rows of this very name and direction. */
  knows(row: CategoryRow): boolean {
    return this.#rowsOf([this.#names.numberOf(row.description)], row).length > 0;
  }

  /** Whether all that was decided about rows of this very name and direction is one category. */
  agreesOn(categoryId: string, row: CategoryRow): boolean {
    return this.#rowsOf([this.#names.numberOf(row.description)], row).every(
      (one) => one.categoryId === categoryId,
    );
  }

  /**
   * What stands for a category where money the other way with this name was never the business's: the owner's comes back, and what was paid
   * privately.
   */
  notBusiness(row: CategoryRow): string | undefined {
    const name = this.#names.numberOf(row.description);
    if (name === NAMELESS || isMixedHouse(row.description) || this.knows(row)) return undefined;
    const others = this.#rowsOf([name], { ...row, amount: -row.amount });
    const [use, ...different] = new Set(others.map(({ categoryId }) => categoryId));
    return use !== undefined && different.length === 0 && useTaught(use) ? use : undefined;
  }

  /**
   * What other shops of the row's trade have been given, where that is one category of the business's own; undefined where nothing or more
   * is said.
   */
  answerOfTrade(row: CategoryRow): TradeAnswer | undefined {
    const trade = tradeOf(row);
    if (trade === undefined || isMixedHouse(row.description)) return undefined;
    const others = this.#byTrade.get(trade) ?? [];
    const [categoryId, ...different] = new Set(others.map((one) => one.categoryId));
    if (categoryId === undefined || different.length > 0 || useTaught(categoryId)) return undefined;
    const shops = new Set(others.map(({ description }) => this.#names.numberOf(description))).size;
    const isSureOf = shops >= SHOPS_MIN && isUsualAmount(others, row);
    return { categoryId, trade, shops, confidence: isSureOf ? SURE : OF_ONE_TRADE };
  }

  /**
   * What more than half of the other shops were whose names say about the same, and no use: worth offering for all such shops at once,
   * never sure.
   */
  answerOfKind(row: CategoryRow): KindAnswer | undefined {
    const named = kindOf(row);
    if (!named) return undefined;
    const others = this.#byKind.get(named.kind) ?? [];
    const shopsOf = (rows: readonly CategorisedRow[]) =>
      new Set(rows.map(({ description }) => this.#names.numberOf(description))).size;
    const shops = shopsOf(others);
    const said = [...Map.groupBy(others, ({ categoryId }) => categoryId)];
    const most = said.find(([, rows]) => shopsOf(rows) * 2 > shops);
    if (!most || useTaught(most[0])) return undefined;
    return { categoryId: most[0], word: named.word, votes: shopsOf(most[1]), shops };
  }

  /** What all other vendors of about its kind were, from two of them on: worth accepting with a glance, never sure. */
  answerOfGroup(row: CategoryRow): { readonly categoryId: string; readonly vendors: number } | undefined {
    const group = groupOf(row);
    const others = group === undefined ? [] : (this.#byGroup.get(group) ?? []);
    const [categoryId, ...different] = new Set(others.map((one) => one.categoryId));
    if (categoryId === undefined || different.length > 0 || useTaught(categoryId)) return undefined;
    const vendors = new Set(others.map(({ description }) => this.#names.numberOf(description))).size;
    return vendors >= SHOPS_MIN && isUsualAmount(others, row) ? { categoryId, vendors } : undefined;
  }

  /**
   * What all others were who sent money the same way, by hand or through a bank, from three of them on, and no use: somebody else may lend, or be
   * the owner. Nothing of what comes onto a card.
   */
  answerOfPayers(row: CategoryRow): { readonly categoryId: string; readonly payers: number } | undefined {
    if (row.amount <= 0 || row.isOnCard) return undefined;
    const others = sendsByHand(row) ? this.#byHand : this.#byBank;
    const [categoryId, ...different] = new Set(others.map((one) => one.categoryId));
    if (categoryId === undefined || different.length > 0 || useTaught(categoryId)) return undefined;
    const payers = new Set(others.map(({ description }) => this.#names.numberOf(description))).size;
    return payers >= PAYERS_MIN && isOfUsualSize(others, row) ? { categoryId, payers } : undefined;
  }

  /** Rows of like names, and how like: those that begin alike before others. */
  #alike(
    name: number,
    row: CategoryRow,
    isMeant: (one: CategorisedRow) => boolean = () => true,
  ): { rows: readonly CategorisedRow[]; likeness: number } {
    const alike = this.#names
      .alike(name, ALIKE_MIN)
      .filter((each) => this.#rowsOf([each.name], row).some(isMeant));
    const namesakes = alike.filter((each) => this.#names.beginAlike(name, each.name));
    const asked = namesakes.length > 0 ? namesakes : alike;
    const rows = this.#rowsOf(
      asked.map((each) => each.name),
      row,
    );
    const most = Math.max(...asked.map((each) => each.likeness));
    return { rows, likeness: Math.min(namesakes.length > 0 ? UNSURE_MAX : WITHIN_MAX, most) };
  }

  #rowsOf(names: readonly number[], { amount }: CategoryRow): CategorisedRow[] {
    return names.flatMap((name) =>
      (this.#byName.get(name) ?? []).filter((row) => Math.sign(row.amount) === Math.sign(amount)),
    );
  }
}

/** Stands for the trade of wages and of what is withheld from them: whoever is paid, it is one kind of expense. */
export const PAYROLL = 'payroll';

/** The trade that an expense's text names; undefined also where somebody was paid by hand, who may work in the trade for the business. */
function tradeOf({ amount, description }: CategoryRow): string | undefined {
  const folded = merchantWords(description);
  if (amount < 0 && isPayroll(folded)) return PAYROLL;
  return amount < 0 && !PAID_BY_HAND.test(folded) ? tradeNamed(folded) : undefined;
}

/** Whether a name says that it sells another kind of thing than a decided one that is like it: `Irvine Hotel` is not `Irvine Pty Ltd`. */
function sellsOther(decided: CategoryRow, row: CategoryRow): boolean {
  const [kind, decidedKind] = [row, decided].map(
    ({ description }) => kindOfShopNamed(merchantWords(description))?.kind,
  );
  return kind !== undefined && kind !== decidedKind;
}

/** What an expense's text says about what is sold, as `tradeOf` where that is a trade. */
function kindOf({ amount, description }: CategoryRow): { kind: string; word: string } | undefined {
  const folded = merchantWords(description);
  if (amount >= 0 || PAID_BY_HAND.test(folded) || isMixedHouse(description)) return undefined;
  return kindOfShopNamed(folded);
}

const sendsByHand = ({ amount, description }: CategoryRow): boolean =>
  amount > 0 && PAID_BY_HAND.test(merchantWords(description));

/** Whether a sum is no larger than some times the largest of theirs in its currency. */
const isOfUsualSize = (rows: readonly CategorisedRow[], { amount, currency }: CategoryRow): boolean =>
  rows.some((one) => one.currency === currency && amount <= PAID_TIMES_MAX * one.amount);

const groupOf = ({ amount, description }: CategoryRow): string | undefined =>
  amount < 0 ? groupNamed(merchantWords(description)) : undefined;

/** Whether all decisions about a vendor agree, it sells one kind of thing, and the amount is like theirs. */
function isSure(same: readonly CategorisedRow[], row: CategoryRow): boolean {
  if (isMixedHouse(row.description) || isLoanPayment(row)) return false;
  return isUsualAmount(same, row) && new Set(same.map(({ categoryId }) => categoryId)).size === 1;
}

/** Whether a row's amount is like one of theirs; money in may be any. */
function isUsualAmount(same: readonly CategorisedRow[], row: CategoryRow): boolean {
  const size = Math.abs(row.amount);
  return same.some(({ amount }) => {
    const [small, large] = [Math.min(size, Math.abs(amount)), Math.max(size, Math.abs(amount))];
    return row.amount > 0 || large <= small * AMOUNT_TIMES_MAX;
  });
}

function answerOf(rows: readonly CategorisedRow[], { amount }: CategoryRow, likeness: number): HistoryAnswer {
  const votes = new Map<string, number>();
  let all = 0;
  for (const row of rows) {
    const isNear = Math.abs(row.amount - amount) <= NEAR_SHARE * Math.abs(amount);
    const vote = isNear ? NEAR_VOTES : 1;
    votes.set(row.categoryId, (votes.get(row.categoryId) ?? 0) + vote);
    all += vote;
  }
  const [categoryId = '', most = 0] =
    [...votes].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  return {
    categoryId,
    votes: rows.filter((row) => row.categoryId === categoryId).length,
    rows: rows.length,
    // A little is kept back for the day that is different.
    confidence: (likeness * most) / (all + 0.15),
  };
}
