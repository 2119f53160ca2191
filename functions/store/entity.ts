import * as z from 'zod';

export type Key = readonly [partition: string, sort: string];
export type Item = Record<string, unknown>;

/** One kind of item of the single table: its shape and every key it is found by. */
export interface Entity<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly key: (value: T) => Key;
  readonly index1?: (value: T) => Key | undefined;
  readonly index2?: (value: T) => Key | undefined;
  readonly index3?: (value: T) => Key | undefined;
  /** Seconds since 1970 after which the table may drop the item. */
  readonly expiresAt?: (value: T) => number | undefined;
}

/** What every item of an organisation says. */
export const OwnedBy = z.object({ organizationId: z.string() });

/** Declares an entity, keeping its type. */
export const entity = <T>(declaration: Entity<T>): Entity<T> => declaration;

/** The stored form of a value: its attributes beside its keys. */
export function toItem<T extends object>(of: Entity<T>, value: T): Item {
  const [pk, sk] = of.key(value);
  const expiresAt = of.expiresAt?.(value);
  return {
    ...value,
    pk,
    sk,
    entity: of.name,
    ...indexKeys(1, of.index1?.(value)),
    ...indexKeys(2, of.index2?.(value)),
    ...indexKeys(3, of.index3?.(value)),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

/** The value of a stored item; throws when the item does not have the entity's shape. */
export function fromItem<T>(of: Entity<T>, item: Item): T {
  return of.schema.parse(item);
}

function indexKeys(number: 1 | 2 | 3, key: Key | undefined): Item {
  return key ? { [`pk${number}`]: key[0], [`sk${number}`]: key[1] } : {};
}
