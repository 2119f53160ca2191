import { listQuestions as route } from '../../shared/contract/questions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listQuestions } from '../use-cases/questions/list-questions.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listQuestions(query, caller, cloud));
