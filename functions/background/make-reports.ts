import { workConsumer } from '../runtime/consumer.ts';
import { doReports } from '../use-cases/exports/do-reports.ts';

/** The consumer of reports that were ordered: writing one as a workbook or in print takes longer than changing the books. */
export const handler = workConsumer(doReports);
