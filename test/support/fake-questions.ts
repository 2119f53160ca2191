import {
  askQuestion,
  changeQuestion,
  commentOnQuestion,
  listQuestions,
} from '../../shared/contract/questions.ts';
import { NewComment, NewQuestion, QuestionChange } from '../../shared/model/question.ts';
import type { Question } from '../../shared/model/question.ts';
import { problemOf } from '../../shared/problems.ts';
import type { fakeApi } from './fake-api.ts';
import { reader } from './screen.tsx';

const me = { userId: reader.profile.id, name: reader.profile.fullName };
const at = '2026-03-12T12:00:00.000Z';

/** A question that waits for whoever looks, about an entry. */
export const askedByAnn: Question = {
  id: '01890000-0000-7000-8000-000000000501',
  about: { transactionId: '01890000-0000-7000-8000-000000000001' },
  thing: { name: 'Copper pipe', date: '2026-03-10', amount: -9640, currency: 'CAD' },
  text: 'Which job was this for?',
  askedBy: { userId: 'ann', name: 'Ann Lee' },
  askedOf: me,
  askedAt: '2026-03-11T12:00:00.000Z',
  status: 'open',
  comments: [],
  answer: null,
  isForMe: true,
  mayTakeBack: false,
};

/** Answers what is asked of questions as the API does, of those begun with and those that follow; all is said by whoever looks. */
export function fakeQuestions(api: ReturnType<typeof fakeApi>, begun: readonly Question[]) {
  let questions = [...begun];
  const put = (question: Question): Question => {
    questions = [...questions.filter(({ id }) => id !== question.id), question];
    return question;
  };
  const found = (id = '') => questions.find((question) => question.id === id);
  api.on(listQuestions, ({ query }) => {
    const about = query.get('transactionId') ?? query.get('receiptId');
    if (about !== null) return { items: questions.filter((one) => Object.values(one.about).includes(about)) };
    return { items: questions.filter(({ status }) => status === (query.get('status') ?? 'open')) };
  });
  const asked = api.on(askQuestion, (_request, body) => {
    const { id, about, text, askedOf } = NewQuestion.parse(body);
    const of = askedOf === undefined ? null : { userId: askedOf, name: 'Ann Lee' };
    const facts = { thing: askedByAnn.thing, askedBy: me, askedOf: of, askedAt: at };
    const state = { status: 'open', comments: [], answer: null, isForMe: false, mayTakeBack: true } as const;
    return put({ id, about, text, ...facts, ...state, comments: [] });
  });
  api.on(changeQuestion, ({ params }, body) => {
    const question = found(params['id']);
    if (!question) return problemOf('not-found');
    const change = QuestionChange.parse(body);
    const answer = change.status === 'answered' ? { text: change.answer, by: me, at } : null;
    return put({ ...question, status: change.status, answer, isForMe: false });
  });
  api.on(commentOnQuestion, ({ params }, body) => {
    const question = found(params['id']);
    if (!question) return problemOf('not-found');
    return put({ ...question, comments: [...question.comments, { ...NewComment.parse(body), by: me, at }] });
  });
  return { asked };
}
