import * as z from 'zod';
import { entity } from './entity.ts';
import { organizationKey, organizationPartition } from './keys.ts';
import type { Table } from './table.ts';

/** An item by its place, with what of it leads to things that lie elsewhere. */
const Erased = z.object({
  pk: z.string(),
  sk: z.string(),
  entity: z.string(),
  id: z.string().optional(),
  token: z.string().optional(),
  digest: z.string().optional(),
});
export type Erased = z.infer<typeof Erased>;

const anything = entity({ name: 'anything', schema: Erased, key: ({ pk, sk }) => [pk, sk] });

const WRITES_MAX = 100;

/** The taking away of everything that an organisation ever was. */
export class Erasures {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The write by which an organisation is one no longer: its settings, which all work in its books begins with. */
  end(organizationId: string) {
    return this.#table.removeAt(organizationKey(organizationId));
  }

  /** All items of an organisation, page by page; read consistently. */
  pages(organizationId: string): AsyncGenerator<Erased[]> {
    return this.#table.pages(anything, { partition: organizationPartition(organizationId) });
  }

  /** Takes items away, as many at once as a transaction holds. */
  async remove(items: readonly Pick<Erased, 'pk' | 'sk'>[]): Promise<void> {
    for (let from = 0; from < items.length; from += WRITES_MAX) {
      const some = items.slice(from, from + WRITES_MAX);
      await this.#table.writePlain(
        'books-erased',
        ...some.map(({ pk, sk }) => this.#table.removeAt([pk, sk])),
      );
    }
  }
}
