import { describe, expect, it } from 'vitest';
import { readMeter } from '../../../../../infra/local/table/read-meter.ts';

const QUERY = 'DynamoDB_20120810.Query';
const answer = (consumed: unknown) => Buffer.from(JSON.stringify({ Items: [], ConsumedCapacity: consumed }));

describe('readMeter', () => {
  it('leaves requests as they are until it is asked for the first time', () => {
    const meter = readMeter();
    expect(meter.asked(QUERY, '{"Limit":1}')).toBe('{"Limit":1}');
    meter.answered('list-transactions', QUERY, answer({ CapacityUnits: 2 }));
    expect(meter.units()).toEqual({});
    expect(JSON.parse(meter.asked(QUERY, '{"Limit":1}'))).toEqual({
      Limit: 1,
      ReturnConsumedCapacity: 'TOTAL',
    });
  });

  it('adds up what each function reads, of one table or of several, and nothing that is written', () => {
    const meter = readMeter();
    meter.units();
    meter.answered('list-transactions', QUERY, answer({ CapacityUnits: 2 }));
    meter.answered('list-transactions', 'DynamoDB_20120810.BatchGetItem', answer([{ CapacityUnits: 1.5 }]));
    meter.answered('get-me', 'DynamoDB_20120810.GetItem', answer({ CapacityUnits: 1 }));
    meter.answered('get-me', 'DynamoDB_20120810.PutItem', answer({ CapacityUnits: 7 }));
    expect(meter.units()).toEqual({ 'list-transactions': 3.5, 'get-me': 1 });
    expect(meter.asked('DynamoDB_20120810.PutItem', '{}')).toBe('{}');
  });
});
