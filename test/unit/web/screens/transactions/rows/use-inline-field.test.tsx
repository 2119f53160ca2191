// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useInlineField } from '../../../../../../web/screens/transactions/rows/use-inline-field.ts';

afterEach(cleanup);

const written = (isFresh: boolean) =>
  renderHook((isFreshNow: boolean) => useInlineField(isFreshNow), { initialProps: isFresh });

it('asks for the day of a copy once, whether its row was drawn before or after it was known to be one', () => {
  expect(written(false).result.current.field).toBeUndefined();
  expect(written(true).result.current.field).toBe('date');
  const { result, rerender } = written(false);
  rerender(true);
  expect(result.current.field).toBe('date');
  act(() => result.current.begin(undefined));
  rerender(true);
  expect(result.current.field).toBeUndefined();
});
