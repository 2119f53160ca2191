import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { vendorCandidates } from '../../../../../../functions/domain/documents/vendor/vendor-cues.ts';
import { nameCertainty } from '../../../../../../functions/domain/documents/vendor/find-vendor.ts';
import { confidenceOf } from '../../../../../../functions/domain/documents/evidence/choice.ts';
import { calibration } from '../../../../../../functions/domain/documents/evidence/weights.ts';
import {
  hasLegalForm,
  withoutLegalForm,
} from '../../../../../../functions/domain/documents/vendor/vendor-name.ts';
import { wholeSign } from '../../../../../../functions/domain/documents/vendor/vendor-sign.ts';
import { refusals } from '../../../../../../functions/domain/documents/vendor/vendor-words.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import type { Box } from '../../../../../../shared/model/document.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const cuesOf = (name: string, ...lines: string[]) =>
  vendorCandidates(textLines([wordsOnPage(...lines)])).find((candidate) => candidate.name === name)?.cues;
const sums = ['Date   17.04.2026', 'Work   500,00', 'Total   500,00 €'];

/** The box of a word, twice as high in the first line. */
const tall = ([left, top, width, height]: Box): Box => [left, top, width, top < 0.06 ? 2 * height : height];

describe('who issued a paper with a logo, a sender and a foot', () => {
  it('is the name that says more than its logo', () => {
    const head = ['havblik', 'Café Bølgen ApS   Havblik Keramik', 'Havnegade 11   Strandvejen 118'];
    const page = wordsOnPage(...head, '8500 Grenaa   8500 Grenaa', ...sums);
    const words = page.words.map((word, at) => ({ ...word, confidence: at === 0 ? 0.97 : 1 }));
    const [sign] = vendorCandidates(textLines([{ ...page, words }]));
    expect(sign).toMatchObject({ name: 'Havblik Keramik', cues: { first: 1, fuller: 1 } });
    expect(
      wholeSign('havblik', {
        signs: ['havblik'],
        logos: [],
        fuller: new Map([['havblikkeramik', 'Havblik Keramik']]),
      }),
    ).toBe('Havblik Keramik');
    const two = new Map([
      ['havblikkeramik', 'Havblik Keramik'],
      ['havblikglas', 'Havblik Glas'],
    ]);
    expect(wholeSign('havblik', { signs: ['havblik'], logos: [], fuller: two })).toBe('havblik');
    const paid = wordsOnPage('havblik', '8500 Grenaa', ...sums, 'Pay to Havblik Keramik');
    const said = paid.words.map((word, at) => ({ ...word, confidence: at === 0 ? 0.97 : 1 }));
    expect(vendorCandidates(textLines([{ ...paid, words: said }]))[0]?.name).toBe('Havblik Keramik');
    expect(
      wholeSign('Lidl', { signs: ['lidl'], logos: [], fuller: new Map([['lidlplus', 'Lidl Plus']]) }),
    ).toBe('Lidl');
  });

  it('is not the sentence that says whom to pay', () => {
    const rows = ['"We go out on a limb"', '360-555-0144', 'Sold to: Harbor View HOA   Date: 11-06-2026'];
    const foot = 'Make checks payable to Moss Creek Tree Service, PO Box 88, Anacortes WA 98221';
    const page = wordsOnPage('Moss Creek Tree Service', ...rows, 'Total   $960.00', foot);
    const words = page.words.map((word) => ({ ...word, box: tall(word.box), confidence: 1 }));
    expect(readFields([{ ...page, words }]).fields.vendor?.value).toBe('Moss Creek Tree Service');
  });

  it('is a piece of the line above the address window, and another name is not sure', () => {
    const line = 'Silke Ahrens · Larch Texts · Kastanienallee 31 · 38104 Ulm';
    const letter = ['Amt für Ordnung', '', line, 'Heide GmbH', 'Wendenring 8', '38114 Ulm', ...sums];
    const printed = wordsOnPage(...letter);
    const words = printed.words.map((word) => ({ ...word, confidence: 1 }));
    const { vendor } = readFields([{ ...printed, words }]).fields;
    const all = vendorCandidates(textLines([{ ...printed, words }]));
    expect(all.find(({ name }) => name === 'Amt für Ordnung')?.cues).toMatchObject({ otherSender: 1 });
    expect(all.find(({ name }) => name === 'Larch Texts')?.cues).toMatchObject({ sender: 1, otherSender: 0 });
    expect(vendor?.confidence).toBeLessThan(SURE_MIN);
  });

  it.each(['Adress', 'Bankgiro', 'Steuernummer', 'Zahlungsbedingungen'])(
    'is no heading of a foot: %s',
    (text) => {
      expect(refusals(text)).toContain('label');
    },
  );

  it.each(['61-867 Poznań', 'Kitkantie 18', '4050-262 Porto', '147 33 Tumba'])(
    'is no address: %s',
    (text) => {
      expect(refusals(text)).toContain('address');
    },
  );

  it('is no street in Poland', () => {
    expect(refusals('ul. Garbary 18')).toEqual(['street']);
  });

  it('is no label of an Italian invoice, and follows who organised something', () => {
    expect(cuesOf('Cedente/prestatore (fornitore)', 'Cedente/prestatore (fornitore)', ...sums)).toMatchObject(
      {
        heading: 1,
      },
    );
    expect(refusals('Identificativo fiscale ai fini IVA')).toContain('id');
    expect(cuesOf('Larch Society', 'Organised by Larch Society')).toMatchObject({ named: 1 });
  });

  it('bears no legal form that is a small word', () => {
    expect(['14 Tagen ab', 'Reis 10 kg'].some(hasLegalForm)).toBe(false);
    expect(['ICA AB', 'ica ab', 'Larch & Co KG'].every(hasLegalForm)).toBe(true);
  });

  it('is named without what leads to it, where it stands elsewhere without', () => {
    const pay = 'Paying by BACS: Larch Boats Ltd, 20-18-82';
    expect(cuesOf('Larch Boats Ltd', ...sums, '', pay)).toBeUndefined();
    expect(cuesOf('Customer: Larch Boats Ltd', 'Larch Boats Ltd', 'Customer: Larch Boats Ltd')).toMatchObject(
      {
        customer: 1,
      },
    );
    expect(cuesOf('Paying by BACS: Larch Boats Ltd', 'Larch Boats Ltd', ...sums, '', pay)).toBeUndefined();
    const signed = ['KONKAN CABS & TOURS', ...sums, 'For Konkan Cabs & Tours'];
    const printed = wordsOnPage(...signed);
    const words = printed.words.map((word) => ({ ...word, confidence: 1, box: tall(word.box) }));
    expect(readFields([{ ...printed, words }]).fields.vendor?.value).toBe('KONKAN CABS & TOURS');
  });

  it('is not sure where it is a phrase in small words, as slogans are', () => {
    const [slogan] = vendorCandidates(textLines([wordsOnPage('La vera pizza larch', 'NONNA PIA', ...sums)]));
    expect(slogan?.cues).toMatchObject({ plainWords: 1, first: 1 });
    const most = slogan && confidenceOf(0.999, calibration.vendor, nameCertainty(slogan));
    expect(most).toBeLessThan(SURE_MIN);
  });

  it('may bear words that papers are titled with', () => {
    expect(refusals('Bill’s Plumbing')).toEqual([]);
    expect(refusals('Bill')).toEqual(['title']);
    expect(refusals('Tax Time Accounting')).toEqual([]);
    expect(refusals('Tax ID 44-18')).toContain('id');
    expect(refusals('2 Depot Sq')).toContain('address');
    expect(cuesOf('Licensed & insured', 'Licensed & insured')).toMatchObject({ slogan: 1 });
  });

  it('is whole by a later page whose line goes on behind its legal form', () => {
    const second = { ...wordsOnPage('Larch Roofing, Inc. CCB# 188229. Payment by check.'), page: 2 };
    const [first] = vendorCandidates(textLines([wordsOnPage('LARCH', ...sums), second]));
    expect(first?.name).toBe('Larch Roofing, Inc.');
  });

  it('is the large word before a line of small ones', () => {
    const printed = wordsOnPage('HARTWIG Spedition · Lager · Logistik', ...sums);
    const words = printed.words.map((word, at) => ({
      ...word,
      confidence: 1,
      box: at === 0 ? tall(word.box) : word.box,
    }));
    const names = vendorCandidates(textLines([{ ...printed, words }])).map(({ name }) => name);
    expect(names).toContain('HARTWIG');
    const small = vendorCandidates(textLines([printed])).map(({ name }) => name);
    expect(small).not.toContain('HARTWIG');
  });

  it('stands under who a paper is from, and no borough is named by its council alone', () => {
    const rows = ['De             Para', 'Irene Casals   Editorial Alba S.L.', ...sums];
    expect(cuesOf('Irene Casals', ...rows)).toMatchObject({ issuers: 1, customers: 0 });
    expect(cuesOf('Editorial Alba S.L.', ...rows)).toMatchObject({ customers: 1 });
    expect(cuesOf('Borough Council', 'Borough Council')).toMatchObject({ generic: 1 });
    expect(cuesOf('Westmoor Council', 'Westmoor Council')).toMatchObject({ generic: 0 });
  });

  it('bears the form of a society', () => {
    expect(withoutLegalForm('Volkshochschule Rheintal e.V.')).toBe('Volkshochschule Rheintal');
    expect(withoutLegalForm('Onderlinge Schutsluis U.A.')).toBe('Onderlinge Schutsluis');
  });
});

