import { bookCategories } from '../../../shared/countries/book-categories.ts';
import type { BookCategory, CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { contractorPurposes } from '../../../shared/countries/contractor-forms.ts';
import type { ContractorPurpose } from '../../../shared/countries/contractor-forms.ts';
import { linesOnlyFor, templateFor } from '../../../shared/countries/index.ts';

/**
 * The categories of some books in which people are paid for work without being employed, each with what for: those of the lists, and whatever
 * a person put on a form line that takes nothing else. On a line that takes both, such work is that of a trade other than building.
 */
export function contractorCategories(books: CategorisingBooks): ReadonlyMap<string, ContractorPurpose> {
  const { country } = templateFor(books.country, books.profession);
  const lineOf = (purposes: readonly ContractorPurpose[]) => new Set(linesOnlyFor(country, purposes));
  const [ofEither, ofBuilding] = [lineOf(contractorPurposes), lineOf(['construction-subcontractors'])];
  const purposeOf = ({ purpose, formLine }: BookCategory): ContractorPurpose | undefined => {
    const listed = contractorPurposes.find((one) => one === purpose);
    if (listed || formLine === null || !ofEither.has(formLine)) return listed;
    return ofBuilding.has(formLine) ? 'construction-subcontractors' : 'subcontractors';
  };
  return new Map(
    bookCategories(books, 'expense')
      // What was merged away is counted in the one that took it in.
      .filter(({ mergedInto }) => mergedInto === undefined)
      .flatMap((category) => {
        const purpose = purposeOf(category);
        return purpose ? [[category.id, purpose] as const] : [];
      }),
  );
}
