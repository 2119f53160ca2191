import { expect, it } from 'vitest';
import { unprovenReason } from '../../../../../../functions/domain/reports/sales-tax/unproven.ts';

const rule = { numberFrom: 0, fullFrom: 250_01 };
const slip = { kind: 'receipt', fields: {} } as const;

it('wants a supplier’s number and a full invoice of a claim, by what it came to', () => {
  expect(unprovenReason({ amount: -100_00 }, [], rule)).toBe('no-document');
  expect(unprovenReason({ amount: -100_00 }, [slip], rule)).toBe('no-supplier-number');
  const box: [number, number, number, number] = [0, 0, 1, 1];
  const taxNumber = { value: 'GB 980780684', text: 'GB 980780684', confidence: 1, page: 1, box };
  const numbered = { ...slip, fields: { taxNumber } };
  expect(unprovenReason({ amount: -100_00 }, [numbered], rule)).toBeUndefined();
  expect(unprovenReason({ amount: -300_00 }, [numbered], rule)).toBe('full-invoice');
  expect(unprovenReason({ amount: -300_00 }, [{ ...numbered, kind: 'invoice' }], rule)).toBeUndefined();
});

it('wants nothing but a document of a service from abroad, whose seller has no number here', () => {
  const service = { amount: -300_00, reverseCharge: true } as const;
  expect(unprovenReason(service, [], rule)).toBe('no-document');
  expect(unprovenReason(service, [slip], rule)).toBeUndefined();
});
