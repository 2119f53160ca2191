import * as z from 'zod';
import { Cursor, Id, pageOf } from '../model/common.ts';
import { NewComment, NewQuestion, Question, QuestionChange } from '../model/question.ts';
import { route } from './route.ts';

/* What members ask each other about entries and documents. Whoever reads the books may ask and answer. */

export const listQuestions = route({
  method: 'GET',
  path: '/questions',
  summary:
    'Questions that are open or answered, newest first; or all about one entry or document, oldest first',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    status: z.enum(['open', 'answered']).default('open'),
    transactionId: Id.optional(),
    receiptId: Id.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(Question),
  problems: [],
});

export const askQuestion = route({
  method: 'POST',
  path: '/questions',
  summary: 'Ask about an entry or a document: one member, or everybody who can edit',
  access: 'member',
  touches: ['table:read', 'table:write'],
  status: 201,
  body: NewQuestion,
  reply: Question,
  problems: ['not-found', 'already-exists', 'wrong-state', 'changed-meanwhile'],
});

export const changeQuestion = route({
  method: 'PATCH',
  path: '/questions/{id}',
  summary: 'Answer a question, which closes it; or ask it again, or take it back',
  access: 'member',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  body: QuestionChange,
  reply: Question,
  problems: ['not-found', 'not-allowed', 'wrong-state', 'changed-meanwhile'],
});

export const commentOnQuestion = route({
  method: 'POST',
  path: '/questions/{id}/comments',
  summary: 'Say something further in the thread of a question',
  access: 'member',
  touches: ['table:read', 'table:write'],
  status: 201,
  params: z.object({ id: Id }),
  body: NewComment,
  reply: Question,
  problems: ['not-found', 'already-exists', 'wrong-state', 'changed-meanwhile'],
});
