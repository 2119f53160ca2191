import type { Table, Write } from './table.ts';
import { lessons, organizationPartition } from './entities.ts';
import type { StoredLesson } from './entities.ts';

/** What an organisation's decisions have taught about names. */
export class Lessons {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredLesson | undefined> {
    return this.#table.get(lessons, [organizationPartition(organizationId), `LEARNED#${id}`]);
  }

  addition(lesson: StoredLesson): Write {
    return this.#table.put(lessons, lesson);
  }

  /** Forgets a lesson, whether or not it is still there. */
  removal(organizationId: string, id: string): Write {
    return this.#table.remove(lessons, { ...blank(organizationId), id });
  }

  /** What was learned last, about one vendor's name or about all. */
  async newest(
    organizationId: string,
    { name, limit }: { name?: string | undefined; limit: number },
  ): Promise<StoredLesson[]> {
    const index = name === undefined ? 'index1' : 'index2';
    const [partition = ''] = lessons[index]?.({ ...blank(organizationId), name: name ?? '' }) ?? [];
    const { items } = await this.#table.page(lessons, { index, partition, newestFirst: true, limit });
    return items;
  }

  /** One page of what was learned, newest first. */
  page(
    organizationId: string,
    { after, limit }: { after?: string | undefined; limit: number },
  ): Promise<{ items: StoredLesson[]; more: boolean }> {
    return this.#table.page(lessons, {
      index: 'index1',
      partition: `ORG#${organizationId}#LEARNED`,
      newestFirst: true,
      limit,
      after: after === undefined ? undefined : ['', after],
    });
  }
}

/** Enough of a lesson to make its keys from. */
const blank = (organizationId: string): StoredLesson => ({
  organizationId,
  id: '',
  kind: 'same',
  vendor: null,
  name: '',
  descriptions: [],
  matchId: '',
  learnedAt: '',
});

/** The sort key that the list of lessons goes on from after this one. */
export const lessonPosition = ({ learnedAt, id }: StoredLesson): string => `${learnedAt}#${id}`;
