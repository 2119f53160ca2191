import { describe, expect, it } from 'vitest';
import { vendorFamilies } from '../../../../../functions/domain/categories/vendor-families.ts';
import { rowSaying as row } from '../../../../support/category-rows.ts';

const decided = (description: string) => ({ ...row(description), categoryId: 'supplies' });
/** The families of these texts, as an import that has them all is asked about. */
function familiesOf(texts: readonly string[], amount = -4500, history = [decided('SHELL')]) {
  const rows = texts.map((text) => row(text, amount));
  const familyOf = vendorFamilies({ rows, history });
  return rows.map((one) => {
    const family = familyOf(one);
    if (family?.code === 'group') return `group ${family.group}`;
    return family?.code === 'shops' ? family.kind : family?.code;
  });
}

describe('vendors that are asked about at once', () => {
  it('are shops of a kind, however it is spelled, each by the last word that says what is sold', () => {
    const texts = [
      'MILLER SUPPLIES #12',
      'FROST SUPPLY CO',
      'FOURNITURES ROY LAVAL QC',
      'KENT KITCHEN SUPPLIES',
    ];
    expect(familiesOf(texts)).toEqual(['supplies', 'supplies', 'supplies', 'supplies']);
    const spelled = vendorFamilies({ rows: texts.map((text) => row(text)), history: [] })(
      row('FROST SUPPLY CO'),
    );
    expect(spelled).toEqual({ code: 'shops', kind: 'supplies', word: 'supply' });
  });

  it('are none by the trade that the account’s own holder is called by, which banks write into each ACH payment', () => {
    const paid = (name: string) =>
      `ORIG CO NAME:${name} ORIG ID:1 CO ENTRY DESCR:PAYMENTS  SEC:PPD IND NAME:MARLOW EVENTS LLC TRN: 1TC`;
    expect(familiesOf([paid('VERIZON WIRELESS'), paid('BLUE SHIELD CA')])).toEqual([undefined, undefined]);
    expect(familiesOf([paid('MILLER EVENTS'), paid('FROST EVENTS')])).toEqual(['events', 'events']);
  });

  it('are all who sell food to take home: supermarkets, grocers and a supplier who is paid by hand', () => {
    const texts = [
      'WOOLWORTHS 3164 ST KILDA VIC',
      'ALDI STORES - PRAHRAN VIC',
      'Direct Debit 141388 BROWNES DAIRY DD95053',
      'Transfer to other Bank NetBank FIVE SENSES COFFEE INV8811',
      'HILLSIDE GROCERS',
    ];
    expect(familiesOf(texts)).toEqual(texts.map(() => 'food'));
    expect(familiesOf(['MILLER COFFEE', 'FROST COFFEE', 'ALDI STORES 44'])).toEqual([
      'cafe',
      'cafe',
      undefined,
    ]);
  });

  it('have none in them who is called as a supermarket is, nor what one sells apart from food', () => {
    const texts = [
      'METRO TRANSIT MINNEAPOLIS',
      'BRAKES PLUS #34 DENVER CO',
      'TESCO MOBILE',
      'MAXI TAXI MONTREAL',
    ];
    const found = familiesOf([...texts, 'METRO PARKING', 'ALDI STORES 44', 'METRO #123 TORONTO ON']);
    expect(found.slice(0, 5)).not.toContain('food');
    expect(found.slice(5)).toEqual(['food', 'food']);
  });

  it('are customers who name an invoice, also where the bank calls it a credit transfer', () => {
    const paid = ['CREDIT TRANSFER CAFE SOLAS INV112', 'CREDIT TRANSFER AOIFE KELLY INV105'];
    expect(familiesOf(paid, 4500)).toEqual(['customers', 'customers']);
    expect(familiesOf(['TRANSFER FROM SAVINGS INV 112', 'TRANSFER FROM ISA INV 113'], 4500)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('are none where only one vendor is of the kind, however many entries it has', () => {
    expect(familiesOf(['MILLER SUPPLIES #12', 'MILLER SUPPLIES #9'])).toEqual([undefined, undefined]);
    expect(familiesOf(['MILLER SUPPLIES', 'FROST KITCHEN'])).toEqual([undefined, undefined]);
  });

  it('are none whom somebody decided about, who sells everything, who is paid by hand, and who is called nothing but the kind', () => {
    const two = ['MILLER EVENTS', 'FROST EVENTS'];
    expect(familiesOf([...two, 'KENT EVENTS'], -4500, [decided('KENT EVENTS #4')])).toEqual([
      'events',
      'events',
      undefined,
    ]);
    expect(familiesOf([...two, 'INTERAC E-TRANSFER KENT EVENTS'])[2]).toBeUndefined();
    expect(familiesOf([...two, 'EVENTS'])[2]).toBeUndefined();
    expect(familiesOf(['HOME HARDWARE #4', 'MILLER HARDWARE', 'FROST HARDWARE'])).toEqual([
      undefined,
      'hardware',
      'hardware',
    ]);
  });

  it('are of about one kind where no other is of their own: houses of a trade, and shops that are often personal', () => {
    const texts = ['HOME HARDWARE #4', 'CARR SUPPLY CO', "LOWE'S #00512", 'NETFLIX.COM', 'MILLER PHARMACY'];
    expect(familiesOf(texts)).toEqual([
      'group building',
      'group building',
      'group building',
      'group private',
      'group private',
    ]);
    expect(familiesOf(['CARR SUPPLY CO', 'NETFLIX.COM'])).toEqual([undefined, undefined]);
    expect(familiesOf(["LOWE'S #00512", 'CARR SUPPLY', 'FROST SUPPLY'])).toEqual([
      undefined,
      'supplies',
      'supplies',
    ]);
  });

  it('are of no group who names two, is paid by hand or was decided about, and money in is of none', () => {
    const open = ['CARR SUPPLY CO', "LOWE'S #00512"];
    const group = ['group building', 'group building', undefined];
    expect(familiesOf([...open, 'FROST SUPPLY PHARMACY'])).toEqual(group);
    expect(familiesOf([...open, 'ZELLE TO KENT PLUMBING'])).toEqual(group);
    expect(familiesOf([...open, 'MENARDS #12'], -4500, [decided('MENARDS 9')])).toEqual(group);
    expect(familiesOf(open, 4500)).toEqual([undefined, undefined]);
  });

  it('are of no kind by a word that is a town, a street or another thing as well', () => {
    for (const text of [
      'KENT CLEANERS IRVING TX',
      'HOLT DRAPERY GAP PA',
      'PIONEER RECORDS',
      'DUKE STREET FRAMES',
      'METRO FLOORCARE',
      'WORK BOOTS DIRECT',
      'BARK AND MULCH',
    ])
      expect(familiesOf([text, 'SHEETZ 12', 'GEORGIA WATER', 'WINNERS 3', 'YELP INC']), text).toEqual([
        ...Array<undefined>(5),
      ]);
  });

  it('are restaurants where the till is Toast’s, which no other shop has', () => {
    expect(familiesOf(['TST* ROOSTERS - HEATH', 'TST-CHEZ EDGAR'])).toEqual(['restaurant', 'restaurant']);
    expect(familiesOf(['TST OVERLAND EXPRESS', 'TST-CHEZ EDGAR'])[0]).toBeUndefined();
  });

  it('are customers who name an invoice, with all of their payments', () => {
    const texts = [
      'FPI BRAYWELL LTD INV1001',
      'FPI HOLT ARTS INVOICE 1004',
      'FPI HOLT ARTS',
      'FPI M CROSS',
      'KENT SUPPLIES',
      'FROST SUPPLIES',
    ];
    expect(familiesOf(texts, 4500)).toEqual([
      'customers',
      'customers',
      'customers',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are wages and what is withheld from them, whoever is paid, and no payroll service’s fee', () => {
    const texts = [
      'FASTER PAYMENT TO E MARSH WAGES',
      'TRANSFER TO MIA FARROW-LEE SALARY',
      'HMRC CUMBERNAULD PAYE',
      'PAYROLL SERVICE FEE',
    ];
    expect(familiesOf(texts)).toEqual(['payroll', 'payroll', 'payroll', undefined]);
  });
});
