import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { askQuestion } from '../../../../../functions/use-cases/questions/ask-question.ts';
import { deleteReceipt } from '../../../../../functions/use-cases/receipts/delete-receipt.ts';
import type { QuestionAbout } from '../../../../../shared/model/question.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

/** Books with an entry and a document, and how somebody asks about one while another takes it away, after it was read and before it is written. */
async function books() {
  const { cloud, caller } = await memoryBooks();
  const [row, document] = [entry(), paper(caller.organizationId)];
  await addTransaction(row, caller, cloud);
  await addPapers(cloud, [document]);
  const askWhile = async (about: QuestionAbout, take: () => Promise<unknown>) => {
    let isTaken = false;
    const { questions } = cloud;
    const meanwhile = Object.assign(Object.create(questions) as typeof questions, {
      counts: async (organizationId: string) => {
        if (!isTaken) {
          isTaken = true;
          await take();
        }
        return questions.counts(organizationId);
      },
      aboutThing: questions.aboutThing.bind(questions),
      get: questions.get.bind(questions),
      adding: questions.adding.bind(questions),
    });
    return askQuestion({ id: v7(), about, text: 'Why?' }, caller, { ...cloud, questions: meanwhile });
  };
  return { cloud, caller, row, document, askWhile };
}

it('asks nothing about an entry that is deleted before the question is written', async () => {
  const { cloud, caller, row, askWhile } = await books();
  const asked = await askWhile({ transactionId: row.id }, () => deleteTransaction(row.id, caller, cloud));
  expect(asked).toMatchObject({ refused: 'not-found' });
  expect(await cloud.questions.counts(caller.organizationId)).toMatchObject({ open: 0, away: 0 });
});

it('asks nothing about a document that is archived before the question is written', async () => {
  const { cloud, caller, document, askWhile } = await books();
  const parts = { ...cloud, files: new Files('documents') };
  const archive = () => deleteReceipt(document.id, { forever: false }, caller, parts);
  expect(await askWhile({ receiptId: document.id }, archive)).toMatchObject({ refused: 'not-found' });
  expect(await cloud.questions.counts(caller.organizationId)).toMatchObject({ open: 0, away: 0 });
});
