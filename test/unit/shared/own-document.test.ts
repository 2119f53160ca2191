import { describe, expect, it } from 'vitest';
import { counterpartyOf, isOwnDocument } from '../../../shared/own-document.ts';

const box = [0, 0, 1, 1] as [number, number, number, number];
const field = (value: string) => ({ value, text: value, confidence: 1, page: 1, box });
const invoice = {
  vendor: 'Larch Studio',
  fields: { vendor: field('Larch Studio'), customer: field('Birch & Co') },
  isIssued: true,
};

describe('a document that the organization issued', () => {
  it('is answered for by its customer', () => {
    expect(isOwnDocument(invoice)).toBe(true);
    expect(counterpartyOf(invoice)).toBe('Birch & Co');
  });

  it('is known by who issued it where it names no customer', () => {
    expect(counterpartyOf({ ...invoice, fields: { vendor: field('Larch Studio') } })).toBe('Larch Studio');
  });

  it('is none once a person names another vendor, nor where nothing said so', () => {
    expect(counterpartyOf({ ...invoice, vendor: 'Oak Paper' })).toBe('Oak Paper');
    expect(counterpartyOf({ ...invoice, isIssued: undefined })).toBe('Larch Studio');
  });
});
