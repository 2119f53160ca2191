import * as z from 'zod';

/** What each function has read of the table, as CloudWatch's `ConsumedReadCapacityUnits` would tell it. */
export interface ReadMeter {
  /** The request as the table is asked it: while it is measured, a reading one asks for its cost. */
  asked: (target: string, body: string) => string;
  /** Takes the answer to a request of that access key into account. */
  answered: (accessKey: string, target: string, body: Buffer) => void;
  /** Read units so far by access key, which is the function's name. Measuring begins with the first question. */
  units: () => Readonly<Record<string, number>>;
}

const READING = new Set(['GetItem', 'BatchGetItem', 'Query', 'TransactGetItems']);
const Consumed = z.object({ CapacityUnits: z.number() });
const Answer = z.object({ ConsumedCapacity: z.union([Consumed, z.array(Consumed)]) });

/** Counts read units of 4 kB, half of one where a read may lag behind (DynamoDB's developer guide, "Read request units"). */
export function readMeter(): ReadMeter {
  let isMeasuring = false;
  const byKey = new Map<string, number>();
  const isMeasured = (target: string) => isMeasuring && READING.has(target.split('.').at(-1) ?? '');
  return {
    asked: (target, body) =>
      isMeasured(target)
        ? JSON.stringify({ ...(JSON.parse(body) as object), ReturnConsumedCapacity: 'TOTAL' })
        : body,
    answered(accessKey, target, body) {
      if (!isMeasured(target)) return;
      const answer = Answer.safeParse(JSON.parse(body.toString('utf8')));
      if (!answer.success) return;
      const consumed = [answer.data.ConsumedCapacity].flat();
      const units = consumed.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
      byKey.set(accessKey, (byKey.get(accessKey) ?? 0) + units);
    },
    units() {
      isMeasuring = true;
      return Object.fromEntries(byKey);
    },
  };
}
