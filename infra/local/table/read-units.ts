import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

const READING = ['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand'];

/** Counts the read units (DynamoDB's, of 4 kB) that a client uses from here on. Gives how many there were so far. */
export function countReadUnits(client: DynamoDBClient): () => number {
  let units = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (call) => {
        const isRead = READING.includes(commandName ?? '');
        const input = isRead ? { ...call.input, ReturnConsumedCapacity: 'TOTAL' } : call.input;
        const answer = await next({ ...call, input });
        const output: object = answer.output;
        if (isRead && 'ConsumedCapacity' in output) units += unitsOf(output.ConsumedCapacity);
        return answer;
      },
    { step: 'initialize' },
  );
  return () => units;
}

function unitsOf(consumed: unknown): number {
  const all = Array.isArray(consumed) ? consumed : [consumed];
  return all.reduce<number>(
    (sum, one: unknown) =>
      typeof one === 'object' && one !== null && 'CapacityUnits' in one
        ? sum + Number(one.CapacityUnits)
        : sum,
    0,
  );
}
