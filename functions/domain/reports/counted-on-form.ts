import { bookCategories } from '../../../shared/countries/book-categories.ts';
import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { allowanceLineOf } from '../../../shared/countries/capital-purchases.ts';
import { deductibleSharesOf } from '../../../shared/countries/deductible-shares.ts';
import type { DeductibleShare } from '../../../shared/countries/deductible-shares.ts';
import { isOfBusiness, templateFor } from '../../../shared/countries/index.ts';
import { shareOf } from '../../../shared/exchange.ts';
import type { CountedShare } from '../../../shared/model/report.ts';
import type { ReportRow } from './report-rows.ts';

/** What the law leaves of the lines of a form. */
export interface CountedOnForm {
  /** Of a row by its key, where a rule is about something on it. */
  readonly ofRow: (key: string) => { readonly counts: number; readonly shares?: CountedShare[] } | undefined;
  /** What the lines of the business come to by what of them counts; what is on no line is not in it. */
  readonly profit: number;
  /** What is on the line of an allowance, of which nobody has said how much is claimed: none of it counts. */
  readonly leftOut?: FormAmount;
  /** What a person said is claimed on that line, negative: it counts in place of what stands there. */
  readonly claimed?: FormAmount;
}

interface FormAmount {
  readonly formLine: string;
  readonly amount: number;
}

/**
 * Counts the rows of a form by the rules of the books' country. Each rule rounds once a line: half a cent away from zero. `claim`: how much a
 * person said is claimed on the line of the country's allowance, in minor units.
 */
export function countedOnForm(
  rows: readonly ReportRow[],
  books: CategorisingBooks,
  claim?: number,
): CountedOnForm {
  const { country } = templateFor(books.country, books.profession);
  const lines = rows.filter(({ subject }) => 'formLine' in subject);
  const ruleOf = shareRules(deductibleSharesOf(country), books);
  const counted = new Map(lines.map((row) => [row.key, countedShares(row, ruleOf)]));
  const allowanceLine = allowanceLineOf(country);
  const counts = ({ key, amount }: ReportRow): number =>
    key === allowanceLine
      ? 0 - (claim ?? 0)
      : (counted.get(key) ?? []).reduce((sum, share) => sum - share.amount + share.counts, amount);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const allowance = allowanceLine === undefined ? undefined : byKey.get(allowanceLine);
  const isAsked = allowance !== undefined && (allowance.amount !== 0 || claim !== undefined);
  return {
    ofRow: (key) => {
      const [row, shares = []] = [byKey.get(key), counted.get(key)];
      if (isAsked && row === allowance) return { counts: counts(row) };
      return row && shares.length > 0 ? { counts: counts(row), shares } : undefined;
    },
    profit: lines.filter(({ key }) => isOfBusiness(country, key)).reduce((sum, row) => sum + counts(row), 0),
    ...(isAsked && claim === undefined
      ? { leftOut: { formLine: allowance.key, amount: allowance.amount } }
      : {}),
    ...(isAsked && claim !== undefined ? { claimed: { formLine: allowance.key, amount: 0 - claim } } : {}),
  };
}

type RuleOf = (categoryId: string, formLine: string) => DeductibleShare | undefined;

/** Finds the rule for what a category has on a line: that of the line, else that of what the category is for. */
function shareRules(rules: readonly DeductibleShare[], books: CategorisingBooks): RuleOf {
  const purposes = new Map(bookCategories(books, 'expense').map(({ id, purpose }) => [id, purpose]));
  return (categoryId, formLine) =>
    rules.find(({ of }) => 'formLine' in of && of.formLine === formLine) ??
    rules.find(({ of }) => 'purpose' in of && of.purpose === purposes.get(categoryId));
}

/** What on a line there are rules for, that of each rule together. */
function countedShares({ key: line, parts = [] }: ReportRow, ruleOf: RuleOf): CountedShare[] {
  const byRule = Map.groupBy(parts, ({ subject }) =>
    'categoryId' in subject ? ruleOf(subject.categoryId, line) : undefined,
  );
  return [...byRule].flatMap(([rule, some]) => {
    if (!rule) return [];
    const { percent, taxYear, source } = rule;
    const amount = some.reduce((sum, part) => sum + part.amount, 0);
    // The law limits what was paid; the tax that is claimed of it comes off what it leaves.
    const taken = some.reduce((sum, part) => sum + part.taken, 0);
    const counts = shareOf(amount + taken, percent, 100) - taken || 0;
    const restOn = rule.restOn?.(line);
    return [
      {
        ...{ of: some.map(({ key }) => key), amount, percent, counts },
        ...{ taxYear, source },
        ...(restOn === undefined ? {} : { restOn }),
      },
    ];
  });
}
