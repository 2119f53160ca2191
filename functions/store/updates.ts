import { toItem } from './entity.ts';
import type { Entity, Key } from './entity.ts';
import type { Condition, Write } from './writes.ts';

type Update = Omit<NonNullable<Write['Update']>, 'TableName'>;

/** Adds to counters of an item, and sets its other attributes. */
export function addition<T extends object>(
  of: Entity<T>,
  value: T,
  counters: readonly (keyof T & string)[],
): Update {
  const item = toItem(of, value);
  const given = Object.keys(item).filter(
    (name) => name !== 'pk' && name !== 'sk' && !counters.some((counter) => counter === name),
  );
  const all = [...given, ...counters];
  const aliases = new Map(
    all.map((name, at) => [name, PLAIN_NAME.test(name) ? name : `n${at.toString(36)}`]),
  );
  const list = (names: readonly string[], join: string) =>
    names.map((name) => `#${aliases.get(name)}${join}:${aliases.get(name)}`).join(', ');
  return {
    Key: keyed(of.key(value)),
    UpdateExpression: `SET ${list(given, ' = ')} ADD ${list(counters, ' ')}`,
    ExpressionAttributeNames: Object.fromEntries(all.map((name) => [`#${aliases.get(name)}`, name])),
    ExpressionAttributeValues: Object.fromEntries(all.map((name) => [`:${aliases.get(name)}`, item[name]])),
  };
}

/** An attribute that an expression can call by its own name; any other has a short number there: an expression may have 4 kB. */
const PLAIN_NAME = /^[a-z][a-z]\w*$/i;

/** An addition that is refused where another attribute that it sets was something else before. */
export function onlyWhile({ Update }: Write, attribute: string): Write {
  if (!Update) throw new Error('Only an addition can depend on what it sets.');
  const isAsSet = `(attribute_not_exists(#${attribute}) OR #${attribute} = :${attribute})`;
  return { Update: { ...Update, ConditionExpression: isAsSet } };
}

/** An addition while a counter of it stands as it was read; undefined stands for an item, or a counter, that is not there. */
export function onlyAsRead({ Update }: Write, counter: string, read: number | undefined): Write {
  if (!Update) throw new Error('Only an addition can depend on what was read.');
  const names = { ...Update.ExpressionAttributeNames, [`#${counter}`]: counter };
  if (read === undefined)
    return {
      Update: {
        ...Update,
        ConditionExpression: `attribute_not_exists(#${counter})`,
        ExpressionAttributeNames: names,
      },
    };
  return {
    Update: {
      ...Update,
      ConditionExpression: `#${counter} = :read_${counter}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, [`:read_${counter}`]: read },
    },
  };
}

/** An addition to an item that exists. */
export function onlyExisting({ Update }: Write): Write {
  if (!Update) throw new Error('Only an addition can depend on what is there.');
  return { Update: { ...Update, ConditionExpression: 'attribute_exists(pk)' } };
}

/** An addition that is refused where the counter has reached `limit`, beside what else it is refused for. */
export function onlyBelow({ Update }: Write, counter: string, limit: number): Write {
  if (!Update) throw new Error('Only an addition can have a limit.');
  const isBelow = `(attribute_not_exists(#${counter}) OR #${counter} < :limit_${counter})`;
  return {
    Update: {
      ...Update,
      ConditionExpression: [Update.ConditionExpression, isBelow].filter(Boolean).join(' AND '),
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, [`:limit_${counter}`]: limit },
    },
  };
}

/** An update that adds to a counter as well. */
export function alsoAdding({ Update }: Write, counter: string, count: number): Write {
  if (!Update) throw new Error('Only an update can add to a counter.');
  return {
    Update: {
      ...Update,
      UpdateExpression: `${Update.UpdateExpression ?? ''} ADD #${counter} :${counter}`,
      ExpressionAttributeNames: { ...Update.ExpressionAttributeNames, [`#${counter}`]: counter },
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, [`:${counter}`]: count },
    },
  };
}

/** Only while an item exists that has no such attribute. */
export const ifMissing = (attribute: string): Condition => ({
  ConditionExpression: `attribute_exists(pk) AND attribute_not_exists(#${attribute})`,
  ExpressionAttributeNames: { [`#${attribute}`]: attribute },
});

/** Only while attributes of an item are what they were read as. */
export function ifAsRead(read: Readonly<Record<string, unknown>>): Condition {
  const names = namesOf(read);
  return {
    ConditionExpression: names.map((name) => `#${name} = :read_${name}`).join(' AND '),
    ExpressionAttributeNames: named(names),
    ExpressionAttributeValues: valued(':read_', read, names),
  };
}

/** Changes attributes that are as in `before`, and with them when the table may drop the item. */
export function replacement<T extends object>(of: Entity<T>, before: T, changed: Partial<T>): Update {
  const names = namesOf(changed);
  const expiresAt = of.expiresAt?.({ ...before, ...changed });
  const set: Record<string, unknown> = { ...changed, ...(expiresAt === undefined ? {} : { expiresAt }) };
  return {
    Key: keyed(of.key(before)),
    UpdateExpression: setting(Object.keys(set)),
    ConditionExpression: names.map((name) => `#${name} = :before_${name}`).join(' AND '),
    ExpressionAttributeNames: named(Object.keys(set)),
    ExpressionAttributeValues: {
      ...valued(':', set, Object.keys(set)),
      ...valued(':before_', before, names),
    },
  };
}

/** Changes attributes of an item that exists, where others are as in `standing`. */
export function change<T extends object>(key: Key, changed: Partial<T>, standing: Partial<T>): Update {
  const [names, conditions] = [namesOf(changed), namesOf(standing)];
  const stand = conditions.map((name) => `#${name} = :standing_${name}`);
  return {
    Key: keyed(key),
    UpdateExpression: setting(names),
    ConditionExpression: ['attribute_exists(pk)', ...stand].join(' AND '),
    ExpressionAttributeNames: named([...names, ...conditions]),
    ExpressionAttributeValues: {
      ...valued(':', changed, names),
      ...valued(':standing_', standing, conditions),
    },
  };
}

/** Only of what exists and is not to be deleted. */
export const stays: Condition = {
  ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#closing) OR #closing = :not_closing)',
  ExpressionAttributeNames: { '#closing': 'closing' },
  ExpressionAttributeValues: { ':not_closing': null },
};

/** An update of what is to be deleted as it was read, while it still is so; or where it was not, while it is not. */
export function whileClosing({ Update }: Write, closing: object | null | undefined): Write {
  if (!Update) throw new Error('Only an update can depend on what is to be deleted.');
  const { ConditionExpression, ExpressionAttributeValues } = closing
    ? {
        ConditionExpression: '#closing = :closing_before',
        ExpressionAttributeValues: { ':closing_before': closing },
      }
    : stays;
  return {
    Update: {
      ...Update,
      ConditionExpression,
      ExpressionAttributeNames: { ...Update.ExpressionAttributeNames, '#closing': 'closing' },
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ...ExpressionAttributeValues },
    },
  };
}

/** The key's attributes. */
export function keyed([pk, sk]: Key): { pk: string; sk: string } {
  return { pk, sk };
}

function setting(names: readonly string[]): string {
  return `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`;
}

function named(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`#${name}`, name]));
}

function valued<T extends object>(
  prefix: string,
  from: Partial<T>,
  names: readonly (keyof T & string)[],
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [`${prefix}${name}`, from[name]]));
}

function namesOf<T extends object>(value: T): (keyof T & string)[] {
  return Object.keys(value) as (keyof T & string)[];
}
