import { describe, expect, it } from 'vitest';
import {
  learnVendors,
  vendorMarks,
} from '../../../../../../functions/domain/documents/vendor/learned-vendors.ts';
import { readDocuments } from '../../../../../../functions/domain/documents/read-documents.ts';
import type { PageText } from '../../../../../../shared/model/document.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

/** A till receipt headed by a slogan, as some chains print them. */
const receipt = (day: number, total: string) =>
  wordsOnPage(
    'FRESH EVERY DAY',
    'Store 12 High Street Bath',
    'VAT no GB 123 4567 89',
    `Date: ${day}/03/2026`,
    `Apples   ${total}`,
    `TOTAL   £${total}`,
    'www.orchard-larder.example',
  );

/** The page as a person corrected its vendor. */
function corrected(page: PageText, vendor: string) {
  return { vendor, marks: vendorMarks([page], readDocuments([page]).fields) };
}

const vendorOf = (page: PageText, vendors: ReturnType<typeof learnVendors> = []) =>
  readDocuments([page], { vendors }).fields.vendor;

describe('what an organisation teaches by correcting vendors', () => {
  const learned = learnVendors([corrected(receipt(14, '4.20'), 'Orchard Larder')]);

  it('names the next document of that vendor, where its name stands and all but certainly', () => {
    const next = receipt(21, '7.35');
    expect(vendorOf(next)?.value).not.toBe('Orchard Larder');
    const vendor = vendorOf(next, learned);
    expect(vendor).toMatchObject({
      value: 'Orchard Larder',
      text: vendorOf(next)?.text,
      box: vendorOf(next)?.box,
    });
    expect(vendor?.confidence).toBeGreaterThan(0.93);
  });

  it('says nothing of other vendors', () => {
    const other = wordsOnPage(
      'Noodle House Ltd',
      'Date: 21/03/2026',
      'Soup   4.00',
      'TOTAL   £4.00',
      'www.noodle.example',
    );
    expect(vendorOf(other, learned)).toEqual(vendorOf(other));
  });

  it('knows a vendor again by its layout alone, where nothing else is printed', () => {
    const lines = [
      '~ la belle table ~',
      'cuisine du marché',
      'merci de votre visite',
      'Table 4   Couverts 2',
    ];
    const page = (total: string) => wordsOnPage(...lines, `Total   ${total} €`);
    const table = learnVendors([corrected(page('31,00'), 'La Belle Table SARL')]);
    expect(vendorOf(page('18,50'), table)?.value).toBe('La Belle Table SARL');
  });

  it('leaves a name alone where two vendors bear the same mark', () => {
    const both = learnVendors([
      corrected(receipt(14, '4.20'), 'Orchard Larder'),
      corrected(receipt(15, '5.20'), 'Orchard Larder Bath'),
    ]);
    expect(vendorOf(receipt(21, '7.35'), both)).toEqual(vendorOf(receipt(21, '7.35')));
  });

  it('keeps the latest way a vendor was written', () => {
    const again = learnVendors([
      corrected(receipt(14, '4.20'), 'orchard larder'),
      corrected(receipt(15, '5.20'), 'Orchard Larder'),
    ]);
    expect(again.map(({ name }) => name)).toEqual(['Orchard Larder']);
  });
});
