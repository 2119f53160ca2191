import { expect, it } from 'vitest';
import { isNearLimit } from '../../../shared/plans.ts';

it.each([
  [7, 10, false],
  [8, 10, true],
  [12, 10, true],
  [119, 150, false],
  [120, 150, true],
  [1000, undefined, false],
])('%d of %s is near the limit: %s', (used, limit, isNear) => {
  expect(isNearLimit(used, limit)).toBe(isNear);
});
