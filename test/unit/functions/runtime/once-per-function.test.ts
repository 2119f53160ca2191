import { afterEach, expect, it, vi } from 'vitest';
import { oncePerFunction } from '../../../../functions/runtime/once-per-function.ts';

afterEach(() => vi.unstubAllEnvs());

it('gives each function of a process what it made itself, and makes it once', () => {
  const make = vi.fn(() => process.env['AWS_LAMBDA_FUNCTION_NAME']);
  const asFunction = (name: string) => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', name);
    return oncePerFunction('client', make);
  };
  expect(['one', 'two', 'one', 'two'].map(asFunction)).toEqual(['one', 'two', 'one', 'two']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps things of different names apart', () => {
  expect([
    oncePerFunction('a', () => 1),
    oncePerFunction('b', () => 2),
    oncePerFunction('a', () => 3),
  ]).toEqual([1, 2, 1]);
});
