import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHledger } from '../support/has-hledger.ts';
import { anyLedger } from '../support/recount/any-ledger.ts';
import { recountedFigures } from '../support/recount/recounted-figures.ts';
import { toldFigures } from '../support/recount/told-figures.ts';

/** As many ledgers as a run of all tests has time for; `MATCHBOOK_RECOUNTS=500 npx vitest --testTimeout=0 …` counts more. */
const LEDGERS = Number(process.env['MATCHBOOK_RECOUNTS'] ?? 6);

describe.skipIf(!hasHledger())(
  'reports, returns, summaries, cash flow and what contractors were paid',
  () => {
    it('are what plain-text accounting makes of the same entries, to the cent', async () => {
      await fc.assert(
        fc.asyncProperty(anyLedger, async (ledger) => {
          const { now, ...told } = await toldFigures(ledger);
          expect(told).toEqual(recountedFigures(ledger, told.returns, now));
        }),
        // One ledger takes so long that making it smaller would take minutes: the seed makes it again.
        { numRuns: LEDGERS, endOnFailure: true },
      );
    });
  },
);
