import { NumberValue } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';

/** The table that all of it is asked of. */
export const NAME = 'books';

/** Mostly what the table takes, else what it refuses: rare, for one such value spoils a whole transaction. */
const mostly = <T, U>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ weight: 300, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Few keys, so that operations meet; some sort otherwise by UTF-16 than by bytes. */
const sort = mostly(
  fc.constantFrom('a', 'a#', 'a#1', 'b', 'é', '漢', '\uff5e', '😀'),
  fc.constantFrom('', 'x'.repeat(1024), 'ж'.repeat(513)),
);
const partition = mostly(
  fc.constantFrom('ORG#1', 'ORG#2'),
  fc.constantFrom('', 'p'.repeat(2030), 'p'.repeat(2049)),
);
const key = fc.record({ pk: partition, sk: sort });
const number = mostly(
  fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom(0.1, 0.2, 1.5e-7, 12345678901234567890n, 10n ** 37n + 1n),
  ),
  fc.constantFrom(
    ...['1e-130', '1e-131', '9.5e125', '1e126'].map((text) => NumberValue.from(text)),
    10n ** 38n + 1n,
  ),
);
const scalar = fc.oneof(
  { weight: 3, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom('', 'Café', '漢', '😀') },
);
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  {
    weight: 2,
    arbitrary: mostly(
      fc.constantFrom(
        true,
        false,
        null,
        [],
        {},
        [1, 'a'],
        { a: { b: [0] } },
        { a: { b: [0n] } },
        deep(30),
        deep(31),
      ),
      fc.constantFrom({ '': 1 }, deep(32), deep(33), 'x'.repeat(409_000), 'x'.repeat(409_600)),
    ),
  },
);
function deep(levels: number): unknown {
  return levels === 0 ? 1 : [deep(levels - 1)];
}

const NAMES = ['count', 'version', 'name'] as const;
const indexKeys = fc.record(
  {
    pk1: mostly(fc.constantFrom('LIST#1', 'LIST#2'), fc.constant('')),
    sk1: sort,
    pk2: mostly(fc.constant('OTHER'), fc.constant(7)),
    sk2: sort,
  },
  { requiredKeys: [] },
);
const attributes = fc.record({ count: number, version: number, name: value }, { requiredKeys: [] });

