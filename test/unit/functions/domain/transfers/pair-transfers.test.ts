import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pairTransfers,
  serviceKeeping,
  type TransferRow,
} from '../../../../../functions/domain/transfers/pair-transfers.ts';
import { addDays, daysBetween } from '../../../../../shared/civil-date.ts';

const left: TransferRow = {
  id: 'out',
  accountId: 'checking',
  date: '2025-03-03',
  description: 'TRANSFER TO SAVINGS',
  amount: -50_000,
  currency: 'CAD',
};
const arrived: TransferRow = {
  ...left,
  id: 'in',
  accountId: 'savings',
  amount: 50_000,
  description: 'DEPOSIT',
};

describe('pairTransfers', () => {
  it('pairs what left one account with what arrived in another', () => {
    expect(pairTransfers([arrived, left])).toMatchObject([{ outId: 'out', inId: 'in', isSure: true }]);
  });

  it('knows how PayPal calls what it pays out to the bank, some days before that', () => {
    const into = { ...arrived, accountId: 'checking', date: '2025-03-06', description: 'PAYPAL TRANSFER' };
    for (const description of ['General Withdrawal', 'User Initiated Withdrawal'])
      expect(pairTransfers([{ ...left, accountId: 'paypal', description }, into]), description).toMatchObject(
        [{ outId: 'out', inId: 'in', isSure: true }],
      );
  });

  it('knows what a British bank calls a funds transfer, and no newspaper of that name', () => {
    const out = { ...left, description: 'FT TO 20-44-51 63310022' };
    const into = { ...arrived, description: 'FT FROM 20-44-51 10045520' };
    expect(pairTransfers([out, into])).toMatchObject([{ outId: 'out', inId: 'in', isSure: true }]);
    const paper = { ...left, description: 'FT.COM SUBSCRIPTION' };
    expect(pairTransfers([paper, arrived])).toEqual([]);
  });

  it('never pairs from the future to the past, within one account, or without a word of a transfer', () => {
    for (const other of [
      { ...arrived, date: '2025-03-02' },
      { ...arrived, accountId: 'checking' },
      { ...arrived, currency: 'USD' },
    ])
      expect(pairTransfers([left, other])).toEqual([]);
    expect(
      pairTransfers([
        { ...left, description: 'STAPLES' },
        { ...arrived, description: 'A CLIENT' },
      ]),
    ).toEqual([]);
  });

  it('pairs what one bank booked a day before the other where both sides speak of it, and no earlier', () => {
    const card = { ...arrived, accountId: 'card', description: 'PAYMENT - THANK YOU', isOwed: true };
    const paid = { ...left, description: 'ONLINE BANKING PAYMENT - 4821 VISA' };
    expect(pairTransfers([paid, { ...card, date: '2025-03-02' }])).toMatchObject([
      { isSure: true, reasons: [{}, { code: 'days-apart', days: 1 }, {}] },
    ]);
    expect(pairTransfers([paid, { ...card, date: '2025-03-01' }])).toEqual([]);
    expect(pairTransfers([paid, { ...card, description: 'REFUND', date: '2025-03-02' }])).toEqual([]);
    // The day itself goes before the day early.
    const both = [
      { ...card, date: '2025-03-02' },
      { ...card, id: 'same-day' },
    ];
    expect(pairTransfers([paid, ...both])).toMatchObject([{ inId: 'same-day' }]);
  });

  it('pairs what was exchanged where banks write the currencies in words', () => {
    const sold = { ...left, currency: 'USD', amount: -603_000, description: 'TRANSFER TO CAD ACCOUNT' };
    const bought = { ...arrived, amount: 832_140, description: 'TFR FR US DOLLAR ACCOUNT' };
    expect(pairTransfers([sold, bought])).toMatchObject([{ isSure: true }]);
    expect(pairTransfers([sold, { ...bought, description: 'TFR FR CAFE USEDOM' }])).toEqual([]);
  });

  it('pairs a card in another currency with what paid it, whose bank names that currency', () => {
    const paid = { ...left, amount: -31_310, description: 'PYMT RBC US DOLLAR VISA 4502' };
    const thanked = {
      ...{ ...arrived, accountId: 'card', currency: 'USD', amount: 22_400, isOwed: true },
      ...{ date: '2025-03-05', description: 'PAYMENT RECEIVED - THANK YOU' },
    };
    expect(pairTransfers([paid, thanked])).toMatchObject([{ isSure: true }]);
    // A shop may be called so too: then a person says.
    const shop = { ...paid, description: 'US DOLLAR GIFTS' };
    expect(pairTransfers([shop, thanked])).toMatchObject([{ isSure: false }]);
    // Nor is a supplier who is paid in that currency the card, at about the same sum.
    for (const description of ['WIRE PAYMENT USD ACME INC', 'VISA DEBIT PURCHASE USD PAYMENTS INC'])
      expect(pairTransfers([{ ...paid, description }, thanked])).toMatchObject([{ isSure: false }]);
    expect(pairTransfers([paid, { ...thanked, amount: 31_000 }])).toEqual([]);
    expect(pairTransfers([paid, { ...thanked, description: 'REFUND ACME' }])).toEqual([]);
    expect(pairTransfers([{ ...paid, description: 'PYMT VISA 4502' }, thanked])).toEqual([]);
  });

  it('pairs what was exchanged where each side names the other currency, at about the rate', () => {
    const sold = { ...left, description: 'FX TRANSFER TO USD ACCOUNT' };
    const bought = {
      ...arrived,
      currency: 'USD',
      amount: 35_900,
      description: 'FX TRANSFER FROM CAD ACCOUNT',
    };
    expect(pairTransfers([sold, bought])).toMatchObject([
      { isSure: true, reasons: [{ code: 'same-money-at-rate' }, {}, {}] },
    ]);
    for (const other of [
      { ...bought, amount: 45_000 },
      { ...bought, description: 'TRANSFER FROM A CLIENT' },
      { ...bought, description: 'CONSULTING CAD' },
      { ...bought, currency: 'EUR' },
    ])
      expect(
        pairTransfers([sold, other]).filter(({ isSure }) => isSure && other.description.startsWith('FX')),
      ).toEqual([]);
    expect(pairTransfers([{ ...sold, description: 'TRANSFER TO STEELINE ROOFING' }, bought])).toEqual([]);
    expect(pairTransfers([sold, bought, { ...bought, id: 'in-2', amount: 36_100 }])).toMatchObject([
      { isSure: false },
    ]);
  });

  it('is sure of an exchange days later that one side calls a top-up, where no other money could be either side', () => {
    const sold = { ...left, description: 'Wise Australia P1402 add USD' };
    const bought = {
      ...arrived,
      ...{ currency: 'USD', amount: 35_900, date: addDays(left.date, 2) },
      description: 'Added USD from CAD account',
    };
    expect(pairTransfers([sold, bought])).toMatchObject([{ isSure: true }]);
    const later = { ...bought, id: 'in-2', date: addDays(left.date, 4), amount: 36_100 };
    expect(pairTransfers([sold, bought, later]).some(({ isSure }) => isSure)).toBe(false);
    const soldToo = { ...sold, id: 'out-2', date: addDays(left.date, -1), amount: -50_500 };
    expect(pairTransfers([sold, soldToo, bought]).some(({ isSure }) => isSure)).toBe(false);
    const supplier = { ...bought, description: 'PAYMENT FROM A CLIENT IN CAD' };
    expect(pairTransfers([sold, supplier]).some(({ isSure }) => isSure)).toBe(false);
  });

  describe('what a service says it was exchanged into', () => {
    const wise = serviceKeeping('Wise USD');
    const sent: TransferRow = {
      ...left,
      ...{ accountId: 'wise', currency: 'USD', amount: -378_281, keptBy: wise },
      ...{ description: 'Sent money to Dev Patel', statedRate: { currency: 'CAD', rate: '1.43120' } },
    };
    const into: TransferRow = {
      ...arrived,
      ...{ accountId: 'checking', amount: 541_396, date: addDays(left.date, 1) },
      description: 'Misc Payment WISE PAYMENTS CAN',
    };

    it('is a transfer for sure, to the cents that the rate can tell', () => {
      for (const amount of [541_396, 541_395, 541_397])
        expect(pairTransfers([sent, { ...into, amount }])).toMatchObject([
          { isSure: true, reasons: [{ code: 'same-money-as-stated' }, {}, {}] },
        ]);
      expect(pairTransfers([sent, { ...into, amount: 541_410 }])).toEqual([]);
      expect(pairTransfers([sent, { ...into, amount: 530_000 }])).toEqual([]);
    });

    it('is none where nothing names the service or a transfer, nor at a rate of two decimals', () => {
      expect(pairTransfers([sent, { ...into, description: 'MAPLE HEALTH' }])).toEqual([]);
      const rough = { ...sent, statedRate: { currency: 'CAD', rate: '1.43' } };
      expect(pairTransfers([rough, { ...into, amount: 540_942 }])).toEqual([]);
    });

    it('is not sure where one side speaks of a purchase or a client: the other’s sum may be the same by chance', () => {
      const hotel = { ...sent, description: 'HOTEL ADLON', keptBy: undefined };
      const client = { ...into, description: 'TRANSFER FROM ACME LTD INV 22' };
      expect(pairTransfers([hotel, client])).toMatchObject([{ isSure: false }]);
      const named = { ...hotel, description: 'Exchanged to CAD' };
      expect(pairTransfers([named, client])).toMatchObject([{ isSure: true }]);
    });

    it('is told by the decimals of its own rate alone', () => {
      const rough = { ...sent, statedRate: { currency: 'CAD', rate: '1.4' } };
      const other = { ...into, amount: 535_000, statedRate: { currency: 'EUR', rate: '0.62110' } };
      expect(pairTransfers([rough, other])).toEqual([]);
    });

    it('is found from the other side’s statement as well', () => {
      const { statedRate: _rate, ...bare } = sent;
      const told = { ...into, statedRate: { currency: 'USD', rate: '0.698714' } };
      expect(pairTransfers([bare, told])).toMatchObject([{ isSure: true }]);
    });
  });

  it('is not sure where another row speaks more clearly, though it lies a day farther', () => {
    const into = { ...arrived, description: 'TRANSFER FROM BUSINESS ACC 20-11-42' };
    const person = { ...left, description: 'FASTER PAYMENT TO BRONTE COPYWRITING' };
    const own = {
      ...left,
      id: 'own',
      date: addDays(left.date, 1),
      description: 'TRANSFER TO SAVER 20-11-43',
    };
    expect(pairTransfers([person, own, into]).some(({ isSure }) => isSure)).toBe(false);
    expect(pairTransfers([own, into])).toMatchObject([{ outId: 'own', isSure: true }]);
  });

  it('is not sure where two arrivals would do', () => {
    expect(pairTransfers([left, arrived, { ...arrived, id: 'in-2' }])).toMatchObject([{ isSure: false }]);
  });

  it('is not sure of payments between people, nor of faint words or days apart', () => {
    const of = (out: string, into: string, date = left.date) =>
      pairTransfers([
        { ...left, description: out },
        { ...arrived, description: into, date },
      ]).map(({ isSure }) => isSure);
    expect(of('INTERAC E-TRANSFER SENT', 'INTERAC E-TRANSFER RECEIVED')).toEqual([]);
    expect(of('PAYMENT TO SUPPLIER', 'PAYMENT FROM CLIENT')).toEqual([false]);
    expect(of('TRANSFER TO SAVINGS', 'DEPOSIT', addDays(left.date, 3))).toEqual([false]);
    expect(of('TRANSFER TO SAVINGS', 'TRANSFER FROM CHECKING', addDays(left.date, 3))).toEqual([true]);
  });

  it('is sure of a payment onto a card', () => {
    const card = { ...arrived, accountId: 'card', description: 'PAYMENT RECEIVED', isOwed: true };
    expect(pairTransfers([{ ...left, description: 'VISA PAYMENT' }, card])).toMatchObject([{ isSure: true }]);
  });

  it('knows what comes from an account with Wise by its name alone, soon', () => {
    const sent = { ...left, accountId: 'wise', description: 'Sent money to Aoife Brennan' };
    const kept = { ...sent, keptBy: serviceKeeping('Wise EUR') };
    const into = { ...arrived, accountId: 'checking', description: 'WISE EUROPE SA', date: '2025-03-04' };
    expect(pairTransfers([kept, into])).toMatchObject([
      { isSure: true, reasons: [{}, { code: 'days-later', days: 1 }, { code: 'names-service' }] },
    ]);
    expect(pairTransfers([sent, into])).toEqual([]);
    expect(pairTransfers([kept, { ...into, description: 'A CLIENT' }])).toEqual([]);
    expect(pairTransfers([kept, { ...into, date: '2025-03-07' }])).toMatchObject([{ isSure: false }]);
    expect(serviceKeeping('Business Checking')).toBeUndefined();
    // A shop paid through PayPal, and a customer who paid as much there.
    const sold = { ...arrived, description: 'Jane Doe', keptBy: serviceKeeping('PayPal') };
    expect(pairTransfers([{ ...left, description: 'PAYPAL *SHOP 4029357733' }, sold])).toEqual([]);
  });

  it('reads the words of Quebec: a card paid from the account, and money put aside', () => {
    const paid = { ...left, description: 'Paiement facture - AccesD Internet /MASTERCARD BANQUE NATIONALE' };
    const card = { ...arrived, accountId: 'card', isOwed: true, date: '2025-03-04' };
    expect(pairTransfers([paid, { ...card, description: 'PAIEMENT RECU - MERCI' }])).toMatchObject([
      { isSure: true },
    ]);
    const aside = { ...left, description: 'Virement AccesD a /EPARGNE A TAUX ELEVE' };
    const into = { ...arrived, description: 'Virement AccesD de /COMPTE CHEQUES' };
    expect(pairTransfers([aside, into])).toMatchObject([{ isSure: true }]);
    // The banks of France call what anybody pays so.
    const supplier = { ...left, description: 'VIR SEPA EMIS MENUISERIE LOIRE' };
    for (const client of [
      'VIR SEPA RECU ATELIER NORD',
      'VIREMENT SEPA RECU ATELIER NORD',
      'Virement reçu Nord',
    ])
      expect(pairTransfers([supplier, { ...arrived, description: client }]), client).toEqual([]);
    // Between people there is none.
    const toPerson = { ...left, description: 'Virement Interac a /JEAN LAVOIE/' };
    expect(pairTransfers([toPerson, { ...arrived, description: 'DEPOT' }])).toEqual([]);
  });

  it('uses each row once, at most a day backwards in time, whatever the order', () => {
    const row = fc.record({
      accountId: fc.constantFrom('a', 'b', 'c'),
      date: fc.nat(9).map((days) => addDays('2025-03-01', days)),
      description: fc.constantFrom('TRANSFER', 'CARD PAYMENT', 'STAPLES'),
      amount: fc.constantFrom(-500, 500, -700, 700),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 14 }), (drawn) => {
        const rows = drawn.map((each, n) => ({ ...each, id: `r${n}`, currency: 'CAD' }));
        const pairs = pairTransfers(rows);
        expect(pairTransfers(rows.toReversed())).toEqual(pairs);
        const used = pairs.flatMap(({ outId, inId }) => [outId, inId]);
        expect(new Set(used).size).toBe(used.length);
        const dateOf = (id: string) => rows.find((each) => each.id === id)?.date ?? '';
        for (const { outId, inId } of pairs)
          expect(daysBetween(dateOf(outId), dateOf(inId))).toBeGreaterThanOrEqual(-1);
      }),
    );
  });
});
