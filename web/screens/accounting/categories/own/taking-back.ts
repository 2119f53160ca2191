import type { CategoryChange, KeptCategory } from '../../../../../shared/model/book-category.ts';

/** The change by which a category is again as it was kept. */
export function takingBack(change: CategoryChange, before: KeptCategory | undefined): CategoryChange {
  const { name, kind, formLines } = before ?? {};
  return {
    ...(change.name === undefined ? {} : { name: name ?? null }),
    ...(change.kind === undefined ? {} : { kind: kind ?? null }),
    ...(change.formLines === undefined
      ? {}
      : { formLines: { income: formLines?.income ?? null, expense: formLines?.expense ?? null } }),
    ...(change.isRetired === undefined ? {} : { isRetired: !change.isRetired }),
  };
}
