import { describe, expect, it } from 'vitest';
import { isBankFee, paysCard } from '../../../shared/bank-entries.ts';

describe('isBankFee', () => {
  it.each([
    'Frais d’utilisation',
    'FRAIS FIXES D UTILISATION',
    'Frais de retrait au guichet',
    'FRAIS D OPERATIONS',
    'Frais de chèque sans provision',
    'Frais cheque retourne',
    'frais fixes dutilisation',
  ])('knows a bank’s own fee in French: %s', (text) => expect(isBankFee(text)).toBe(true));

  it.each(['FEE-QTR TO 28 DEC', 'FEE-QTR TO 16AUG', 'FEE-QTR TO 29MAY26', 'Quarterly account fee'])(
    'knows what an Irish bank takes a quarter: %s',
    (text) => expect(isBankFee(text)).toBe(true),
  );

  it.each([
    'ANNUAL MEMBERSHIP FEE',
    'AMERICAN EXPRESS MEMBERSHIP FEE',
    'Basic plan fee',
    'LATE FEE',
    'CASHED/DEPOSITED ITEM RETN UNPAID FEE FOR ITEM',
    'Wise Charges for: TRANSFER-88131',
  ])('knows what a card or an app costs: %s', (text) => expect(isBankFee(text)).toBe(true));

  it.each([
    'MEMBERSHIP FEE',
    'AIGA ANNUAL MEMBERSHIP FEE',
    'WISE CHARGES FOR COUNSELLING',
    'FRAIS DE SCOLARITE UQAM',
    'Frais de livraison Amazon',
    'UTILISATION GYM',
  ])('leaves another’s fee: %s', (text) => expect(isBankFee(text)).toBe(false));
});

describe('paysCard', () => {
  it.each([
    'Paiement facture - AccesD Internet /MASTERCARD BANQUE NATIONALE',
    'Paiement facture /VISA DESJARDINS',
    'Paiement de facture VISA',
  ])('knows a card that is paid like any bill in Quebec: %s', (text) => expect(paysCard(text)).toBe(true));

  it.each([
    'Paiement facture - AccesD Internet /IMMEUBLES DUVAL LOYER',
    'Paiement facture /VISA PRO PEINTURE',
  ])('leaves what else is paid so: %s', (text) => expect(paysCard(text)).toBe(false));
});
