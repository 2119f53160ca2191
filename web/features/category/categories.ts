import { entryCategories, templateFor } from '../../../shared/countries/index.ts';
import type { OfferedCategory } from '../../../shared/countries/index.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import { useSignedIn } from '../../auth/me-context.ts';

/** The categories of the organisation's template and the general ones, and how one reads. */
export interface Categories {
  readonly of: (kind: EntryKind) => readonly OfferedCategory[];
  readonly all: readonly OfferedCategory[];
  readonly labelOf: (nameOrId: string) => string;
  /** The id under which books keep what has this name; any other text stays as it is. */
  readonly idOf: (nameOrId: string) => string;
}

export function useCategories(): Categories {
  const { country, profession } = useSignedIn().profile;
  return categoriesOf(country, profession);
}

type Place = Parameters<typeof templateFor>;

let latest: { readonly place: Place; readonly categories: Categories } | undefined;

/** Of one place they are made once: every row of a list asks for them. */
function categoriesOf(...place: Place): Categories {
  if (latest?.place.every((part, at) => part === place[at])) return latest.categories;
  const categories = listedFor(place);
  latest = { place, categories };
  return categories;
}

function listedFor(place: Place): Categories {
  const template = templateFor(...place);
  const lists = {
    income: entryCategories(template, 'income'),
    expense: entryCategories(template, 'expense'),
  };
  const all = [...new Map([...lists.expense, ...lists.income].map((one) => [one.id, one])).values()];
  const known = new Map([
    ...all.map((one) => [one.name, one] as const),
    ...all.map((one) => [one.id, one] as const),
  ]);
  return {
    of: (kind) => lists[kind],
    all,
    labelOf: (nameOrId) => known.get(nameOrId)?.label ?? nameOrId.charAt(0).toUpperCase() + nameOrId.slice(1),
    idOf: (nameOrId) => known.get(nameOrId)?.id ?? nameOrId,
  };
}