describe('a sign with its slogan in one line of a photograph', () => {
  /** The page with the words of its first line as broad as told. */
  const withBreadths = (breadths: readonly number[], ...lines: string[]) => {
    const page = wordsOnPage(...lines);
    const lefts = breadths.map((_, at) =>
      breadths.slice(0, at).reduce((sum, breadth, word) => {
        return sum + breadth * (page.words[word]?.text.length ?? 0) + 0.01;
      }, 0.05),
    );
    const words = page.words.map((word, at) => {
      const [breadth, left] = [breadths[at], lefts[at]];
      if (breadth === undefined || left === undefined) return word;
      return { ...word, box: [left, 0.05, breadth * word.text.length, 0.018] as Box };
    });
    return { ...page, words };
  };
  const below = ['9 Fore Street, Totnes TQ9 5DA', 'Cotton   18.75', 'Total   18.75'];
  const line = 'Thread & Thimble all for home sewers';

  it('is its broad letters', () => {
    const page = withBreadths([0.0136, 0.0092, 0.0136, 0.0072, 0.0076, 0.0091, 0.0086], line, ...below);
    expect(readFields([page]).fields.vendor?.value).toBe('Thread & Thimble');
  });

  it('is the whole line where all letters are as broad', () => {
    const page = withBreadths([0.0086, 0.0092, 0.0086, 0.0072, 0.0076, 0.0091, 0.0086], line, ...below);
    expect(readFields([page]).fields.vendor?.value).toBe(line);
  });
});

describe('a slogan that a photograph shows in place of its house', () => {
  const till = ['HOW DOERS', '1250 W Colfax Ave', 'Denver CO 80214', 'TOTAL   $91.47'];
  const surenessOf = (...more: string[]) =>
    readFields([wordsOnPage(...till, ...more)]).fields.vendor?.confidence ?? 1;

  it('is not sure where the paper bears the house’s web address', () => {
    expect(surenessOf('www.homedepot.com/survey')).toBeLessThan(SURE_MIN);
    expect(surenessOf('www.doers-larch.com/survey')).toBeGreaterThanOrEqual(SURE_MIN);
  });
});
