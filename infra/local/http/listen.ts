import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A door on 127.0.0.1 that answers HTTP. */
export interface Listener {
  port: number;
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** Takes no more requests and ends those under way. */
  stop: () => Promise<void>;
}

/** Listens on that port, 0 for any free one, and answers so; throws EADDRINUSE when another program has the port. */
export async function listen(answer: RequestListener, port = 0): Promise<Listener> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  // An idle connection that ends just as its client uses it again is a lost request: on one machine none needs to end.
  server.keepAliveTimeout = 0;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port');
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
