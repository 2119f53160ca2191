import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { RouteShape } from '../../shared/contract/route.ts';

const useCases = globSync('functions/use-cases/**/*.ts').toSorted();
const callers = (call: RegExp) => useCases.filter((file) => call.test(readFileSync(file, 'utf8')));

describe('what has to happen after a write', () => {
  it('is asked for in its transaction: one place alone brings messages to their queues', () => {
    expect(callers(/\bqueues\s*\.\s*send\(/)).toEqual(['functions/use-cases/jobs/deliver-message.ts']);
  });

  it('is mailed by those alone who claim it first', () => {
    const mailing = callers(/\bmail\s*\.\s*send\(/);
    expect(mailing).toEqual([
      'functions/use-cases/exports/send-report.ts',
      'functions/use-cases/mail-once.ts',
    ]);
    for (const file of mailing)
      expect(readFileSync(file, 'utf8'), file).toMatch(/claimedAt: (?:at|cloud\.now)\b[^]*\bmail\.send\(/);
  });

  it('is done by no route: none may reach a queue or the mail', () => {
    const routes = Object.entries<RouteShape>(contract);
    const reaching = routes.filter(([, { touches }]) =>
      touches.some((touch) => touch === 'queues:send' || touch === 'mail:send'),
    );
    expect(reaching.map(([name]) => name)).toEqual([]);
  });
});
