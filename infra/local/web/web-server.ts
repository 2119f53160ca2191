import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../http/listen.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The one address that people open. It takes its port first, for the stacks must name it, and answers once told how. */
export interface WebServer {
  url: string;
  answerWith: (answer: Answer) => void;
  stop: () => Promise<void>;
}

/** Listens on that port (0 takes a free one); throws EADDRINUSE when another program has it. */
export async function startWebServer(port: number): Promise<WebServer> {
  let answer: Answer = (_, response) =>
    void response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('Starting\n');
  const door = await listen((request, response) => {
    Promise.resolve(answer(request, response)).catch((error: unknown) => {
      if (response.destroyed) return;
      process.stderr.write(`${request.method ?? ''} ${request.url ?? ''}: ${String(error)}\n`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error\n');
    });
  }, port);
  return {
    url: `http://localhost:${door.port}`,
    answerWith: (given) => (answer = given),
    stop: door.stop,
  };
}
