import { askQuestion as route } from '../../shared/contract/questions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { askQuestion } from '../use-cases/questions/ask-question.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => askQuestion(body, caller, cloud));
