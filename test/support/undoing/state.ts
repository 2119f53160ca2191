type Item = Record<string, unknown>;

/** What of books has to be as it was once everything is taken back. */
const KEPT = new Set([
  ...['transaction', 'total', 'receipt', 'pair', 'rules'],
  ...['organization', 'accounts', 'own-categories', 'recurring-entry', 'coverage'],
]);
/** Counted or noted at each change, whatever it was; read or offered, not written; or what names the item itself. */
const ASIDE = new Set([
  ...['version', 'changedAt', 'reviewedAt', 'suggestedCategory', 'fields', 'archivedFrom'],
  ...['organizationId', 'entity', 'pk', 'sk'],
]);

/**
 * Books as they stand: each fact under its item's key and its name. Versions, history and what was learned are left aside, and a count of
 * nothing is none.
 */
export function stateOf(items: readonly Item[]): ReadonlyMap<string, string> {
  return new Map(
    items
      .filter((item) => KEPT.has(String(item['entity'])) && stands(item))
      .flatMap((item) =>
        factsOf(item).map(([name, value]) => [`${String(item['sk'])} ${name}`, value] as const),
      ),
  );
}

/** What is deleted is kept for a while, and a pair that nobody decided on is offered while its entries are there. */
const stands = ({ entity, deletedAt, status }: Item): boolean =>
  deletedAt === undefined && !(entity === 'pair' && status === 'suggested');

function factsOf(item: Item): [string, string][] {
  const told = Object.entries(item)
    .map(([name, value]) => [name, Array.isArray(value) ? value.filter(isThere) : value] as const)
    .filter(([name, value]) => !ASIDE.has(name) && !isNothing(value));
  // A total of nothing is kept, and says nothing.
  if (item['entity'] === 'total' && !told.some(([, value]) => typeof value === 'number')) return [];
  return told.map(([name, value]) => [name, JSON.stringify(value)]);
}

/** What was removed of a list may stay in it as a mark of that. */
const isThere = (one: unknown): boolean => !(typeof one === 'object' && one !== null && 'isRemoved' in one);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || (Array.isArray(value) && value.length === 0);

/** What differs; empty where books are as they were. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((fact) => {
    const [was, is] = [before.get(fact), after.get(fact)];
    return was === is ? [] : [`${fact} was ${was ?? 'none'} and is ${is ?? 'none'}`];
  });
}
