import * as z from 'zod';
import { Lesson } from '../../shared/model/match.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, listOf, orderedBy, typed } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import type { Write } from './writes.ts';

const LEARNED = 'LEARNED';
const lessonKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `${LEARNED}#${id}`);
const newestLessons = (organizationId: string): string => listOf(organizationId, LEARNED);
const newestAbout = (organizationId: string, name: string): string =>
  listOf(organizationId, LEARNED, typed(name));

/** `name` holds the vendor's telling words, under which lessons about it are found. */
export const StoredLesson = Lesson.extend({ organizationId: z.string(), name: z.string() });
export type StoredLesson = z.infer<typeof StoredLesson>;

const lessons = entity({
  name: 'lesson',
  schema: StoredLesson,
  key: ({ organizationId, id }) => lessonKey(organizationId, id),
  index1: (lesson) => [newestLessons(lesson.organizationId), lessonPosition(lesson)],
  index2: (lesson) => [newestAbout(lesson.organizationId, lesson.name), lessonPosition(lesson)],
});

/** The sort key that the list of lessons goes on from after this one. */
export const lessonPosition = ({ learnedAt, id }: StoredLesson): string => orderedBy(learnedAt, id);

/** What an organisation's decisions have taught about names. */
export class Lessons {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredLesson | undefined> {
    return this.#table.get(lessons, lessonKey(organizationId, id));
  }

  addition(lesson: StoredLesson): Write {
    return this.#table.put(lessons, lesson);
  }

  /** Forgets a lesson, whether or not it is still there. */
  removal(organizationId: string, id: string): Write {
    return this.#table.removeAt(lessonKey(organizationId, id));
  }

  /** What was learned last, about one vendor's name or about all. */
  async newest(
    organizationId: string,
    { name, limit }: { name?: string | undefined; limit: number },
  ): Promise<StoredLesson[]> {
    const list =
      name === undefined
        ? ({ index: 'index1', partition: newestLessons(organizationId) } as const)
        : ({ index: 'index2', partition: newestAbout(organizationId, name) } as const);
    const { items } = await this.#table.page(lessons, { ...list, newestFirst: true, limit });
    return items;
  }

  /** One page of what was learned, newest first. */
  page(organizationId: string, { after, limit }: PageRequest): Promise<Page<StoredLesson>> {
    return this.#table.page(lessons, {
      index: 'index1',
      partition: newestLessons(organizationId),
      newestFirst: true,
      after,
      limit,
    });
  }
}