const comparing = (name: string, ConditionExpression: string, x: unknown): Condition => ({
  ConditionExpression,
  ExpressionAttributeNames: { '#x': name },
  ExpressionAttributeValues: { ':x': x },
});
/** The conditions of the store, and their neighbours. */
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 10, arbitrary: fc.constant({}) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom('attribute_not_exists(pk)', 'attribute_exists(pk)')
      .map((ConditionExpression) => ({ ConditionExpression })),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.oneof(
          fc.tuple(
            fc.constantFrom('#x = :x', '#x <> :x', 'NOT (#x = :x)', 'attribute_exists(pk) AND #x = :x'),
            value,
          ),
          fc.tuple(
            mostly(
              fc.constantFrom(
                '#x < :x',
                '#x >= :x',
                'attribute_not_exists(#x) OR #x < :x',
                'attribute_not_exists(pk) OR attribute_exists(#x) AND #x > :x',
                '(attribute_not_exists(pk) OR attribute_exists(#x)) AND #x <= :x',
              ),
              fc.constantFrom('#x = :y', '#x ~ :x', '(#x = :x', '#x = :x OR'),
            ),
            mostly(scalar, value),
          ),
        ),
      )
      .map(([name, [expression, x]]) => comparing(name, expression, x)),
  },
);
interface Condition {
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

const updating = fc
  .tuple(
    mostly(
      fc.constantFrom(
        ['SET #a = :a', 'a'],
        ['SET #a = :a, #b = :b', 'ab'],
        ['SET #a = :a ADD #b :b', 'ab'],
        ['ADD #a :a', 'a'],
        ['SET #a = #b + :a', 'ab'],
        ['SET #a = if_not_exists(#a, :b) - :a', 'a'],
        ['REMOVE #a SET #b = :b', 'ab'],
      ),
      fc.constantFrom(['SET #a = :a, #a = :b', 'a'], ['SET', ''], ['ADD #a = :a', 'a']),
    ),
    fc.constantFrom(['count', 'version'], ['version', 'count'], ['version', 'name']),
    fc.tuple(number, mostly(number, value)),
  )
  .map(([[UpdateExpression = '', used = ''], names, values]) => ({
    UpdateExpression,
    ExpressionAttributeNames: Object.fromEntries(
      names.flatMap((name, at) => (used.includes('ab'[at] ?? '-') ? [[`#${'ab'[at] ?? ''}`, name]] : [])),
    ),
    ExpressionAttributeValues: Object.fromEntries(
      values.flatMap((each, at) => {
        const word = `:${'ab'[at] ?? ''}`;
        return UpdateExpression.includes(word) ? [[word, each]] : [];
      }),
    ),
  }));

export type Row = Record<string, unknown>;
const about = (target: Row, asked: Condition) => ({ TableName: NAME, Key: target, ...asked });
const put = fc.tuple(key, indexKeys, attributes, condition).map(([its, listed, more, asked]) => ({
  Put: { TableName: NAME, Item: { ...its, ...listed, ...more }, ...asked },
}));
const anyUpdate = fc.tuple(key, updating, condition).map(([its, update, asked]) => ({
  Update: {
    ...about(its, asked),
    ...update,
    ExpressionAttributeNames: { ...update.ExpressionAttributeNames, ...namesOf(asked) },
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...valuesOf(asked) },
  },
}));
const write = fc.oneof(
  { weight: 5, arbitrary: put },
  { weight: 2, arbitrary: fc.tuple(key, condition).map(([its, asked]) => ({ Delete: about(its, asked) })) },
  {
    weight: 2,
    arbitrary: fc.tuple(key, condition).map(([its, asked]) => ({
      ConditionCheck: about(its, { ConditionExpression: 'attribute_exists(pk)', ...asked }),
    })),
  },
  { weight: 4, arbitrary: anyUpdate },
);
export type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;
const namesOf = ({ ExpressionAttributeNames = {} }: Condition) => ExpressionAttributeNames;
const valuesOf = ({ ExpressionAttributeValues = {} }: Condition) => ExpressionAttributeValues;

function keyOf(each: Write): unknown[] {
  const { Key, Item } = Object.values(each)[0] as { Key?: Row; Item?: Row };
  return [(Key ?? Item)?.['pk'], (Key ?? Item)?.['sk']];
}

const bounds = mostly(
  fc
    .tuple(sort, sort)
    .map(([from, to]) => (Buffer.compare(Buffer.from(from), Buffer.from(to)) > 0 ? [to, from] : [from, to])),
  fc.constant(['b', 'a']),
);
/** Something to ask of the table: what the store asks, and what the table refuses. */
export const operation = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.uniqueArray(write, {
          selector: (each) => JSON.stringify(keyOf(each)),
          maxLength: 4,
          size: 'max',
        }),
        fc.option(fc.constantFrom('one', 'two'), { nil: undefined, freq: 4 }),
      )
      .map(([TransactItems, ClientRequestToken]) => ({
        kind: 'write' as const,
        TransactItems,
        ClientRequestToken,
      })),
  },
  { weight: 2, arbitrary: anyUpdate.map((update) => ({ kind: 'update' as const, update })) },
  { weight: 2, arbitrary: key.map((Key) => ({ kind: 'get' as const, Key })) },
  { weight: 1, arbitrary: fc.array(key, { maxLength: 5 }).map((Keys) => ({ kind: 'batch' as const, Keys })) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('query' as const),
      index: mostly(fc.constantFrom(undefined, 'index1', 'index2', 'index3'), fc.constant('index9')),
      bounds: fc.option(bounds, { nil: undefined }),
      limit: mostly(fc.constantFrom(undefined, 1, 2, 50), fc.constant(0)),
      newestFirst: fc.boolean(),
    }),
  },
);
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;
