import { describe, expect, it } from 'vitest';
import {
  vendorGroups,
  worklistLines,
} from '../../../../../../web/screens/accounting/categories/vendor-groups.ts';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';

const supplies = (word: string) => ({ code: 'shops' as const, kind: 'supplies', word });
const wanting = (description: string, alike: string, confidence?: number) => ({
  transaction: transactionWith({ description }),
  alike,
  suggestion:
    confidence === undefined
      ? null
      : { category: 'Office', categoryId: 'office', source: 'history' as const, confidence, reason: '' },
});

describe('vendorGroups', () => {
  it('puts entries of one vendor together where the newest stands, with the surest suggestion of them', () => {
    const groups = vendorGroups([
      wanting('SHELL 2', 'out shell'),
      wanting('HYDRO', 'out hydro', 40),
      wanting('SHELL 1', 'out shell', 80),
      wanting('SHELL 0', 'out shell', 60),
    ]);
    expect(
      groups.map(({ newest, rows, suggestion }) => [newest.description, rows.length, suggestion?.confidence]),
    ).toEqual([
      ['SHELL 2', 3, 80],
      ['HYDRO', 1, 40],
    ]);
  });

  it('keeps money in and money out of one vendor apart', () => {
    expect(vendorGroups([wanting('PAYPAL', 'in paypal'), wanting('PAYPAL', 'out paypal')])).toHaveLength(2);
  });
});

describe('worklistLines', () => {
  const shops = [
    { ...wanting('MILLER SUPPLIES 2', 'out miller', 70), family: supplies('supplies') },
    wanting('HYDRO', 'out hydro'),
    { ...wanting('FROST SUPPLY', 'out frost', 85), family: supplies('supply') },
    { ...wanting('MILLER SUPPLIES 1', 'out miller', 70), family: supplies('supplies') },
  ];

  it('puts vendors of one family in one line where the newest stands, with what all of them may be', () => {
    const [family, hydro, ...others] = worklistLines(shops);
    expect(others).toEqual([]);
    expect(hydro?.newest.description).toBe('HYDRO');
    expect(family).toMatchObject({ alike: 'shops supplies', family: supplies('supplies') });
    expect(family?.rows.map(({ description }) => description)).toEqual([
      'MILLER SUPPLIES 2',
      'MILLER SUPPLIES 1',
      'FROST SUPPLY',
    ]);
    expect(family?.suggestion?.confidence).toBe(85);
    expect(family).toMatchObject({ vendors: [{ alike: 'out miller' }, { alike: 'out frost' }] });
  });

  it('keeps one with an offer that the family does not share in its own line, in sight', () => {
    const kent = { ...wanting('KENT SUPPLIES', 'out kent'), family: supplies('supplies') };
    const ross = { ...wanting('ROSS SUPPLIES', 'out ross'), family: supplies('supplies') };
    const lines = worklistLines([...shops, kent, ross]);
    expect(lines.map(({ newest, suggestion }) => [newest.description, suggestion?.confidence])).toEqual([
      ['MILLER SUPPLIES 2', 70],
      ['FROST SUPPLY', 85],
      ['KENT SUPPLIES', undefined],
      ['HYDRO', undefined],
    ]);
    expect(lines[2]).toMatchObject({ vendors: [{ alike: 'out kent' }, { alike: 'out ross' }] });
  });

  it('leaves one that is alone a vendor', () => {
    const [alone, ...none] = worklistLines(shops.slice(0, 1));
    expect([alone?.alike, none]).toEqual(['out miller', []]);
    expect(alone).not.toHaveProperty('vendors');
  });
});
