// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listMatches } from '../../../../../shared/contract/matching.ts';
import type { ReadField } from '../../../../../shared/model/receipt.ts';
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

function reviewOf(total: Partial<ReadField>): void {
  const read: ReadField = {
    value: 61_520,
    text: '',
    confidence: 1,
    page: 1,
    box: [0, 0, 0, 0],
    source: 'xml',
    ...total,
  };
  const receipt = { ...lunch, amount: 61_520, fields: { total: read } };
  show(<Review receipt={receipt} hasNext={false} onPlace={nothing} onAccepted={nothing} />);
}

describe('a value of an invoice’s XML', () => {
  it('says that it comes from there', () => {
    reviewOf({ text: '615.20' });
    expect(screen.getByText('From the invoice’s XML')).toBeTruthy();
    expect(screen.getByText('Read clearly')).toBeTruthy();
  });

  it('says what the page prints where that is something else', () => {
    reviewOf({ confidence: 0.9, printed: '615,21 EUR' });
    expect(screen.getByText(/The page says “615,21 EUR”/)).toBeTruthy();
    expect(screen.getByText('Please check')).toBeTruthy();
  });
});
