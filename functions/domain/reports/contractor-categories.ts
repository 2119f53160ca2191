import { bookCategories } from '../../../shared/countries/book-categories.ts';
import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { contractorPurposes } from '../../../shared/countries/contractor-forms.ts';
import type { ContractorPurpose } from '../../../shared/countries/contractor-forms.ts';
import { linesOnlyFor, templateFor } from '../../../shared/countries/index.ts';

/**
 * The categories of some books in which people are paid for work without being employed, each with what for: those of the lists, and whatever
 * a person put on a form line that takes nothing else. On a line that takes both it is what the profession's own list has, else no building.
 */
export function contractorCategories(books: CategorisingBooks): ReadonlyMap<string, ContractorPurpose> {
  const { country } = templateFor(books.country, books.profession);
  // What was merged away is counted in the one that took it in.
  const standing = bookCategories(books, 'expense').filter(({ mergedInto }) => mergedInto === undefined);
  const listed = new Map(
    standing.flatMap(({ id, purpose }) => {
      const found = contractorPurposes.find((one) => one === purpose);
      return found ? [[id, found] as const] : [];
    }),
  );
  const [usual = 'subcontractors'] = listed.values();
  const lines = new Map<string | null, ContractorPurpose>([
    ...linesOnlyFor(country, contractorPurposes).map((line) => [line, usual] as const),
    ...contractorPurposes.flatMap((one) => linesOnlyFor(country, [one]).map((line) => [line, one] as const)),
  ]);
  return new Map(
    standing.flatMap(({ id, formLine }) => {
      const purpose = listed.get(id) ?? lines.get(formLine);
      return purpose ? [[id, purpose] as const] : [];
    }),
  );
}
