import * as z from 'zod';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './writes.ts';

/** Longer than anybody asks for a day. */
const DAYS_KEPT = 3;

const KilledReadsOfDay = OwnedBy.extend({ day: z.string(), files: z.int() });
type KilledReadsOfDay = z.infer<typeof KilledReadsOfDay>;

const killedKey = (organizationId: string, day: string): Key =>
  inOrganization(organizationId, `KILLED#${day}`);

const killedReads = entity<KilledReadsOfDay>({
  name: 'killed-reads',
  schema: KilledReadsOfDay,
  key: ({ organizationId, day }) => killedKey(organizationId, day),
  expiresAt: ({ day }) => Date.parse(day) / 1000 + DAYS_KEPT * 86_400,
});

/** How many of an organisation's files asked for so much on a day that their reading was killed. */
export class KilledReads {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  async on(organizationId: string, day: string): Promise<number> {
    const kept = await this.#table.get(killedReads, killedKey(organizationId, day));
    return kept?.files ?? 0;
  }

  /** The write that counts one more. */
  counting(organizationId: string, day: string): Write {
    return this.#table.add(killedReads, { organizationId, day, files: 1 }, ['files']);
  }
}
