import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import type { PageText, PageWord } from '../../../../../../shared/model/document.ts';

/** One run of words: where it begins, how tall its letters are, what it says. */
type Run = readonly [left: number, top: number, height: number, text: string];

const BODY = 0.014;

function pageOf(...runs: readonly Run[]): PageText {
  const words = runs.flatMap(([left, top, height, text]): PageWord[] => {
    let from = left;
    return text.split(' ').map((word) => {
      const width = word.length * height * 0.5;
      const box = [from, top, width, height] as const;
      from += width + height * 0.3;
      return { text: word, box: [...box], confidence: 1 };
    });
  });
  return { page: 1, width: 600, height: 800, words };
}

const rest: readonly Run[] = [
  [0.5, 0.1, BODY, '31 Foundry Street'],
  [0.5, 0.118, BODY, 'Norwich NR2 1TF'],
  [0.75, 0.1, BODY, 'Invoice 5499'],
  [0.75, 0.118, BODY, '21 May 2026'],
  [0.05, 0.2, BODY, 'Bill to'],
  [0.05, 0.218, BODY, 'Quarry Hill Yoga'],
  [0.05, 0.236, BODY, '9 Wharf Road'],
  [0.05, 0.3, BODY, 'Site visit'],
  [0.8, 0.3, BODY, '£120.00'],
  [0.05, 0.32, BODY, 'Total'],
  [0.8, 0.32, BODY, '£120.00'],
];

const vendorOf = (...runs: readonly Run[]) => readFields([pageOf(...runs, ...rest)]).fields.vendor;

describe('a name that its own column wraps, beside another column', () => {
  it('is one name where both lines are of one large size', () => {
    const vendor = vendorOf([0.05, 0.1, 0.022, 'Larch Island'], [0.05, 0.126, 0.022, 'Boatworks Limited']);
    expect(vendor?.value).toBe('Larch Island Boatworks Limited');
    expect(vendor?.confidence).toBeGreaterThan(SURE_MIN);
  });

  it('may begin with the words of a street, and go on with small words close behind', () => {
    const vendor = vendorOf(
      [0.05, 0.1, 0.022, 'LARCH LANE'],
      [0.05, 0.126, 0.022, 'PLUMBING LLC'],
      [0.2, 0.13, BODY, '01603 555 027'],
    );
    expect(vendor?.value).toBe('LARCH LANE PLUMBING LLC');
  });

  it('may take four lines', () => {
    const lines = ['Larchwood', 'Cleaning', 'Services', 'Limited'];
    const runs = lines.map((text, at): Run => [0.05, 0.03 + at * 0.026, 0.022, text]);
    expect(vendorOf(...runs)?.value).toBe('Larchwood Cleaning Services Limited');
  });

  it('is one name in letters as small as the rest where a web address runs it together', () => {
    const lines: Run[] = [
      [0.05, 0.1, BODY, 'Prairie Larch'],
      [0.05, 0.118, BODY, 'Drafting'],
      [0.05, 0.136, BODY, 'www.prairielarchdrafting.com'],
    ];
    expect(vendorOf(...lines)?.value).toBe('Prairie Larch Drafting');
  });

  it('is one name where the second line says but what is sold, and then not sure', () => {
    const vendor = vendorOf([0.05, 0.1, BODY, 'Copper Larch'], [0.05, 0.118, BODY, 'Plumbing']);
    expect(vendor?.value).toBe('Copper Larch Plumbing');
    expect(vendor?.confidence).toBeLessThan(SURE_MIN);
  });

  it('ends where the next line is of another size, a title or an address', () => {
    const sign: Run = [0.05, 0.1, 0.022, 'Larch Island'];
    expect(vendorOf(sign, [0.05, 0.126, BODY, 'Boats and moorings'])?.value).toBe('Larch Island');
    expect(vendorOf(sign, [0.05, 0.126, 0.022, 'Invoice'])?.value).toBe('Larch Island');
    expect(vendorOf(sign, [0.05, 0.126, 0.022, '14 Mill Lane'])?.value).toBe('Larch Island');
  });

  it('takes the legal form of its own column, and no heading for a name', () => {
    const lines: Run[] = [
      [0.05, 0.1, BODY, 'Larchwood Security'],
      [0.05, 0.118, BODY, 'Systems Ltd'],
    ];
    expect(vendorOf(...lines)?.value).toBe('Larchwood Security Systems Ltd');
    const customer: Run[] = [
      [0.05, 0.26, BODY, 'Billed to'],
      [0.05, 0.278, BODY, 'Delphine Ltd'],
    ];
    expect(vendorOf([0.05, 0.1, 0.022, 'Larch Island'], ...customer)?.value).toBe('Larch Island');
  });
});
