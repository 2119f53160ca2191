import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const totalOf = (...lines: string[]) =>
  readFields([wordsOnPage('Larch Coffee', 'Date   November 15, 2026', ...lines)]).fields.total?.value;

describe('the total of what filled up a card or an account', () => {
  it.each([
    ['Your reload receipt', 'Reload amount   $30.00', 'New card balance   $38.42'],
    ['Your account has been replenished', 'Replenishment amount   $30.00', 'Current balance   $38.42'],
    ['You topped up your pass', 'Amount   $30.00', 'Balance   $38.42'],
    ['Votre carte a été rechargée', 'Montant   30,00 €', 'Nouveau solde   38,42 €'],
  ])('is what was paid, and not what it holds then: %s', (...lines) => {
    expect(totalOf(...lines)).toBe(30_00);
  });

  it('is a balance that is due', () => {
    expect(totalOf('Top-up your plan', 'Charges   $30.00', 'Balance due   $38.42')).toBe(38_42);
  });

  it('is a balance where nothing was filled up', () => {
    expect(totalOf('Previous charges   $8.42', 'New balance   $38.42')).toBe(38_42);
  });
});
