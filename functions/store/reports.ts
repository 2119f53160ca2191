import * as z from 'zod';
import { entity, OwnedBy } from './entity.ts';
import { inOrganization, listOf, orderedBy } from './keys.ts';
import type { Table } from './table.ts';

export const SentReport = OwnedBy.extend({
  id: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  rows: z.int(),
  recipient: z.string(),
  messageId: z.string(),
  sentAt: z.string(),
  userId: z.string(),
});
export type SentReport = z.infer<typeof SentReport>;

const reports = entity({
  name: 'report',
  schema: SentReport,
  key: ({ organizationId, id }) => inOrganization(organizationId, `REPORT#${id}`),
  index1: ({ organizationId, sentAt, id }) => [listOf(organizationId, 'REPORTS'), orderedBy(sentAt, id)],
});

/** What was mailed to accountants. */
export class Reports {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  async add(report: SentReport): Promise<void> {
    await this.#table.write([this.#table.put(reports, report)]);
  }
}
