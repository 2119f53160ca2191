import * as z from 'zod';
import { QuestionAbout } from '../../shared/model/question.ts';
import { noQuestions, recounted } from '../domain/questions/question-counts.ts';
import type { QuestionTurn } from '../domain/questions/question-counts.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, listOf, orderedBy } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const QUESTIONS = 'QUESTIONS';
const questionKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `QUESTION#${id}`);
const aboutKey = (organizationId: string, aboutId: string): Key =>
  inOrganization(organizationId, `QUESTIONS-ABOUT#${aboutId}`);
const countsKey = (organizationId: string): Key => inOrganization(organizationId, QUESTIONS);
const questionsListed = (organizationId: string, list: QuestionList): string =>
  listOf(organizationId, QUESTIONS, list);

/** How questions are listed: those that wait, those whose thing is in the archive or gone, and those that were answered. */
export type QuestionList = 'open' | 'away' | 'answered';

const said = { text: z.string(), by: z.string(), at: z.string() };

const StoredQuestion = OwnedBy.extend({
  id: z.string(),
  about: QuestionAbout,
  text: z.string(),
  askedBy: z.string(),
  askedOf: z.string().nullable(),
  askedAt: z.string(),
  status: z.enum(['open', 'answered', 'withdrawn']),
  isAway: z.boolean(),
  comments: z.array(z.object({ id: z.string(), ...said })),
  answer: z.object(said).nullable(),
  version: z.int(),
});
export type StoredQuestion = z.infer<typeof StoredQuestion>;

const questions = entity({
  name: 'question',
  schema: StoredQuestion,
  key: ({ organizationId, id }) => questionKey(organizationId, id),
  index1: (question) => {
    const list = listFor(question);
    return list && [questionsListed(question.organizationId, list), questionPosition(question)];
  },
});

/** What was taken back is found with its thing alone. */
function listFor({ status, isAway }: StoredQuestion): QuestionList | undefined {
  if (status === 'withdrawn') return undefined;
  if (status === 'answered') return 'answered';
  return isAway ? 'away' : 'open';
}

/** The sort key that a list of questions goes on from after this one. */
export const questionPosition = ({ askedAt, answer, id }: StoredQuestion): string =>
  orderedBy(answer?.at ?? askedAt, id);

/** All questions about one thing, read consistently: the index lags. */
const AboutThing = OwnedBy.extend({
  aboutId: z.string(),
  questionIds: z.array(z.string()),
  version: z.int(),
});
export type AboutThing = z.infer<typeof AboutThing>;

const aboutThings = entity({
  name: 'questions-about',
  schema: AboutThing,
  key: ({ organizationId, aboutId }) => aboutKey(organizationId, aboutId),
});

const CountsOfBooks = OwnedBy.extend({
  open: z.int(),
  away: z.int(),
  of: z.record(z.string(), z.int()),
  everybody: z.int(),
  own: z.record(z.string(), z.int()),
  version: z.int(),
});
export type CountsOfBooks = z.infer<typeof CountsOfBooks>;

const countsOfBooks = entity({
  name: 'question-counts',
  schema: CountsOfBooks,
  key: ({ organizationId }) => countsKey(organizationId),
});

/** What members ask each other about entries and documents, and how many of it waits for whom. */
export class Questions {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredQuestion | undefined> {
    return this.#table.get(questions, questionKey(organizationId, id));
  }

  /** Newest first; of answered ones by when they were answered. */
  page(
    organizationId: string,
    list: QuestionList,
    { after, limit }: PageRequest,
  ): Promise<Page<StoredQuestion>> {
    const partition = questionsListed(organizationId, list);
    return this.#table.page(questions, { index: 'index1', partition, newestFirst: true, after, limit });
  }

  /** All of a list. */
  all(organizationId: string, list: QuestionList): Promise<StoredQuestion[]> {
    const partition = questionsListed(organizationId, list);
    return Array.fromAsync(this.#table.all(questions, { index: 'index1', partition }));
  }

  /** Which questions there are about a thing; none of what nobody asked about. */
  async aboutThing(organizationId: string, aboutId: string): Promise<AboutThing> {
    const found = await this.#table.get(aboutThings, aboutKey(organizationId, aboutId));
    return found ?? { organizationId, aboutId, questionIds: [], version: 0 };
  }

  /** The same of many things, of those alone that were asked about. */
  aboutThings(organizationId: string, aboutIds: readonly string[]): Promise<AboutThing[]> {
    return this.#table.getMany(
      aboutThings,
      aboutIds.map((id) => aboutKey(organizationId, id)),
    );
  }

  /** All questions about a thing, oldest first. */
  async ofThing({ organizationId, questionIds }: AboutThing): Promise<StoredQuestion[]> {
    const found = await this.#table.getMany(
      questions,
      questionIds.map((id) => questionKey(organizationId, id)),
    );
    return found.toSorted((a, b) => (orderedBy(a.askedAt, a.id) < orderedBy(b.askedAt, b.id) ? -1 : 1));
  }

  /** How many questions of an organization are open, and for whom, in one read (`waitingFor` tells how many wait for somebody). */
  async counts(organizationId: string): Promise<CountsOfBooks> {
    const found = await this.#table.get(countsOfBooks, countsKey(organizationId));
    return found ?? { organizationId, ...noQuestions, of: {}, own: {}, version: 0 };
  }

  /** The writes of a new question, while all of its thing and the counts are as they were read. */
  adding(question: StoredQuestion, about: AboutThing, counts: CountsOfBooks): Write[] {
    const { version, questionIds } = about;
    const asked = { ...about, questionIds: [...questionIds, question.id], version: version + 1 };
    return [
      this.#table.put(questions, question, ifNew),
      this.#table.put(aboutThings, asked, version === 0 ? ifNew : ifVersion(version)),
      ...this.#recounting(counts, [{ after: question }]),
    ];
  }

  /** The writes of a question that changed, while it and the counts are as they were read. */
  changing(before: StoredQuestion, after: StoredQuestion, counts: CountsOfBooks): Write[] {
    return [this.#change(before, after), ...this.#recounting(counts, [{ before, after }])];
  }

  /** The write of a further word about a question, while it is as it was read. */
  commenting(before: StoredQuestion, comments: StoredQuestion['comments']): Write {
    return this.#change(before, { ...before, comments });
  }

  /** The writes by which open questions wait or rest, or for somebody else, while they and the counts are as they were read. */
  turning(
    turns: readonly { readonly before: StoredQuestion; readonly after: StoredQuestion }[],
    counts: CountsOfBooks,
  ): Write[] {
    return [
      ...turns.map(({ before, after }) => this.#change(before, after)),
      ...this.#recounting(counts, turns),
    ];
  }

  #change(before: StoredQuestion, after: StoredQuestion): Write {
    return this.#table.put(questions, { ...after, version: before.version + 1 }, ifVersion(before.version));
  }

  #recounting(counts: CountsOfBooks, turns: readonly QuestionTurn[]): Write[] {
    const after = recounted(counts, turns);
    if (after === counts) return [];
    const { organizationId, version } = counts;
    const { open, away, of, everybody, own } = after;
    const condition = version === 0 ? ifNew : ifVersion(version);
    const kept = { organizationId, open, away, of, everybody, own, version: version + 1 };
    return [this.#table.put(countsOfBooks, { ...kept, of: { ...of }, own: { ...own } }, condition)];
  }
}
