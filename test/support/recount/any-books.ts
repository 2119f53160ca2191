import fc from 'fast-check';
import type { LedgerRow } from '../../../functions/domain/ledger/ledger-row.ts';
import { addDays, daysBetween } from '../../../shared/civil-date.ts';
import {
  countries,
  entryCategories,
  fiscalYearStart,
  formLinesOf,
  templateFor,
} from '../../../shared/countries/index.ts';
import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import type { KeptCategory } from '../../../shared/model/book-category.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { SalesTaxRegistration } from '../../../shared/model/sales-tax.ts';
import { professionNames } from '../../../shared/model/template-names.ts';
import type { Country, Profession } from '../../../shared/model/template.ts';
import { rangeNamed } from '../../../shared/report-ranges.ts';

/** Books of one of the six countries with all that figures depend on but their entries, and the days that are asked about. */
export interface AnyBooks {
  readonly country: Country;
  readonly profession: Profession;
  readonly home: LedgerRow['currency'];
  readonly salesTax: SalesTaxRegistration | null;
  readonly categories: readonly KeptCategory[];
  readonly days: DateRange;
  /** Up to which day the books are closed. */
  readonly closedUntil: string | null;
  /** What entries can be in: also what was merged, a category of the books' own, one that no list has, and the unsorted ones. */
  readonly ids: readonly string[];
  /** The categories that there are rules about: what of their taxes may be claimed, how much counts, who is paid. */
  readonly telling: readonly string[];
}

const FIRST_DAY = '2025-01-01';
const OWN = '01900000-0000-7000-8000-0000000000aa';
const WITH_RULES = [
  ...['meals', 'entertainment', 'subcontractors', 'construction-subcontractors'],
  ...['wages', 'equipment'],
];

/** Days as they are asked for: fiscal years and quarters of the country, a month, or any. */
const anyDaysIn = (country: Country): fc.Arbitrary<DateRange> =>
  fc
    .record({
      today: fc.nat(800).map((day) => addDays(FIRST_DAY, day)),
      asked: fc.constantFrom('this-year', 'this-year', 'this-quarter', 'this-month', 'custom'),
      length: fc.nat(400),
    })
    .map(({ today, asked, length }) =>
      asked === 'custom'
        ? { from: today, to: addDays(today, length) }
        : rangeNamed(asked, { today, fiscalYearStart: fiscalYearStart(country) }),
    );

/** A registration from before the days on, or from one of them; mostly by the normal method; none in countries without such a tax. */
function anyRegistration(country: Country, days: DateRange): fc.Arbitrary<SalesTaxRegistration | null> {
  const rules = salesTaxRules(country);
  if (!rules) return fc.constant(null);
  const registration = fc.record({
    since: fc.oneof(
      fc.nat(300).map((before) => addDays(days.from, -before)),
      fc.nat(daysBetween(days.from, days.to)).map((after) => addDays(days.from, after)),
    ),
    number: fc.constant('1'),
    period: fc.constantFrom(...rules.periods),
    endsIn: fc.integer({ min: 1, max: 12 }),
    method: fc.constantFrom(...(['normal', 'normal', 'normal', 'simplified'] as const)),
  });
  return fc.option(registration, { freq: 6 });
}

/** What books made of the categories: one of their own on a line of the form, which may be merged into one that is merged into another. */
const anyCategoriesIn = (country: Country, expenses: readonly string[]): fc.Arbitrary<KeptCategory[]> =>
  fc
    .record({
      line: fc.constantFrom(...formLinesOf(country).filter(({ kind }) => kind === 'expense')),
      chain: fc.option(fc.shuffledSubarray([...expenses], { minLength: 2, maxLength: 2 })),
    })
    .map(({ line, chain }) => {
      const own = { id: OWN, name: 'Studio', kind: 'expense' as const, formLines: { expense: line.code } };
      const [merged, into] = chain ?? [];
      if (merged === undefined || into === undefined) return [own];
      const mergedInto = (id: string) => ({ merged: { into: id, jobId: OWN } });
      return [
        { ...own, ...mergedInto(merged) },
        { id: merged, ...mergedInto(into) },
      ];
    });

const anyTemplate = fc.record({
  country: fc.constantFrom(...countries),
  profession: fc.constantFrom(...professionNames),
});

/** Any books. */
export const anyBooks: fc.Arbitrary<AnyBooks> = anyTemplate
  .chain((chosen) => fc.record({ chosen: fc.constant(chosen), days: anyDaysIn(chosen.country) }))
  .chain(({ chosen, days }) => {
    const { country } = chosen;
    const template = templateFor(country, chosen.profession);
    const expenses = entryCategories(template, 'expense');
    const [income, expense] = [entryCategories(template, 'income'), expenses].map((some) =>
      some.map(({ id }) => id),
    );
    const telling = expenses.filter(({ purpose }) => WITH_RULES.includes(purpose)).map(({ id }) => id);
    return fc
      .record({
        salesTax: anyRegistration(country, days),
        categories: anyCategoriesIn(country, expense ?? []),
        some: fc.shuffledSubarray([...(income ?? []), ...(expense ?? [])], { minLength: 6, maxLength: 6 }),
        closed: fc.option(fc.nat(400)),
      })
      .map(({ salesTax, categories, some, closed }) => ({
        ...{ ...chosen, home: template.templateData.currency, days, salesTax, categories, telling },
        ids: [
          ...[...some, ...telling, ...(income ?? []).slice(0, 3)],
          ...categories.flatMap(({ id, merged }) => [id, ...(merged ? [merged.into] : [])]),
          ...['investment', 'other', 'expense', 'income', 'gone'],
        ],
        closedUntil: closed === null ? null : addDays(FIRST_DAY, closed),
      }));
  });
