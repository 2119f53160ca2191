import { useMemo } from 'react';
import { entryCategories, templateFor } from '../../../shared/countries/index.ts';
import type { EntryCategory, EntryKind } from '../../../shared/model/template.ts';
import { useSignedIn } from '../../auth/me-context.ts';

/** The categories of the organisation's template and the general ones, and how a stored name reads. */
export interface Categories {
  readonly of: (kind: EntryKind) => readonly EntryCategory[];
  readonly all: readonly EntryCategory[];
  readonly labelOf: (name: string) => string;
}

export function useCategories(): Categories {
  const { country, profession } = useSignedIn().profile;
  return useMemo(() => {
    const template = templateFor(country, profession);
    const lists = {
      income: entryCategories(template, 'income'),
      expense: entryCategories(template, 'expense'),
    };
    const all = [...lists.expense, ...lists.income];
    const labels = new Map(all.map(({ name, label }) => [name, label]));
    return {
      of: (kind) => lists[kind],
      all: [...new Map(all.map((one) => [one.name, one])).values()],
      labelOf: (name) => labels.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1),
    };
  }, [country, profession]);
}
