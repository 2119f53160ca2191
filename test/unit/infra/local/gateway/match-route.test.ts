import { describe, expect, it } from 'vitest';
import { routeMatcher } from '../../../../../infra/local/gateway/match-route.ts';

const match = routeMatcher([
  { method: 'GET', path: '/api/transactions/{id}' },
  { method: 'GET', path: '/api/transactions/count' },
  { method: 'POST', path: '/api/matches/{id}/confirm' },
]);

describe('routeMatcher', () => {
  it('prefers the route without parameters', () => {
    expect(match('GET', '/api/transactions/count')?.route.path).toBe('/api/transactions/count');
  });
  it('decodes parameters', () => {
    expect(match('GET', '/api/transactions/a%2Fb')?.parameters).toEqual({ id: 'a/b' });
  });
  it('finds nothing for another method, a longer path or a broken escape', () => {
    expect(match('PUT', '/api/transactions/1')).toBeUndefined();
    expect(match('GET', '/api/transactions/1/2')).toBeUndefined();
    expect(match('GET', '/api/transactions/%E0%A4%A')).toBeUndefined();
  });
});
