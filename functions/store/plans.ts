import * as z from 'zod';
import { Plan } from '../../shared/model/organization.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import { onlyBelow } from './updates.ts';
import { ifStill } from './writes.ts';
import type { Write } from './writes.ts';

const planKey = (organizationId: string): Key => inOrganization(organizationId, 'PLAN');
const usageKey = (organizationId: string, month: string): Key =>
  inOrganization(organizationId, `USAGE#${month}`);

export const StoredPlan = OwnedBy.extend({
  name: Plan,
  trialEndsAt: z.string().nullable(),
  /** Of one that is paid for: until when it is in force. */
  paidUntil: z.string().optional(),
});
export type StoredPlan = z.infer<typeof StoredPlan>;

export const planItems = entity({
  name: 'plan',
  schema: StoredPlan,
  key: ({ organizationId }) => planKey(organizationId),
});

export const Usage = OwnedBy.extend({
  month: z.string(),
  documents: z.int().default(0),
  statements: z.int().default(0),
  statementUploads: z.int().default(0),
});
export type Usage = z.infer<typeof Usage>;

const usages = entity({
  name: 'usage',
  schema: Usage,
  key: ({ organizationId, month }) => usageKey(organizationId, month),
});

/** The plans of organisations, and what they have used of them. */
export class Plans {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The plan of an organisation; every organisation was founded with one. */
  async of(organizationId: string): Promise<StoredPlan> {
    const plan = await this.#table.get(planItems, planKey(organizationId));
    if (!plan) throw new Error(`The organisation ${organizationId} has no plan.`);
    return plan;
  }

  /** The write of another plan, while the one before is still of that name. */
  change(before: StoredPlan, after: StoredPlan): Write {
    return this.#table.put(planItems, after, ifStill('name', before.name));
  }

  async usage(organizationId: string, month: string): Promise<Usage> {
    const kept = await this.#table.get(usages, usageKey(organizationId, month));
    return kept ?? Usage.parse({ organizationId, month });
  }

  /** The write that counts documents or statements of a month (negative to give them back). */
  usageChange(
    organizationId: string,
    month: string,
    counted: { documents?: number; statements?: number; statementUploads?: number },
  ): Write {
    const usage = Usage.parse({ organizationId, month, ...counted });
    return this.#table.add(usages, usage, ['documents', 'statements', 'statementUploads']);
  }

  /** The write that counts one more statement of a month, refused where the month already has `limit` of them. */
  statementCounted(organizationId: string, month: string, limit: number | undefined): Write {
    const write = this.usageChange(organizationId, month, { statements: 1 });
    return limit === undefined ? write : onlyBelow(write, 'statements', limit);
  }

  /** The write that counts one more statement uploaded in a month, refused where the month already has `limit` of them. */
  statementUploadCounted(organizationId: string, month: string, limit: number): Write {
    return onlyBelow(
      this.usageChange(organizationId, month, { statementUploads: 1 }),
      'statementUploads',
      limit,
    );
  }

  /** The write that counts documents of a month, refused where the month already has `limit` of them or more. */
  documentsCounted(
    organizationId: string,
    month: string,
    documents: number,
    limit: number | undefined,
  ): Write {
    const write = this.usageChange(organizationId, month, { documents });
    return limit === undefined ? write : onlyBelow(write, 'documents', limit);
  }
}
