import type { Country, Profession } from '../model/template.ts';
import type { ExpensePurpose, IncomePurpose } from './purpose.ts';

/** What a country calls an entry that others call differently; null where that country has no such thing. */
export type LocalNames = Readonly<Partial<Record<Country, string | null>>>;

/**
 * A name that people of the profession look for, and what it is for; the country's form decides the line. One that got another name keeps
 * its `id`.
 */
export type Entry<P> = readonly [purpose: P, name: string, local?: LocalNames, id?: string];

/** What one profession earns and spends, in the order in which its people look for it. */
export interface ProfessionList {
  readonly profession: Profession;
  readonly categories: readonly Entry<ExpensePurpose>[];
  readonly incomeTypes: readonly Entry<IncomePurpose>[];
  /** Purposes of which the list names special cases alone, so that the choice of any business is offered beside them. */
  readonly alsoGeneral?: readonly ExpensePurpose[];
}

/** A category of the lists: one id in every country, whatever it is called there. */
export interface LocalEntry<P> {
  readonly id: string;
  readonly purpose: P;
  readonly name: string;
}

/** The entries that `country` has, under the names it uses. */
export const localEntries = <P>(entries: readonly Entry<P>[], country: Country): LocalEntry<P>[] =>
  entries.flatMap(([purpose, name, local, id = idOf(name)]) => {
    const localName = local?.[country];
    return localName === null ? [] : [{ id, purpose, name: localName ?? name }];
  });

/** `Office Supplies` → `office-supplies`. Rows keep these ids: a name in a list may get another local name, never another id. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
