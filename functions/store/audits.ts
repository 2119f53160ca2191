import * as z from 'zod';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import type { Table } from './table.ts';

const ROUND: Key = ['AUDIT', 'ROUND'];

/** How far the audit has come in adding up everybody's books. */
const AuditRound = z.object({
  /** Day on which it began, by UTC. */
  day: z.string(),
  /** Where it goes on: in this list of organisations, after this one. */
  shard: z.int(),
  after: z.string(),
  /** Whose books were begun next, and how often: not yet ended, or their run was cut short. */
  begun: z.object({ organizationId: z.string(), times: z.int() }).optional(),
  isDone: z.boolean(),
});
export type AuditRound = z.infer<typeof AuditRound>;

const rounds = entity({ name: 'audit-round', schema: AuditRound, key: () => ROUND });

/** Where the audit stands, from one run to the next. */
export class Audits {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  round(): Promise<AuditRound | undefined> {
    return this.#table.get(rounds, ROUND);
  }

  async keep(round: AuditRound): Promise<void> {
    await this.#table.writePlain('verification-noted', this.#table.put(rounds, round));
  }
}
