import * as z from 'zod';
import { route } from './route.ts';

export const getOpenapi = route({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document',
  access: 'public',
  touches: [],
  reply: z.record(z.string(), z.unknown()),
  problems: [],
});
