import * as z from 'zod';

const OneOrMany = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]));

/** One statement of an identity policy. NotAction, NotResource and Principal aren't understood: strict, so they throw. */
export const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: OneOrMany,
  Resource: OneOrMany,
  Condition: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});
export type Statement = z.output<typeof Statement>;

export const PolicyDocument = z.object({ Statement: z.array(Statement) });

/**
 * One thing that a request does. `resources` are the names by which AWS might know the one resource (an address's
 * identity or its domain's): a permission for any of them suffices. `context` holds condition keys with their values.
 */
export interface Call {
  action: string;
  resources: readonly string[];
  context?: Readonly<Record<string, string>>;
}

/** Whether an identity with these statements may make the call: some statement allows it and none denies it. */
export function isAllowed(statements: readonly Statement[], call: Call): boolean {
  const applying = statements.filter((statement) => applies(statement, call));
  return applying.length > 0 && applying.every(({ Effect }) => Effect === 'Allow');
}

function applies(statement: Statement, { action, resources, context = {} }: Call): boolean {
  return (
    statement.Action.some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase())) &&
    statement.Resource.some((pattern) => resources.some((resource) => matches(pattern, resource))) &&
    conditionsHold(statement.Condition ?? {}, context)
  );
}

/** IAM's wildcards: `*` any run of characters, `?` one. */
function matches(pattern: string, text: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.');
  return new RegExp(`^${source}$`, 's').test(text);
}

type Test = (wanted: string[], actual: string) => boolean;
const TESTS: Record<string, Test> = {
  StringEquals: (wanted, actual) => wanted.includes(actual),
  StringEqualsIgnoreCase: (wanted, actual) =>
    wanted.some((each) => each.toLowerCase() === actual.toLowerCase()),
  StringLike: (wanted, actual) => wanted.some((pattern) => matches(pattern, actual)),
  ArnLike: (wanted, actual) => wanted.some((pattern) => matches(pattern, actual)),
  ArnEquals: (wanted, actual) => wanted.some((pattern) => matches(pattern, actual)),
};

/** Keys that say nothing on one machine: nothing is encrypted in transit there. */
const IGNORED_KEYS = new Set(['aws:SecureTransport']);

function conditionsHold(
  conditions: Record<string, Record<string, unknown>>,
  context: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(conditions).every(([operator, keys]) =>
    Object.entries(keys).every(([key, wanted]) => {
      if (IGNORED_KEYS.has(key)) return true;
      const test = TESTS[operator];
      if (!test) throw new Error(`The local cloud doesn't know the policy condition ${operator} on ${key}`);
      const actual = context[key];
      return actual !== undefined && test(OneOrMany.parse(wanted), actual);
    }),
  );
}
