// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChangeNote } from '../../../../web/kit/change-note.tsx';
import { monthsBetween } from '../../../../web/kit/month-switch.tsx';
import { show } from '../../../support/screen.tsx';

afterEach(cleanup);

const noteOf = (note: Parameters<typeof ChangeNote>[0]) => {
  show(
    <p data-testid="note">
      <ChangeNote {...note} />
    </p>,
  );
  return screen.getByTestId('note').textContent;
};

describe('ChangeNote', () => {
  it.each([
    [{ now: 120, before: 100, better: 'more' }, '20% more · improved'],
    [{ now: 120, before: 100, better: 'less' }, '20% more · worse'],
    [{ now: 80, before: 100, better: 'less' }, '20% less · improved'],
    [{ now: -50, before: -100, better: 'more' }, '50% more · improved'],
    [{ now: 80, before: 100 }, '20% less'],
    [{ now: 100, before: 100, better: 'more' }, 'As before'],
    [{ now: 100_000, before: 1, better: 'less' }, 'Far more · worse'],
    [{ now: 100, before: 0, better: 'more' }, ''],
    [{ now: 100, before: undefined }, ''],
  ] as const)('says of %o: %s', (note, said) => {
    expect(noteOf(note)).toBe(said);
  });
});

describe('monthsBetween', () => {
  it('goes from the last back to the first, over a year’s end', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
  });
});
