// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Receipt } from '../../../../../shared/model/receipt.ts';
import { ReceiptStatusBadge } from '../../../../../web/screens/receipts/receipt-status-badge.tsx';
import { lunch } from '../../../../support/receipts-shown.ts';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const read = (value: string | number, confidence: number) => ({
  ...{ value, text: String(value), confidence, page: 1 },
  box: [0, 0, 0.1, 0.1] as [number, number, number, number],
});
const unsure: Receipt = { ...lunch, fields: { total: read(1250, 0.6), date: read('2026-03-10', 0.99) } };

it.each<[string, string, Receipt]>([
  ['a total read with little certainty', 'Check total', unsure],
  ['a date', 'Check date', { ...lunch, fields: { date: read('2026-03-10', 0.5) } }],
  ['a total that is sure', 'Processed', { ...lunch, fields: { total: read(1250, 0.99) } }],
  ['a total that somebody put right', 'Processed', { ...unsure, amount: 1300 }],
  ['a document that was reviewed', 'Processed', { ...unsure, reviewedAt: '2026-03-11T12:00:00.000Z' }],
  ['a document whose payment was found', 'Matched', { ...unsure, status: 'matched' }],
])('says of %s: %s', (_, words, receipt) => {
  show(<ReceiptStatusBadge receipt={receipt} />);
  expect(screen.getByText(words)).toBeTruthy();
});
