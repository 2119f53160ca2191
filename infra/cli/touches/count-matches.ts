import { confirmedNames, vendorKey } from '../../../functions/domain/matching/lessons.ts';
import { suggestMatches } from '../../../functions/domain/matching/suggest-matches.ts';
import type { NameMemory } from '../../../functions/domain/text/name-book.ts';
import type { Tally } from './touches.ts';
import { sayDocument, sayRow, TAUGHT_UNTIL } from './year-truth.ts';
import type { Year } from './year.ts';
import type { YearDocument, YearRow } from './year-book.ts';

type NamedPair = NonNullable<NameMemory['confirmed']>[number];

/** Counts the documents of a year that a person has to match with what paid them. */
export class MatchCount {
  readonly #year: Year;
  readonly #rows: readonly YearRow[];
  readonly #tally: Tally;

  constructor(year: Year, rows: readonly YearRow[], tally: Tally) {
    this.#year = year;
    this.#rows = rows;
    this.#tally = tally;
  }

  /** What is not matched without asking is a decision, one for everything that was paid together; its names are known from then on. */
  count(isTaught: boolean, moved: ReadonlySet<string>): void {
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
        this.#tally.ask(one.cause, one.paidBy.join(' ') || one.receipt.id);
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
      this.#tally.decided(
        found.every(({ paidBy }) => transactionIds.every((row) => paidBy.includes(row))),
        () =>
          `match: ${receiptIds.map((id) => sayDocument(this.#year, id)).join(' + ')} with ${transactionIds.map((id) => sayRow(this.#year, id)).join(' + ')}`,
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
}
