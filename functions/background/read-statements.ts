import { workConsumer } from '../runtime/consumer.ts';
import { readStatement } from '../use-cases/imports/read-statement.ts';

/** The consumer of previews: what statements say, before anything enters the ledger. */
export const handler = workConsumer((work, cloud) => {
  if (work.kind !== 'read-statement') throw new Error(`${work.kind} is not the work of this stage.`);
  return readStatement(work.organizationId, work.importId, cloud);
});
