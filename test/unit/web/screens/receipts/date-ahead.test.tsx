// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listMatches } from '../../../../../shared/contract/matching.ts';
import { Review } from '../../../../../web/screens/receipts/review.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { lunch } from '../../../../support/receipts-shown.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();
api.on(listMatches, { items: [] });
// jsdom has no screens.
vi.stubGlobal('matchMedia', () => ({ matches: false }));
afterEach(cleanup);

const nothing = () => undefined;

/** A document of which this date was read. */
function reviewOf(date: string): void {
  const read = {
    value: date,
    text: date,
    confidence: 0.3,
    page: 1,
    box: [0, 0, 1, 1] as [number, number, number, number],
  };
  const receipt = { ...lunch, date, fields: { date: read } };
  show(<Review receipt={receipt} hasNext={false} onPlace={nothing} onAccepted={nothing} />);
}

describe('the date of a document', () => {
  it('is to be checked where it lies after the day the document came', () => {
    reviewOf('2090-03-12');
    expect(screen.getByText(/check the date/)).toBeTruthy();
    expect(screen.getByText('Please check')).toBeTruthy();
  });

  it('says no more than where it stands otherwise', () => {
    reviewOf('2026-03-09');
    expect(screen.getByText('Read from “2026-03-09”')).toBeTruthy();
  });
});
