import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { printedDates } from '../../functions/domain/documents/printed-dates.ts';
import { readFields } from '../../functions/domain/documents/read-fields.ts';
import type { DocumentFields } from '../../shared/model/document.ts';

const folder = new URL('../../../shared/corpus/dev/sroie/', import.meta.url);
const isThere = existsSync(folder);
if (!isThere)
  console.warn(`NOT CHECKED: no receipt scans at ${folder.pathname}; accuracy on real receipts is unknown.`);

/** A fixed sample of the scans, every kind of paper among them. */
const SAMPLE = ['006', '032', '049', '083', '109', '150', '194', '247'];

interface Key {
  company: string;
  date: string;
  total: string;
}

describe.skipIf(!isThere)('real receipts', () => {
  const read: { key: Key; fields: DocumentFields }[] = [];

  beforeAll(async () => {
    for (const id of SAMPLE) {
      const reading = await readPages(await readFile(new URL(`img/${id}.jpg`, folder)));
      const key = JSON.parse(await readFile(new URL(`key/${id}.json`, folder), 'utf8')) as Key;
      if (reading.kind === 'pages') read.push({ key, fields: readFields(reading.pages).fields });
    }
  }, 60_000);

  const share = (isRight: (key: Key, fields: DocumentFields) => boolean) =>
    read.filter(({ key, fields }) => isRight(key, fields)).length / SAMPLE.length;

  it('give their total', () => {
    const cents = (total: string) => Number(total.replace(/\D/g, ''));
    expect(share((key, fields) => fields.total?.value === cents(key.total))).toBeGreaterThanOrEqual(7 / 8);
  });

  it('give their date', () => {
    const day = (text: string) => printedDates(text)[0]?.readings.dmy;
    expect(share((key, fields) => fields.date?.value === day(key.date))).toBeGreaterThanOrEqual(7 / 8);
  });

  it('give their vendor', () => {
    const likeness = (key: Key, fields: DocumentFields) =>
      nameLikeness(key.company, fields.vendor?.value ?? '');
    expect(share((key, fields) => likeness(key, fields) >= 0.8)).toBeGreaterThanOrEqual(6 / 8);
  });
});

/** 1 − edit distance ÷ the longer length, letters and digits only. */
function nameLikeness(a: string, b: string): number {
  const [left, right] = [a, b].map((name) => name.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  if (!left || !right) return 0;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(left).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(right).entries()) {
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(left.length, right.length);
}
