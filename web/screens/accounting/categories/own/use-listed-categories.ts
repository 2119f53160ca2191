import { bookCategories } from '../../../../../shared/countries/book-categories.ts';
import type { BookCategory } from '../../../../../shared/countries/book-categories.ts';
import { unsortedCategoryIds } from '../../../../../shared/unsorted-categories.ts';
import { sayCategory } from '../../../../../shared/text/listed-names.ts';
import type { EntryKind } from '../../../../../shared/model/template.ts';
import type { Summary } from '../../../../../shared/model/summary.ts';
import { useSignedIn } from '../../../../auth/me-context.ts';

type Figures = Pick<Summary['byCategory'][number], 'count' | 'income' | 'expenses'>;

/** A category as the tab lists it: once, whatever kinds of entries it is for. */
export interface ListedCategory extends Pick<
  BookCategory,
  'id' | 'name' | 'label' | 'group' | 'isRetired' | 'mergedInto'
> {
  readonly kinds: readonly EntryKind[];
  /** Under which heading it stands. */
  readonly heading: EntryKind;
  /** For each of its kinds the line of the form; null where it is on none. */
  readonly formLines: Readonly<Partial<Record<EntryKind, string | null>>>;
  readonly figures: Figures;
}

const kinds: readonly EntryKind[] = ['income', 'expense'];
const none: Figures = { count: 0, income: 0, expenses: 0 };

/**
 * All categories of the books with what is in them this year; those of other lists, and those no longer offered, as far as there is
 * something in them.
 */
export function useListedCategories(): (byCategory: Summary['byCategory']) => ListedCategory[] {
  const { organization } = useSignedIn();
  const each = kinds.flatMap((kind) => bookCategories(organization, kind));
  const kept = new Set(organization.categories.map(({ id }) => id));
  const byId = Map.groupBy(
    each.filter(({ id }) => !unsortedCategoryIds.includes(id)),
    ({ id }) => id,
  );
  return (byCategory) => {
    const figuresOf = new Map(byCategory.map((sums) => [sums.categoryId, sums]));
    const known = [...byId]
      .filter(([id, some]) => figuresOf.has(id) || kept.has(id) || !some.every(({ isFormer }) => isFormer))
      .map(([id, some]) => listed(id, some, figuresOf.get(id) ?? none));
    const elsewhere = byCategory.filter(
      ({ categoryId: id }) => !byId.has(id) && !unsortedCategoryIds.includes(id),
    );
    return [...known, ...elsewhere.map(fromElsewhere)];
  };
}

function listed(id: string, some: readonly BookCategory[], figures: Figures): ListedCategory {
  const [first] = some;
  if (!first) throw new Error(`There is no category ${id}.`);
  const { name, label, group, isRetired, mergedInto } = first;
  const ofKinds = some.map(({ kind }) => kind);
  const onlyIncome = figures.income !== 0 && figures.expenses === 0;
  return {
    ...{ id, name, label, group, isRetired, mergedInto, figures },
    kinds: ofKinds,
    heading: ofKinds.includes('expense') && !(ofKinds.length > 1 && onlyIncome) ? 'expense' : 'income',
    formLines: Object.fromEntries(some.map(({ kind, formLine }) => [kind, formLine])),
  };
}

function fromElsewhere({
  categoryId: id,
  category,
  ...figures
}: Summary['byCategory'][number]): ListedCategory {
  const heading = figures.income !== 0 && figures.expenses === 0 ? 'income' : 'expense';
  return {
    ...{
      id,
      name: category,
      label: sayCategory(category),
      group: 'general',
      isRetired: false,
      mergedInto: undefined,
    },
    ...{ figures, heading, kinds: [heading], formLines: { [heading]: null } },
  };
}
