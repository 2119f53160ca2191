import { changeQuestion as route } from '../../shared/contract/questions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeQuestion } from '../use-cases/questions/change-question.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  changeQuestion(params.id, body, caller, cloud),
);
