import { describe, expect, it } from 'vitest';
import type { PageText, PageWord } from '../../../../../../shared/model/document.ts';
import { hostSpellings } from '../../../../../../functions/domain/documents/vendor/vendor-echo.ts';
import { refusals } from '../../../../../../functions/domain/documents/vendor/vendor-words.ts';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';

/** One run of words: where it begins, how tall its letters are, what it says. */
type Run = readonly [left: number, top: number, height: number, text: string];

const BODY = 0.014;
const SIGN = 0.022;

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

/** Lines below each other at one place. */
const block = (left: number, top: number, ...lines: string[]): Run[] =>
  lines.map((text, at) => [left, top + at * 0.018, BODY, text]);

const sums: readonly Run[] = [
  ...block(0.55, 0.12, 'Rechnung 7711', 'Datum 21.05.2026'),
  ...block(0.05, 0.4, 'Montage', 'Gesamtbetrag'),
  ...block(0.8, 0.4, '85,00 €', '85,00 €'),
];

const vendorOf = (...runs: readonly Run[]) => readFields([pageOf(...runs, ...sums)]).fields.vendor;

describe('names with letters beyond a to z', () => {
  it('are no address, sign of a law or contact by the letters that an accent seems to cut off', () => {
    expect(refusals('Malerfirma Ødegård')).not.toContain('address');
    expect(refusals('Hôtel des Remparts')).toEqual([]);
    expect(refusals('14 Mill Rd')).toContain('address');
  });

  it('are no legal form by the letters before an accent: "Sa" of "Saône"', () => {
    const vendor = vendorOf(
      ...block(0.05, 0.06, 'Julien Larch Ostéopathe', '58, quai de Saône', '69002 Lyon'),
    );
    expect(vendor?.value).toBe('Julien Larch Ostéopathe');
  });

  it('are spelled in addresses with two letters or with none of the marks', () => {
    expect(hostSpellings('Müller & Söhne')).toEqual(
      expect.arrayContaining(['muellerundsoehne', 'mullerundsohne', 'mullersohne']),
    );
    expect(hostSpellings('Østergaard')).toEqual(expect.arrayContaining(['oestergaard', 'ostergaard']));
  });
});

describe('a short sign above, and the whole name elsewhere', () => {
  it('is the whole name, be it in the small line above the address or in the foot', () => {
    const sender = vendorOf(
      [0.7, 0.05, SIGN, 'LARCHQVIST'],
      ...block(
        0.05,
        0.15,
        'Måleri Larchqvist - Storgatan 41 - 753 20 Uppsala',
        'Erik Nordin',
        'Sveavägen 40',
      ),
    );
    expect(sender?.value).toBe('Måleri Larchqvist');
    const foot = vendorOf(
      [0.05, 0.05, SIGN, 'Larchia'],
      ...block(0.05, 0.15, 'Ingrid Bakken', 'Storgata 77', '4006 Stavanger'),
      ...block(0.05, 0.9, 'Larchia Regnskap · Org.nr. 604 494 292 MVA · IBAN NO59 2324 3114'),
    );
    expect(foot?.value).toBe('Larchia Regnskap');
  });

  it('is that of the family’s firm and not of its member', () => {
    const vendor = vendorOf(
      [0.05, 0.05, SIGN, 'LARCHER'],
      ...block(0.05, 0.08, 'Larcher Consulting', 'Lindenweg 43', '8001 Zürich', 'Tel. 044 382 36 42'),
      ...block(0.05, 0.2, 'Petra Larcher', 'Hauptstraße 21', '4051 Basel'),
    );
    expect(vendor?.value).toBe('Larcher Consulting');
  });

  it('stays the sign where a company trades as it', () => {
    const vendor = vendorOf(
      [0.05, 0.05, SIGN, 'Larch Rentals'],
      ...block(0.05, 0.9, 'Trail Fleet Leasing Corp. d/b/a Larch Rentals, Denver CO 80249'),
    );
    expect(vendor?.value).not.toContain('d/b/a');
  });

  it('is one name where a narrow column of the foot wraps it and an address of the web proves it', () => {
    const vendor = vendorOf(
      [0.05, 0.05, SIGN, 'Larchner'],
      ...block(0.05, 0.15, 'Montalba Studio KG', 'Hauptstraße 31', '1010 Wien'),
      ...block(0.05, 0.9, 'Dachdeckerei', 'Larchner GmbH', 'Gartenstraße 82', '8010 Graz'),
      ...block(0.3, 0.9, 'Tel. 033 805', '5762', 'info@larchner.at'),
      ...block(0.55, 0.9, 'USt-IdNr.', 'ATU36219998'),
    );
    expect(vendor?.value).toBe('Dachdeckerei Larchner GmbH');
  });
});

