import * as z from 'zod';

/** What a pattern asks of one value: to be among these, or to begin so. */
const Wanted = z.array(z.union([z.string(), z.strictObject({ prefix: z.string() })]));
type Wanted = z.output<typeof Wanted>;

/** A pattern of Lambda's event filtering, as far as the stacks use it: values named, or their beginning. */
export type EventPattern = { readonly [name: string]: EventPattern | Wanted };
const EventPattern: z.ZodType<EventPattern> = z.lazy(() =>
  z.record(z.string(), z.union([Wanted, EventPattern])),
);

/** Reads the pattern of an event source's filter; throws for what the local cloud doesn't know. */
export const readPattern = (pattern: string): EventPattern => EventPattern.parse(JSON.parse(pattern));

/**
 * Whether an event passes: each value that the pattern names is as it wants
 * (AWS Lambda Developer Guide, "Control which events Lambda sends to your function").
 */
export function passes(event: unknown, pattern: EventPattern): boolean {
  return Object.entries(pattern).every(([name, wanted]) => {
    const value = propertyOf(event, name);
    return isWanted(wanted) ? wanted.some((one) => isAs(value, one)) : passes(value, wanted);
  });
}

const isWanted = (part: EventPattern | Wanted): part is Wanted => Array.isArray(part);

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function isAs(value: unknown, wanted: Wanted[number]): boolean {
  return typeof wanted === 'string'
    ? value === wanted
    : typeof value === 'string' && value.startsWith(wanted.prefix);
}
