import { describe, expect, it } from 'vitest';
import { addReportSchedule } from '../../../../../functions/use-cases/schedules/add-report-schedule.ts';
import { changeReportSchedule } from '../../../../../functions/use-cases/schedules/change-report-schedule.ts';
import { reportSchedule } from '../../../../support/entries.ts';
import { scheduledBooks } from './scheduled-books.ts';

const content = { kind: 'report', type: 'sales-tax', format: 'csv' } as const;

describe('a sales tax return', () => {
  it('is not scheduled, now or by a change, where no return of the books is computed', async () => {
    const { cloud, caller, add, schedule } = await scheduledBooks();
    const refusal = { refused: 'nothing-to-export', because: { code: 'no-sales-tax-return' } };
    expect(await addReportSchedule(reportSchedule({ content }), caller, cloud)).toMatchObject(refusal);
    const { id, version } = await add();
    expect(await changeReportSchedule(id, { version, content }, caller, cloud)).toMatchObject(refusal);
    expect(await schedule(id)).toMatchObject({ content: { type: 'transactions' }, version });
  });

  it('is scheduled where one is', async () => {
    const { cloud, caller, add } = await scheduledBooks();
    const organization = await cloud.organizations.get(caller.organizationId);
    if (!organization) throw new Error('There are no books.');
    const canadian = { currency: 'USD', country: 'Canada', profession: 'general' } as const;
    await cloud.table.write(cloud.organizations.setUpChange(organization, canadian, organization.accounts));
    expect(await add({ content })).toMatchObject({ content });
  });
});