describe('who stands first on a paper', () => {
  const customer = ['Montalba Holding KG', 'Lindenweg 35', '6020 Innsbruck'];

  it('is the customer where the addresses of the web are spelled as another name on it', () => {
    const issuer = block(
      0.05,
      0.5,
      'Grafik Matthias Larch',
      'Bahnhofstr. 86',
      '6020 Innsbruck',
      'office@grafikmatthiaslarch.at',
    );
    expect(vendorOf(...block(0.05, 0.05, ...customer), ...issuer)?.value).toBe('Grafik Matthias Larch');
  });

  it('is not sure to be the customer where somebody else is called so', () => {
    const bill = block(
      0.05,
      0.5,
      'Kunde',
      'Grafik Matthias Larch',
      'Bahnhofstr. 86',
      'office@grafikmatthiaslarch.at',
    );
    expect(vendorOf(...block(0.05, 0.05, ...customer), ...bill)?.value).toBe('Montalba Holding KG');
  });

  it('is not sure beside a logo that begins another name', () => {
    const page = pageOf(
      ...block(0.05, 0.1, 'Café Larch ApS', 'Havnegade 11', '8500 Grenaa', 'CVR-nr.: 41882290'),
      ...block(0.7, 0.1, 'Havblik Keramik', 'Strandvejen 118', '8500 Grenaa', 'CVR-nr.: 38822904'),
      ...block(0.05, 0.4, 'Total DKK'),
      ...block(0.8, 0.4, '3.125,00'),
    );
    const logo: PageWord = { text: 'havblik', box: [0.72, 0.05, 0.12, 0.022], confidence: 0.95 };
    const { vendor } = readFields([{ ...page, words: [logo, ...page.words] }]).fields;
    const isSureWrong = vendor?.value.startsWith('Café') === true && vendor.confidence >= SURE_MIN;
    expect(isSureWrong).toBe(false);
  });

  it('is no department, nor the house whose number looks like a postal code', () => {
    expect(refusals('Abteilung Wohnen')).toContain('label');
    const vendor = vendorOf(
      [0.05, 0.05, SIGN, 'Larch Car Hire'],
      ...block(0.3, 0.1, 'MADISON EAST, 4418 E WASHINGTON AVE'),
      ...block(0.05, 0.1, 'THOMAS BAKER', '88 ELM STREET', 'MADISON, WI 53703'),
    );
    expect(vendor?.value).toBe('Larch Car Hire');
  });
});

describe('the first of two lines on a till’s printed roll', () => {
  const roll = (...lines: string[]) => {
    const words = lines.flatMap((line, row): PageWord[] =>
      [...line.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        box: [0.05 + match.index * 0.03, 0.02 + row * 0.03, match[0].length * 0.03, 0.02],
        confidence: 1,
      })),
    );
    return readFields([{ page: 1, width: 260, height: 600, words }]).fields.vendor;
  };
  const till = [
    'TEL 09 546 5533',
    '15 Mar 2026   10:37',
    'TOTAL            $109.35',
    'CARD             $109.35',
  ];

  it('is not sure to be the whole name above the address', () => {
    const vendor = roll('     SALT & LARCH', '      WINK & GO', '   633 OCEAN PARADE', ...till);
    const isWhole = vendor?.value === 'SALT & LARCH WINK & GO';
    expect(isWhole || (vendor?.confidence ?? 1) < SURE_MIN).toBe(true);
  });

  it('goes on where the second says what is sold', () => {
    expect(roll('      KINGLARCH', '       TAXIS', '   633 OCEAN PARADE', ...till)?.value).toBe(
      'KINGLARCH TAXIS',
    );
  });
});
