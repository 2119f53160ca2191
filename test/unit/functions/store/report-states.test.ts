import { describe, expect, it } from 'vitest';
import { notBegun } from '../../../../functions/store/packing.ts';
import { OrderedReport, Report } from '../../../../functions/store/report-states.ts';
import type {
  ReportBeingSent,
  ReportState,
  StoredReport,
} from '../../../../functions/store/report-states.ts';
import { Reports } from '../../../../functions/store/reports.ts';
import {
  failed,
  perhapsSent,
  problemOf,
  sent,
} from '../../../../functions/use-cases/exports/ended-report.ts';
import { memoryBooks } from '../../../support/memory-books.ts';

const at = '2026-04-01T12:00:00.000Z';
const recipient = { email: 'dana@example.com', name: 'Dana' };
const ordered: OrderedReport = {
  ...{ id: '0197a0b0-0000-7000-8000-000000000001', organizationId: 'o', userId: 'u', name: 'march.csv' },
  ...{ type: 'custom', format: 'csv', from: '2026-03-01', to: '2026-03-31', fields: [], onlyMatched: false },
  ...{ asked: 'all', recipient, createdAt: at, changedAt: at, version: 1 },
};
const toBeMade = { status: 'Processing', size: null } as const;
const claim = { recipient, claimedAt: at, made: { size: 12, rows: 1 } };
const beingSent: ReportBeingSent = { ...ordered, ...toBeMade, ...claim };
const delivery = { status: 'sent', at } as const;
const left = sent(beingSent, { messageId: 'm', sentAt: at, delivery });

const states: Readonly<Record<string, ReportState>> = {
  'to be made': toBeMade,
  'to be packed': { ...toBeMade, progress: 0, packing: notBegun },
  packed: { status: 'Processing', recipient, size: 12, rows: 1 },
  'being sent': { ...toBeMade, ...claim },
  'packed and being sent': { ...toBeMade, ...claim, size: 12 },
  made: { status: 'Ready', size: 12, rows: 1, isKept: true },
  'made and deleted': { status: 'Ready', size: 12, rows: 1, isKept: true, deletedAt: at },
  sent: left,
  failed: failed(problemOf('export-too-large')),
  'perhaps sent': perhapsSent(beingSent),
  'perhaps sent, and deleted': { ...perhapsSent(beingSent), deletedAt: at },
};

describe('a report', () => {
  it.each(Object.entries(states))('is read as it was kept when it is %s', (_, state) => {
    const kept = JSON.parse(JSON.stringify({ ...ordered, ...state })) as StoredReport;
    expect(Report.parse(kept)).toEqual(kept);
  });

  it('takes nothing of a state into the next one, and all of its order', async () => {
    const { cloud } = await memoryBooks();
    const reports = new Reports(cloud.table);
    for (const before of Object.values(states))
      for (const next of Object.values(states)) {
        const { after } = reports.change({ ...ordered, ...before }, next, at);
        expect(after).toEqual({ ...ordered, ...next, version: 2 });
      }
  });

  it('that the mail service refused has not left, whatever was claimed of it', () => {
    const refused = { ...ordered, ...claim, ...failed(problemOf('mail-refused')) };
    expect(Report.parse(refused)).not.toHaveProperty('claimedAt');
    expect(Report.parse({ ...refused, problem: problemOf('mail-unknown') })).toHaveProperty('claimedAt');
  });
});
