import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../../../../functions/domain/documents/read-documents.ts';
import { nameLikeness } from '../../../../corpus/documents/fit-likeness.ts';

interface Stated {
  readonly kind?: string;
  readonly vendor: string;
  readonly date: string;
  readonly total: number;
  readonly tax: number;
  readonly number?: string;
  readonly currency: string;
}

const folder = new URL('../../../../fixtures/invoices/', import.meta.url);
const stated = JSON.parse(await readFile(new URL('fields.json', folder), 'utf8')) as Record<string, Stated>;

describe('invoices in the layouts of many trades and countries', () => {
  it.each(Object.entries(stated))('%s', async (name, { kind, vendor, number, tax, ...plain }) => {
    const reading = await readPages(await readFile(new URL(`${name}.pdf`, folder)));
    if (reading.kind === 'problem') throw new Error(reading.because.code);
    const document = readDocuments(reading.pages);
    const { fields } = document;
    const { date, total, currency } = fields;
    expect({ date: date?.value, total: total?.value, currency: currency?.value }).toEqual(plain);
    expect(nameLikeness(fields.vendor?.value ?? '', vendor)).toBeGreaterThanOrEqual(0.8);
    expect(fields.number?.value).toBe(number);
    expect(fields.tax?.value ?? 0).toBe(tax);
    if (kind !== undefined) expect(document.kind).toBe(kind);
  });
});
