import type { OrderedReport, StoredReport } from '../../functions/store/report-states.ts';
import type { Packing } from '../../functions/store/packing.ts';
import type { GeneratedReport } from '../../shared/model/export.ts';

/** What a report says in whichever state it is, for tests that look at it: whatever its state does not know is undefined. */
interface ReportFacts extends OrderedReport, Pick<GeneratedReport, 'status' | 'size'> {
  readonly progress?: number | undefined;
  readonly packing?: Packing | undefined;
  readonly rows?: number | undefined;
  readonly problem?: GeneratedReport['problem'];
  readonly delivery?: GeneratedReport['delivery'];
}

export const factsOf = (report: StoredReport | undefined): ReportFacts | undefined => report;
