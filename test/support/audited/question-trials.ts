import { v7 } from 'uuid';
import type { AuditedBooks, AuditTrials } from './audited-books.ts';

const question = ({ entries }: AuditedBooks) => ({
  ...{ id: v7(), about: { transactionId: entries[1] ?? '' }, text: 'What was this for?' },
});

const asked = async (books: AuditedBooks) => {
  const body = question(books);
  await books.ask('askQuestion', { body });
  return body;
};

/** Routes about questions on entries and documents. */
export const questionTrials: AuditTrials = {
  askQuestion: { act: 'question-asked', request: (books) => ({ body: question(books) }) },
  changeQuestion: {
    act: 'question-answered',
    request: async (books) => {
      const { id } = await asked(books);
      return { id, body: { status: 'answered', answer: 'Paper for the printer' } };
    },
  },
  commentOnQuestion: {
    act: 'question-commented',
    request: async (books) => {
      const { id } = await asked(books);
      return { id, body: { id: v7(), text: 'It was in June' } };
    },
  },
};
