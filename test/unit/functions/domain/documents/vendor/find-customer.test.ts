import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { isOwnName } from '../../../../../../functions/domain/documents/vendor/own-name.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const rest = [
  'Faktura',
  'Fakturadatum   2026-03-20',
  'Text   Belopp',
  'Bilder   6 400,00',
  'Att betala   8 000,00 kr',
];
const customerOf = (names: string[], ...head: string[]) =>
  readFields([wordsOnPage(...head, ...rest)], { names }).fields.customer?.value;

describe("the customer of one's own invoice", () => {
  const head = ['Lindgren Foto AB', 'Ringvägen 100', '118 60 Stockholm'];

  it('stands under its label, or behind it', () => {
    expect(customerOf(['Lindgren Foto AB'], ...head, 'Kund:', 'Galleri Ekvatorn AB', 'Götgatan 2')).toBe(
      'Galleri Ekvatorn AB',
    );
    expect(customerOf(['Lindgren Foto'], ...head, 'Bill to: Galleri Ekvatorn AB', 'Götgatan 2')).toBe(
      'Galleri Ekvatorn AB',
    );
  });

  it('is found where its owner trades under their own name and what they do', () => {
    const foto = ['Maja Lindgren Foto', 'Ringvägen 100', '118 60 Stockholm', 'Kund:', 'Galleri Ekvatorn AB'];
    expect(customerOf(['Maja Lindgren'], ...foto)).toBe('Galleri Ekvatorn AB');
    expect(customerOf(['Maja'], ...foto)).toBeUndefined();
    const reading = (name: string) => readFields([wordsOnPage(...foto, ...rest)], { names: [name] });
    expect(reading('Maja Lindgren').isIssued).toBe(true);
    expect(reading('Galleri Ekvatorn').isIssued).toBeUndefined();
  });

  it('is asked for before a document counts as issued by its own buyer, whose name is the only one', () => {
    const bill = ['Rechnung', 'Galleri Ekvatorn', 'Götgatan 2', '118 46 Stockholm'];
    const reading = readFields([wordsOnPage(...bill, ...rest)], { names: ['Galleri Ekvatorn'] });
    expect(reading.fields.vendor).toMatchObject({ value: 'Galleri Ekvatorn' });
    expect(reading.isIssued).toBeUndefined();
  });

  it('is nobody where another issued the document', () => {
    expect(customerOf(['Galleri Ekvatorn AB'], ...head, 'Kund:', 'Galleri Ekvatorn AB')).toBeUndefined();
    expect(customerOf([], ...head, 'Kund:', 'Galleri Ekvatorn AB')).toBeUndefined();
  });

  it('is the organization itself where a supplier’s name only begins with its name', () => {
    const bill = [
      'Fielding Design Supply Co.',
      '1400 Locust St',
      'Bill to: Fielding Design',
      'Date   2026-03-20',
    ];
    const reading = readFields([wordsOnPage(...bill, 'Total   $86.40')], { names: ['Fielding Design'] });
    expect(reading.fields.vendor?.value).toBe('Fielding Design Supply Co.');
    expect(reading.fields.customer).toBeNull();
    expect(reading.isIssued).toBeUndefined();
    expect(isOwnName('Fielding Design Supply Co.', ['Fielding Design'], 'Fielding Design Ltd')).toBe(false);
    expect(isOwnName('Fielding Design Supply Co.', ['Fielding Design'], 'Galleri Ekvatorn')).toBe(true);
    expect(isOwnName('Fielding Design', ['Fielding Design'], 'Fielding Design')).toBe(true);
  });
});
