import { describe, expect, it } from 'vitest';
import { recogniseTransfers } from '../../../../../functions/domain/statements/recognise-transfers.ts';
import type { AccountKind } from '../../../../../shared/model/account.ts';
import type { ReadAccount } from '../../../../../functions/domain/statements/reading.ts';

function statementOf(
  description: string,
  amount: number,
  account: ReadAccount['account'] = null,
): ReadAccount {
  return {
    format: 'csv',
    currency: 'EUR',
    account,
    opening: null,
    closing: null,
    proven: null,
    transactions: [{ row: 2, date: '2026-01-05', description, amount }],
    rejected: [],
    questions: [],
  };
}

function transferIn(statement: ReadAccount, accountKind?: AccountKind): string | undefined {
  const reading = recogniseTransfers(
    { kind: 'read', statement },
    accountKind === undefined ? {} : { accountKind },
  );
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement.transactions[0]?.transfer;
}

describe('recogniseTransfers', () => {
  it.each([
    'SCOTIABANK VISA',
    'RBC MC PAYMENT',
    'AMERICAN EXPRESS',
    'AMEX BANK OF CANADA',
    'BARCLAYCARD 8841',
    'PAIEMENT VISA DESJARDINS',
    'CAPITAL ONE MASTERCARD',
    'TD VISA 4417',
    'Online Banking payment - 7734 CANADIAN TIRE MASTERCARD',
    'AMERICAN EXPRESS DD 3742',
    'DIRECT DEBIT AMERICAN EXPRESS 3742',
    'BPAY AMEX CREDIT CARD 3760 CommBank app',
  ])('takes “%s”, paid from a bank account, for the bill of a card', (description) => {
    expect(transferIn(statementOf(description, -95_000), 'checking')).toBe('card-payment');
  });

  it.each([
    'TRANSFER TO CAD ACCOUNT',
    'TFR FR US DOLLAR ACCOUNT',
    'TRF FROM USD ACCT 7781',
    'FX TRANSFER TO EURO A/C',
    'ONLINE BANKING TRANSFER TO USD ACCOUNT 4417',
  ])('takes “%s” for money between accounts of one’s own', (description) => {
    expect(transferIn(statementOf(description, -603_000), 'checking')).toBe('own-account');
  });

  it.each(['HOLMGATE CORP TRANSFER FROM USD ACCOUNT', 'J SMITH TRF FROM EURO ACCOUNT'])(
    'leaves “%s” what a customer paid',
    (description) => {
      expect(transferIn(statementOf(description, 603_000), 'checking')).toBeUndefined();
    },
  );

  it.each(['TRANSFER TO CAD ACCOUNT OF HOLMGATE LTD', 'TRANSFER TO US CONTRACTOR', 'US ACCOUNT FEE'])(
    'leaves “%s” what somebody was paid',
    (description) => {
      expect(transferIn(statementOf(description, -603_000), 'checking')).toBeUndefined();
    },
  );

  it.each([
    'AMERICAN EXPRESS TRAVEL',
    'DIRECT DEBIT AMERICAN EXPRESS TRAVEL INS',
    'Online Banking payment - 7734 CANADIAN TIRE',
    'VISA DEBIT SHELL 4417',
    'TD INSURANCE',
    'SANTANDER CYCLES',
  ])('leaves “%s” a purchase', (description) => {
    expect(transferIn(statementOf(description, -9500), 'checking')).toBeUndefined();
  });

  it.each([
    ['CRA REFUND', 'own-account'],
    ['GST/HST CREDIT', 'owner'],
    ['CANADA CARBON REBATE', 'owner'],
    ['CLIMATE ACTION INCENTIVE', 'owner'],
    ['GST REFUND CRA', 'own-account'],
    ['HMRC VAT REPAYMENT', 'own-account'],
    ['CANADA REVENUE AGENCY INCOME TAX REFUND', 'owner'],
    ['IRS TREAS 310 TAX REF', 'owner'],
    // What customers kept back of a subcontractor's money for the tax office.
    ['REVENUE RCT REFUND', 'own-account'],
    ['HMRC CIS REFUND', 'own-account'],
    ['REVENUE VAT REFUND', 'own-account'],
    ['BDC LOAN PROCEEDS', 'own-account'],
    ['BUSINESS LOAN DRAWDOWN', 'own-account'],
  ])('takes “%s”, which came in, for no income', (description, kind) => {
    expect(transferIn(statementOf(description, 70_000), 'checking')).toBe(kind);
  });

  it.each([
    'CREDIT UNION REFUND SERVICE',
    'REVENUE RECOVERY REFUND LTD',
    'LOAN BROKER COMMISSION',
    'CANADA POST REFUND',
    'CANADA LIFE REFUND',
    'CANADA DRYWALL CREDIT TRANSFER',
    'ATO PLUMBING DIRECT CREDIT',
    'IRD CONSULTING DIRECT CREDIT',
    'CRA TECH SERVICES CREDIT TRANSFER',
    'PROPERTY TAX REFUND CITY OF OTTAWA',
    'SALES TAX REFUND BEST BUY',
    'TAX REFUND SERVICES LTD INVOICE 12',
    'CARBON CREDIT SALES PTY LTD',
    'HMRC PAYE REFUND',
    'CRA PAYROLL REFUND',
    'MORTGAGE FUNDING GROUP LTD INV 221',
    'SBA CONSULTING GROUP FUNDING MILESTONE',
    'LOAN FUNDS ESCROW SERVICES INC ACH CREDIT',
    'PRET A MANGER FUNDS RETURN',
  ])('leaves “%s”, which came in, to be asked about', (description) => {
    expect(transferIn(statementOf(description, 70_000), 'checking')).toBeUndefined();
  });

  it('takes whatever comes to a loan for what is paid back, and nothing that is charged there', () => {
    expect(transferIn(statementOf('PAYMENT RECEIVED', 45_000), 'loan')).toBe('own-account');
    expect(transferIn(statementOf('THANKS', 45_000), 'loan')).toBe('own-account');
    expect(transferIn(statementOf('LOAN ADVANCE', -500_000), 'loan')).toBe('own-account');
    expect(transferIn(statementOf('INTEREST CHARGED', -5000), 'loan')).toBeUndefined();
  });

  it.each([
    ['TRANSFER TO SAVINGS 4411', -50_000],
    ['Transfer from Chequing', 50_000],
    ['INTERNET TFR TO 4471 SAVINGS', -50_000],
    ['Transfer from XXXX4471 chequing', 50_000],
    ['Internal transfer', -100],
    ['UMBUCHUNG TAGESGELD', -100],
    ['Virement interne depuis Livret A', 2_000],
    ['VIREMENT DE COMPTE CHEQUES', 2_000],
    ['Virement au compte courant', -2_000],
    ['VIREMENT VERS LIVRET A', -2_000],
    ['Overboeking naar spaarrekening', -2_000],
    ['Traspaso entre cuentas', -2_000],
    ['Giroconto', 2_000],
    ['Przelew własny', -2_000],
    ['Egen överföring', -2_000],
    ['Перевод между своими счетами', -2_000],
    ['General Currency Conversion', -28_470],
    ['General Currency Conversion', 21_410],
    ['Converted 100.00 USD to GBP', -10_000],
    ['Allgemeine Währungsumrechnung', 2_000],
    ['Conversion de devise générale', -2_000],
  ])('takes “%s” for a transfer between own accounts', (description, amount) => {
    expect(transferIn(statementOf(description, amount), 'checking')).toBe('own-account');
  });

  it.each([
    'FOREIGN CURRENCY CONVERSION FEE',
    'Currency conversion charge',
    'Frais de conversion de devise',
    'CURRENCY CONVERSION SPECIALISTS LTD',
    'LOFT CONVERSION DEPOSIT',
  ])('leaves “%s” an expense', (description) => {
    expect(transferIn(statementOf(description, -500), 'checking')).toBeUndefined();
  });

  it.each([
    'ATM WITHDRAWAL 00441 BARRIE ON',
    'ABM WITHDRAWAL',
    'CASH WITHDRAWAL LLOYDS BANK',
    'WITHDRAWAL ATM 4412',
    'RETRAIT DAB 12/03',
    'Retrait au GA /Desj 506',
    'Bargeldauszahlung Ulm',
    'CANADA REVENUE AGENCY GST',
    'CRA GST/HST INSTALMENT',
    'Online Banking payment - 4421 GST-P (CRA)',
    'CRA (REVENUE) - GST/HST PAYMENT GST-P',
    'ARC TPS/TVH ACOMPTE',
    'RECEIVER GENERAL 8841',
    'HMRC VAT',
    'REVENUE VAT ROS',
    'REVENUE COMMISSIONERS VAT3',
    'REV COMM VAT3',
    'ATO PAYMENT BAS',
    'IRD GST',
    'INLAND REVENUE 123456789 GST 31072025 Bill Payment',
    'FINANZAMT ULM UMSATZSTEUER',
    'REVENU QUEBEC TPS TVQ',
    'Paiement de facture - Revenu Québec TPS-TVQ',
    'AGENCE DU REVENU DU CANADA TPS',
    'ARC TPS/TVH 123456789',
    'WEBFILE TAX PYMT DD TX COMPTROLLER',
    'CDTFA EPMT 28221',
    'NYS DTF SALES TAX PAYMNT',
    'STATE OF OHIO SALES TAX',
    'SALES & USE TAX PAYMENT FLA',
  ])('takes “%s” for cash or tax, neither of which is an expense', (description) => {
    expect(transferIn(statementOf(description, -50_000), 'checking')).toBe('own-account');
    expect(transferIn(statementOf(description, 50_000), 'checking')).toBeUndefined();
  });

  it.each([
    'HMRC SELF ASSESSMENT',
    'REVENUE COMM PRELIM TAX',
    'CRA T1 2026',
    'CRA (REVENUE) TXINS',
    'Bill Payment CRA (REVENUE) - 2025 TAX INSTALMENT',
    'IRS TREAS 1040ES',
    // The United States have no sales tax of their own.
    'IRS USATAXPYMT 220412345678901',
    'ORIG CO NAME:IRS ORIG ID:3387702000 DESC DATE:041525 CO ENTRY DESCR:USATAXPYMTSEC:CCD TRACE#:061036010000000',
    'IRD PROVISIONAL TAX',
    'IRD 123456789 PROVISIONAL TAX Bill Payment',
    'INLAND REVENUE 123456789 INC 31032026 Bill Payment',
    'REVENU QUEBEC ACOMPTE PROVISIONNEL',
    'AGENCE DU REVENU DU CANADA ACOMPTE T1',
    'ARC IMPÔT PARTICULIERS',
  ])('takes “%s” for what the owner pays', (description) => {
    expect(transferIn(statementOf(description, -50_000), 'checking')).toBe('owner');
  });

  it.each([
    ['REVENU QUEBEC REMBOURSEMENT TVQ', 'own-account'],
    ['IRD GST REFUND Direct Credit', 'own-account'],
    ['REMBOURSEMENT TPS ARC', 'own-account'],
    ['CREDIT TPS CANADA', 'owner'],
    ['ALLOCATION CANADIENNE POUR ENFANTS', 'owner'],
  ])('takes “%s” that comes in for no income', (description, kind) => {
    expect(transferIn(statementOf(description, 50_000), 'checking')).toBe(kind);
  });

  it.each([
    'HMRC PAYE',
    'INLAND REVENUE 123456789 DED 30042025',
    // A company's own tax: neither its owner's nor money that passed through.
    'HMRC CORPORATION TAX',
    'REVENU QUEBEC ACOMPTE CO-17',
    'REVENUE COMMISSIONERS CORPORATION TAX',
    'IRS USATAXPYMT 1120',
    'ARC ACOMPTE T2',
    'TAX OFFICE PAYMENTS NetBank BPAY 75556 PAYGW',
    'REVENU QUEBEC RETENUES A LA SOURCE',
    'ARC DE TRIOMPHE CAFE',
    'ARC BUSINESS SOLUTIONS',
    'IRS 941 USATAXPYMT',
    'ATM FEE',
    'CASH ADVANCE FEE',
    'CASH CONVERTERS 441',
    'IRD SUPPLIES LTD',
    'TAX OFFICE SUPPLIES',
    'WA DEPT REVENUE TAX PYMT',
    'TX COMPTROLLER FRANCHISE TAX',
    'FRANCHISE TAX BOARD PAYMENTS',
    'SALES TAX SOFTWARE INC',
    'AVALARA SALES TAX RETURNS',
    'TAX AND SALES CONSULTING',
    'REVENUE CONSULTING',
    'ATMOSPHERE BAR',
    'PETTY CASH BOX CO',
  ])('leaves “%s” to a person', (description) => {
    expect(transferIn(statementOf(description, -5_000), 'checking')).toBeUndefined();
  });

  it.each([
    ['PAYMENT - THANK YOU', 30_000],
    ['Payment Received', 30_000],
    ['AUTOPAY 123456789 AUTOMATIC PAYMENT', 30_000],
    ['PAIEMENT - MERCI', 30_000],
    ['Zahlung erhalten', 30_000],
    ['SU PAGO', 30_000],
  ])('takes “%s” on a card for its payment', (description, amount) => {
    expect(transferIn(statementOf(description, amount), 'credit-card')).toBe('card-payment');
    expect(transferIn(statementOf(description, -amount), 'credit-card')).toBeUndefined();
    expect(transferIn(statementOf(description, amount), 'checking')).toBeUndefined();
  });

  it.each([
    'CHASE CREDIT CRD AUTOPAY',
    'AMEX EPAYMENT ACH PMT',
    'Credit card payment',
    'PAYMENT - VISA 4417',
    'BILL PAYMENT TD VISA ****4417',
    'PAYMENT TO MASTERCARD ENDING IN 4417',
    'TD VISA PREAUTH PYMT',
    'CAPITAL ONE MOBILE PMT',
    'Kreditkartenabrechnung Januar',
    'Paiement carte de crédit Desjardins',
    'Pago tarjeta de crédito',
    'Pagamento de fatura cartão',
    '信用卡还款',
  ])('takes “%s” out of a bank account for a card’s payment', (description) => {
    expect(transferIn(statementOf(description, -30_000), 'checking')).toBe('card-payment');
    expect(transferIn(statementOf(description, -30_000))).toBe('card-payment');
    expect(transferIn(statementOf(description, 30_000), 'checking')).toBeUndefined();
  });

  it.each([
    'VISA PAYMENT – THANK YOU',
    'PAYMENT - THANK YOU',
    'VISA PAYMENT',
    'Mastercard payment 4512',
    'CIBC MASTERCARD PYMT XXXX 4512',
    'ONLINE BILL PAYMENT RBC VISA 4512',
    'Internet payment to Visa',
    'PAIEMENT VISA MERCI',
  ])('takes “%s” out of an account of a kind that nobody knows for a card’s payment', (description) => {
    expect(transferIn(statementOf(description, -30_000))).toBe('card-payment');
    expect(transferIn(statementOf(description, -30_000), 'checking')).toBe('card-payment');
  });

  it('takes thanks for money in for a card’s payment, unless the account is a bank’s', () => {
    const thanked = statementOf('PAYMENT – THANK YOU', 30_000);
    expect(transferIn(thanked)).toBe('card-payment');
    expect(transferIn(thanked, 'checking')).toBeUndefined();
    expect(transferIn(statementOf('Payment received', 30_000))).toBeUndefined();
  });

  it.each([
    ['OWNER DRAW', -200_000],
    ["Owner's Drawings March", -200_000],
    ['Owner contribution', 500_000],
    ['MEMBER DISTRIBUTION', -90_000],
    ['Capital introduced', 500_000],
    ["Director's loan account", -120_000],
    ['DLA repayment', -120_000],
    ['Shareholder contribution', 50_000],
    ['Drawings to proprietor', -4_000],
    ['Privatentnahme', -4_000],
    ['Retrait du propriétaire', -4_000],
  ])('takes “%s” for money between the business and its owner', (description, amount) => {
    expect(transferIn(statementOf(description, amount), 'checking')).toBe('owner');
  });

  it.each([
    ['INTERAC E-TRANSFER TO JANE', -5_000],
    ['e-Transfer received from savings club', 5_000],
    ['Transfer to John Smith', -5_000],
    ['Wire transfer fee', -1_500],
    ['Internal transfer fee', -150],
    ['CARD PAYMENT TO TESCO', -2_050],
    ['VISA DEBIT PAYMENT STARBUCKS', -450],
    ['PAIEMENT PAR CARTE CARREFOUR', -2_050],
    ['Pago con tarjeta Mercadona', -2_050],
    ['American Express Travel', -80_000],
    ['Virement de M. Dupont', 80_000],
    ['SEPA-Überweisung Miete', -80_000],
    ['Traspaso Juan Pérez', -8_000],
    ['口座振替 電気料金', -8_000],
    ['Transfer to savings', 0],
    ['VISA PAYMENT STARBUCKS 4411', -450],
    ['VISA PURCHASE THANK YOU CAFE', -450],
    ['Thank You Flowers Ltd', -4_500],
    ['HOMEOWNERS INSURANCE', -9_000],
    ['Prize draw ticket', -500],
    ['MEMBERSHIP DUES', -5_000],
    ['Capital Coffee Roasters', -1_850],
    ['Funds transfer fee', -150],
    ['Director of Taxes', -85_000],
    ['LOAN PAYMENT 0042', -60_000],
  ])('leaves “%s” alone', (description, amount) => {
    expect(transferIn(statementOf(description, amount), 'checking')).toBeUndefined();
  });

  it.each(['Refund of online payment', 'Payment protection', 'AMAZON REFUND'])(
    'leaves “%s” on a card alone',
    (description) => {
      expect(transferIn(statementOf(description, 2_000), 'credit-card')).toBeUndefined();
    },
  );

  it('goes by the kind the file states, account by account', () => {
    const bank = statementOf('PAYMENT - THANK YOU', 30_000, { label: '1', kind: 'checking' });
    const card = statementOf('PAYMENT - THANK YOU', 30_000, { label: '2', kind: 'credit-card' });
    const both = {
      ...bank,
      transactions: [...bank.transactions, ...card.transactions],
      accounts: [bank, card],
    };
    const reading = recogniseTransfers({ kind: 'read', statement: both }, {});
    if (reading.kind === 'problem') throw new Error(reading.because.code);
    expect(reading.statement.transactions.map((row) => row.transfer)).toEqual([undefined, 'card-payment']);
    expect(reading.statement.accounts?.[1]?.transactions[0]?.transfer).toBe('card-payment');
  });
});
