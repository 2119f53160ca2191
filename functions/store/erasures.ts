import * as z from 'zod';
import { entity } from './entity.ts';
import { listElsewhere, organizationKey, organizationPartition, startingWith } from './keys.ts';
import { dailyMailsOf, NOTICE_MAILS } from './notice-mails.ts';
import { noticeSettingsSort } from './notice-settings.ts';
import { seenSort } from './notices.ts';
import { SECURITY_NOTICES } from './security-notices.ts';
import type { Table } from './table.ts';

/** An item by its place, with what of it leads to things that lie elsewhere, and whose it is. */
const Erased = z.object({
  pk: z.string(),
  sk: z.string(),
  entity: z.string(),
  id: z.string().optional(),
  token: z.string().optional(),
  digest: z.string().optional(),
  /** Null where Matchbook itself did what the item tells of. */
  userId: z.string().nullish(),
  customerId: z.string().optional(),
  mailKey: z.string().optional(),
  alsoFor: z.array(z.string()).optional(),
});
export type Erased = z.infer<typeof Erased>;

const anything = entity({ name: 'anything', schema: Erased, key: ({ pk, sk }) => [pk, sk] });

const WRITES_MAX = 100;

/** How the keys begin of what lies with an organisation and is about one of its people; under the last two, about others too. */
const personalPrefixes = (userId: string): string[] => [
  seenSort(userId),
  noticeSettingsSort(userId),
  dailyMailsOf(userId),
  NOTICE_MAILS,
  SECURITY_NOTICES,
];

/** The taking away of everything that an organisation, or a person, ever was. */
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
    return this.pagesOf(organizationPartition(organizationId));
  }

  /** All items of a partition, page by page; those whose sort key begins so, where that is named. */
  pagesOf(partition: string, prefix?: string): AsyncGenerator<Erased[]> {
    const range = prefix === undefined ? {} : startingWith(prefix);
    return this.#table.pages(anything, { partition, ...range });
  }

  /** What belongs to an organisation and lies elsewhere, page by page. */
  elsewhere(organizationId: string): AsyncGenerator<Erased[]> {
    return this.#table.pages(anything, {
      index: 'index1',
      partition: listElsewhere(organizationId),
    });
  }

  /** What in an organisation is about one of its people alone, and the links in their mails; page by page. */
  async *personal(organizationId: string, userId: string): AsyncGenerator<Erased[]> {
    const isTheirs = (item: Erased) => item.userId === userId;
    for (const prefix of personalPrefixes(userId))
      for await (const items of this.pagesOf(organizationPartition(organizationId), prefix))
        yield items.filter((item) => typeof item.userId !== 'string' || isTheirs(item));
    for await (const items of this.elsewhere(organizationId)) yield items.filter(isTheirs);
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
