import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes minutes, the longest first. Begun last, as their size would have it, they would have one core at the end, and leave the other idle. */
const LONG = [
  'test/api/killed-reads.test.ts',
  'test/laws/documents-killed.test.ts',
  'test/api/exports.test.ts',
  'test/laws/bodies.test.ts',
  'test/api/imports-printed.test.ts',
  'test/api/closings.test.ts',
  'test/laws/kill.test.ts',
  'test/laws/liveness.test.ts',
  'test/laws/year-of-books.test.ts',
  'test/laws/report-schedules.test.ts',
  'test/laws/printed-documents.test.ts',
  'test/api/data-exports.test.ts',
  'test/api/sample-books.test.ts',
  'test/laws/recounted-reports.test.ts',
  'test/laws/simulation.test.ts',
  'test/api/matching.test.ts',
  'test/laws/team-races.test.ts',
  'test/laws/billing-storm.test.ts',
  'test/laws/currencies.test.ts',
  'test/infra/missing-grant.test.ts',
  'test/infra/dynamodb.test.ts',
  'test/infra/suppressions.test.ts',
  'test/infra/kept-state.test.ts',
];

/** Runs files as Vitest would, but for the long ones, which come first on a machine too that has not measured them yet. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) => {
      const at = LONG.indexOf(relative(project.config.root, moduleId));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
