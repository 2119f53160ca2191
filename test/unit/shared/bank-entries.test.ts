import { describe, expect, it } from 'vitest';
import { isBankFee } from '../../../shared/bank-entries.ts';

describe('isBankFee', () => {
  it.each([
    'Frais d’utilisation',
    'FRAIS FIXES D UTILISATION',
    'Frais de retrait au guichet',
    'FRAIS D OPERATIONS',
    'Frais de chèque sans provision',
  ])('knows a bank’s own fee in French: %s', (text) => expect(isBankFee(text)).toBe(true));

  it.each(['FRAIS DE SCOLARITE UQAM', 'Frais de livraison Amazon', 'UTILISATION GYM'])(
    'leaves another’s fee: %s',
    (text) => expect(isBankFee(text)).toBe(false),
  );
});
