import { commentOnQuestion as route } from '../../shared/contract/questions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { commentOnQuestion } from '../use-cases/questions/comment-on-question.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  commentOnQuestion(params.id, body, caller, cloud),
);
