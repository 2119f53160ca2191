import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { entity } from '../../../../functions/store/entity.ts';
import { Table } from '../../../../functions/store/table.ts';

const notes = entity({ name: 'note', schema: z.object({ id: z.string() }), key: ({ id }) => ['NOTES', id] });
const dynamoDb = mockClient(DynamoDBDocumentClient);
const table = new Table('books');
afterAll(() => dynamoDb.restore());

const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Answers queries as the table does: in the order of the bytes, both bounds included. */
function holding(ids: readonly string[]) {
  dynamoDb.reset();
  dynamoDb.on(QueryCommand).callsFake((input: QueryCommandInput) => {
    const { ':from': from, ':to': to } = input.ExpressionAttributeValues as Record<string, string>;
    const within = ids.filter((id) => byBytes(from ?? '', id) <= 0 && byBytes(id, to ?? '') <= 0);
    const inOrder = within.toSorted(byBytes);
    const page = (input.ScanIndexForward ? inOrder : inOrder.toReversed()).slice(0, input.Limit);
    return {
      Items: page.map((id) => ({ id })),
      ...(page.length === input.Limit ? { LastEvaluatedKey: { sk: page.at(-1) } } : {}),
    };
  });
}

async function allPages(limit: number, newestFirst: boolean): Promise<string[]> {
  const met: string[] = [];
  for (;;) {
    const { items, more } = await table.page(notes, {
      partition: 'NOTES',
      after: met.at(-1),
      newestFirst,
      limit,
    });
    met.push(...items.map(({ id }) => id));
    if (!more) return met;
  }
}

/** Keys that lie as close to each other as keys can: prefixes of each other, neighbours, the ends of the alphabet. */
const character = fc.constantFrom(
  '\u0000',
  '\u0001',
  ' ',
  '#',
  '0',
  'a',
  'b',
  '\ud7ff',
  '\ue000',
  '\uffff',
  '\u{10000}',
);
const key = fc.oneof(
  fc.array(character, { minLength: 1, maxLength: 4 }).map((characters) => characters.join('')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).filter((text) => !text.includes('\u{10ffff}')),
);

describe('paging', () => {
  it('meets every item once and in order, whatever the keys, in both directions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(key, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        async (ids, limit, newestFirst) => {
          holding(ids);
          const inOrder = ids.toSorted(byBytes);
          expect(await allPages(limit, newestFirst)).toEqual(newestFirst ? inOrder.toReversed() : inOrder);
        },
      ),
      { numRuns: 300 },
    );
  });
});
