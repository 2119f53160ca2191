import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { vendorCandidates } from '../../../../../../functions/domain/documents/vendor/vendor-cues.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import type { Box } from '../../../../../../shared/model/document.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const vendorOf = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.vendor;
/** Lines of half the step, as letters beside a logo of two lines have them. */
const closer = ([left, top, width, height]: Box): Box => [left, top / 2, width, height];
const till = ['118 Monument Ave', 'Richmond, VA 23220', '08/09/2026 12:16', 'Apples   4.00', 'TOTAL   $4.00'];

describe('a sign of two lines, a name above what is sold there', () => {
  it('is one name, and never sure', () => {
    const vendor = vendorOf("Larchy's", 'FRESH MARKET', ...till);
    expect(vendor?.value).toBe("Larchy's FRESH MARKET");
    expect(vendor?.confidence).toBeLessThan(SURE_MIN);
  });

  it.each([
    ['RIDGEWAY SERVICE', '    STATION', till],
    ['City Wide', '  Cabs', till],
    ['THE COPPER', '  KETTLE', ['BRANCH 014', ...till]],
    ['JUNIPER STREET', '     CAFE', till],
  ])('is never sure by its first line alone, however tall the second: %s', (first, second, rest) => {
    expect(vendorOf(first, second, ...rest)?.confidence).toBeLessThan(SURE_MIN);
    expect(vendorOf(first, ...rest)?.value).toBe(first);
  });

  it('is found where the column beside it is printed in between', () => {
    const head = ['Larch Hollow   88 Hollow Rd', '              Burlington, VT 05401', 'Veterinary Clinic'];
    const page = wordsOnPage(...head, ...till);
    const words = page.words.map((word) => ({ ...word, box: closer(word.box) }));
    expect(readFields([{ ...page, words }]).fields.vendor?.value).toBe('Larch Hollow Veterinary Clinic');
  });

  it('may have little words in its first line, and offer what is no shop', () => {
    expect(vendorOf('the Larch Mill', 'BAKERY', ...till)?.value).toBe('the Larch Mill BAKERY');
    expect(vendorOf('Juniper & Larch', 'YOGA', ...till)?.value).toBe('Juniper & Larch YOGA');
    expect(vendorOf('LARCH BAY', 'CAR WASH', ...till)?.value).toBe('LARCH BAY CAR WASH');
  });

  it('goes on where its second line begins, or its first one ends, with an “and”', () => {
    const head = ['LARCH PLUMBING   WORK', '& HEATING        INVOICE 04418'];
    expect(vendorOf(...head, ...till)?.value).toBe('LARCH PLUMBING & HEATING');
    const wrapped = ['LARCH PLUMBING &   WORK', 'HEATING            INVOICE 04418'];
    expect(vendorOf(...wrapped, ...till)?.value).toBe('LARCH PLUMBING & HEATING');
  });

  it('is not sure where smaller capitals below its first line may go on with it', () => {
    const halfSign = (second: string) => {
      const all = vendorCandidates(textLines([wordsOnPage('Larchlight', second, ...till)]));
      return all.find(({ name }) => name === 'Larchlight')?.cues['halfSign'];
    };
    expect(halfSign('GRAND COMPANIA')).toBe(1);
    expect(halfSign('Grand Compania')).toBe(0);
  });

  it('is sure where a web address runs both lines together', () => {
    const bare = ['Larchwood', 'Partners', ...till, 'larchwoodpartners.com.au'];
    expect(vendorOf(...bare)).toMatchObject({ value: 'Larchwood Partners' });
    const rows = ['INKWELL', 'PRESS', ...till, 'hello@inkwellpress.us'];
    const vendor = vendorOf(...rows);
    expect(vendor?.value).toBe('INKWELL PRESS');
    expect(vendor?.confidence).toBeGreaterThan(SURE_MIN);
  });

  it('is one name where the second line is a house of a trade', () => {
    expect(vendorOf('TIDELARCH', 'BREWING CO.', ...till)?.value).toBe('TIDELARCH BREWING CO.');
    expect(vendorOf('BRIGHTLARCH', 'ELECTRIC LTD.', ...till)?.value).toBe('BRIGHTLARCH ELECTRIC LTD.');
  });

  it.each([
    ['says in small letters what is offered', ['The Larch Whisk', 'kitchen & bar']],
    ['has its trade in the first line', ['Larch Hardware', 'Garden Centre']],
    ['goes on with a slogan', ['Larch Brothers', 'Where Builders Buy']],
    ['is above the issuer’s label', ['Atelier Larch', 'De']],
    ['says which cooking it is', ['Larch Wok', 'Chinese Takeaway']],
    ['says which kind of a trade it is', ['Larch & Sons', 'Family Butchers']],
  ])('ends with its first line where it %s', (_, head) => {
    expect(vendorOf(...head, ...till)?.value).toBe(head[0]);
  });
});
