import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { noQuestions, recounted } from '../../../../../functions/domain/questions/question-counts.ts';
import { Work } from '../../../../../functions/domain/work.ts';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { restoreTransaction } from '../../../../../functions/use-cases/ledger/restore-transaction.ts';
import { askQuestion } from '../../../../../functions/use-cases/questions/ask-question.ts';
import { changeQuestion } from '../../../../../functions/use-cases/questions/change-question.ts';
import type { QuestionChange } from '../../../../../shared/model/question.ts';
import { answered } from '../../../../support/answered.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

/** Books with two entries, and what people do there with one of them and its newest question. */
async function books() {
  const { cloud, caller, memory } = await memoryBooks();
  const { organizationId } = caller;
  const rows = [entry(), entry()];
  for (const row of rows) await addTransaction(row, caller, cloud);
  const asked: string[][] = [[], []];
  const become = (at: number, change: QuestionChange) =>
    changeQuestion(asked[at]?.at(-1) ?? v7(), change, caller, cloud);
  const idOf = (at: number) => rows[at]?.id ?? '';
  const acts = {
    ask: (at: number) => {
      const id = v7();
      asked[at]?.push(id);
      return askQuestion({ id, about: { transactionId: idOf(at) }, text: 'Why?' }, caller, cloud);
    },
    answer: (at: number) => become(at, { status: 'answered', answer: 'So.' }),
    withdraw: (at: number) => become(at, { status: 'withdrawn' }),
    reopen: (at: number) => become(at, { status: 'open' }),
    delete: (at: number) => deleteTransaction(idOf(at), caller, cloud),
    restore: (at: number) => restoreTransaction(idOf(at), caller, cloud),
  };
  const done = new Set<string>();
  /** Does what was asked of the background about questions since it did so last, each twice. */
  const work = async () => {
    const messages = memory.items().filter(({ entity, id }) => entity === 'message' && !done.has(String(id)));
    for (const message of [...messages, ...messages]) {
      done.add(String(message['id']));
      const asking = Work.parse(message['work']);
      if (asking.kind === 'retire-decisions' || asking.kind === 'settle-questions')
        await doWork(asking, cloud as Partial<Cloud> as Cloud);
    }
  };
  const stored = async () => {
    const ids = memory.items().flatMap(({ entity, id }) => (entity === 'question' ? [String(id)] : []));
    return (await Promise.all(ids.map((id) => cloud.questions.get(organizationId, id)))).flatMap(
      (question) => question ?? [],
    );
  };
  const standing = new Set<string>();
  const look = async () => {
    standing.clear();
    for (const { id } of rows) if (await cloud.ledger.get(organizationId, id)) standing.add(id);
    return { questions: await stored(), counts: await cloud.questions.counts(organizationId), standing };
  };
  return { acts, work, look };
}

const names = ['ask', 'ask', 'answer', 'withdraw', 'reopen', 'delete', 'restore'] as const;
const act = fc.record({ what: fc.constantFrom(...names), at: fc.nat(1) });
/** What people do at the same time; and whether the background comes in between, or only later. */
const steps = fc.array(fc.record({ acts: fc.array(act, { maxLength: 4 }), works: fc.boolean() }), {
  maxLength: 8,
});

it('has every open question wait or rest as its entry stands, and counts just that, whoever was at it at once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (each) => {
      const { acts, work, look } = await books();
      for (const step of each) {
        const doing: Promise<unknown>[] = step.acts.map(({ what, at }) =>
          answered<object>(() => acts[what](at)),
        );
        if (step.works) doing.push(work());
        await Promise.all(doing);
      }
      await work();
      const { questions, counts, standing } = await look();
      for (const { status, isAway, about } of questions)
        if (status === 'open' && 'transactionId' in about)
          expect(isAway).toBe(!standing.has(about.transactionId));
      const turns = questions.map((after) => ({ after }));
      expect(counts).toMatchObject({ ...recounted(noQuestions, turns) });
    }),
    { numRuns: 40 },
  );
});
