import type { Country, Profession } from '../../../shared/model/template.ts';
import type { Purpose } from '../../../shared/countries/purpose.ts';
import type { Account } from '../../../shared/model/account.ts';
import type { Language } from '../../../shared/text/language.ts';

/** One whom the business pays over and over: as its bank writes it, what for, how often a year, and what usually in cents. */
export interface Payee {
  readonly text: string;
  readonly purpose: Purpose | 'personal';
  readonly times: number;
  readonly usual: number;
  readonly account: 'checking' | 'credit-card';
  /** Whether the country's sales tax is in its prices. */
  readonly isTaxed: boolean;
}

/** A small business of one country, whose owner pays the usual merchants there. */
export interface Business {
  readonly country: Country;
  readonly region?: string;
  readonly profession: Profession;
  readonly currency: string;
  /** The first and the last day of a tax year that is over. */
  readonly days: { readonly from: string; readonly to: string };
  /** The country's usual sales tax, in thousandths of a percent; none in the United States. */
  readonly tax?: { readonly kind: string; readonly thousandths: number };
  /** Québec's tax, which is charged and claimed beside the country's. */
  readonly second?: { readonly kind: string; readonly thousandths: number };
  /** A tax of the province that documents state too and nobody claims: it is part of the cost. */
  readonly alsoPaid?: { readonly kind: string; readonly thousandths: number };
  readonly number?: string;
  /** What its owner reads, where that is not English. */
  readonly language?: Language;
  /** A day within the year on which it may come to charge that. */
  readonly registers?: string;
  readonly filing?: 'quarter' | 'two-months';
  /** What is claimed for equipment in the year, in cents, where its price isn't deducted at once. */
  readonly allowance?: number;
  /** What its usual equipment costs, in cents. */
  readonly equipmentPrice: number;
  /** An account in another currency, and what moves on it; `homeClient` is abroad and pays in the currency of the books. */
  readonly abroad?: {
    readonly currency: Account['currency'];
    readonly clients: readonly string[];
  } & Readonly<Record<'homeClient' | 'service' | 'fee' | 'clientRefund' | 'sentHome' | 'cameHome', string>>;
  readonly towns: readonly string[];
  readonly clients: readonly string[];
  readonly payees: readonly Payee[];
  /** The bank's own lines, and what the owner does with the money. */
  readonly lines: {
    readonly [
      line in
        | 'toSavings'
        | 'fromChecking'
        | 'vagueOut'
        | 'vagueIn'
        | 'paysCard'
        | 'cardPaid'
        | 'draw'
        | 'drawByName'
        | 'contribution'
        | 'salesTax'
        | 'incomeTax'
        | 'cash'
        | 'loanIn'
        | 'loanPayment'
        | 'interest'
        | 'fee'
        | 'clientRefund'
        | 'supplierRefund'
        | 'equipment'
    ]: string;
  };
  /** What the supplier who pays back sells. */
  readonly refunded: Purpose;
}

const paid =
  (account: Payee['account']) =>
  (text: string, purpose: Payee['purpose'], times: number, usual: number, isTaxed = true): Payee => ({
    ...{ text, purpose, times, usual, account, isTaxed },
  });
const [bank, card] = [paid('checking'), paid('credit-card')];

const ofEachCountry: readonly Business[] = [
  {
    ...{ country: 'Canada', region: 'ON', profession: 'contractor', currency: 'CAD' },
    days: { from: '2025-01-01', to: '2025-12-31' },
    tax: { kind: 'HST', thousandths: 13_000 },
    ...{ number: '123026635RT0001', filing: 'quarter', allowance: 41_250 },
    equipmentPrice: 165_000,
    towns: ['BARRIE ON', 'ORILLIA ON', 'TORONTO ON'],
    clients: ['DEPOSIT DRAYTON HOMES', 'E-TRANSFER FROM ELLERBY CLINIC'],
    payees: [
      card('PETRO-CANADA', 'vehicle', 14, 8200),
      card('HOME DEPOT', 'materials', 10, 18_400),
      card('TIM HORTONS', 'meals', 8, 1150),
      card('ADOBE *CREATIVE CLOUD', 'software', 6, 2999),
      card('STAPLES', 'office', 4, 5600),
      card('AMZN MKTP CA', 'supplies', 4, 5600),
      card('NETFLIX.COM', 'personal', 3, 2099),
      card('LOBLAWS', 'personal', 3, 11_300),
      bank('BELL MOBILITY', 'phone', 6, 9500),
      bank('INTACT INSURANCE PREMIUM', 'insurance', 4, 21_000, false),
      bank('INTERAC E-TRANSFER MARC DUBREUIL', 'construction-subcontractors', 5, 90_000, false),
      bank('KELBROOK HILL PLUMBING LTD', 'construction-subcontractors', 3, 56_500),
    ],
    lines: {
      ...{ toSavings: 'TRANSFER TO SAVINGS', fromChecking: 'TRANSFER FROM CHEQUING' },
      ...{ vagueOut: 'ONLINE BANKING TRANSFER', vagueIn: 'ONLINE BANKING TRANSFER' },
      ...{ paysCard: 'VISA PAYMENT', cardPaid: 'PAYMENT - THANK YOU' },
      ...{ draw: 'OWNER DRAW', drawByName: 'INTERAC E-TRANSFER J PELLY' },
      contribution: 'OWNER CONTRIBUTION',
      ...{ salesTax: 'CANADA REVENUE AGENCY GST', incomeTax: 'CRA T1 INSTALMENT' },
      ...{ cash: 'ABM WITHDRAWAL', loanIn: 'BUSINESS LOAN PROCEEDS', loanPayment: 'BUSINESS LOAN PAYMENT' },
      ...{ interest: 'INTEREST PAID', fee: 'MONTHLY ACCOUNT FEE' },
      ...{ clientRefund: 'E-TRANSFER TO ELLERBY CLINIC', supplierRefund: 'HOME DEPOT REFUND' },
      equipment: 'BEST BUY',
    },
    refunded: 'materials',
  },
  {
    ...{ country: 'USA', profession: 'consultant', currency: 'USD' },
    days: { from: '2025-01-01', to: '2025-12-31' },
    equipmentPrice: 165_000,
    towns: ['AUSTIN TX', 'DALLAS TX', 'SAN MARCOS TX'],
    clients: ['ACH CREDIT ROWAN SCHOOL', 'ACH CREDIT KESTREL LABS'],
    payees: [
      card('UBER *TRIP', 'travel', 12, 2400),
      card('MARRIOTT', 'travel', 4, 24_500),
      card('STARBUCKS STORE', 'meals', 10, 720),
      card('ZOOM.US', 'software', 6, 1599),
      card('CHEVRON', 'vehicle', 8, 5200),
      card('STAPLES', 'office', 5, 6100),
      card('AMZN Mktp US', 'office', 4, 3900),
      card('TARGET', 'personal', 3, 8700),
      card('GOOGLE *ADS', 'advertising', 4, 22_000),
      bank('VERIZON WRLS', 'phone', 6, 9200),
      bank('ZELLE TO DANA WHITFIELD', 'subcontractors', 4, 120_000),
      bank('HISCOX INSURANCE', 'indemnity', 4, 12_000),
    ],
    lines: {
      ...{ toSavings: 'TRANSFER TO SAVINGS', fromChecking: 'TRANSFER FROM CHECKING' },
      ...{ vagueOut: 'ONLINE TRANSFER REF', vagueIn: 'ONLINE TRANSFER REF' },
      ...{ paysCard: 'CHASE CREDIT CRD AUTOPAY', cardPaid: 'AUTOMATIC PAYMENT - THANK YOU' },
      ...{ draw: 'OWNER DRAW', drawByName: 'ZELLE TO GRACE HOLMGATE' },
      contribution: 'OWNER CONTRIBUTION',
      ...{ salesTax: 'TEXAS COMPTROLLER WEBFILE TAX PYMT', incomeTax: 'IRS USATAXPYMT 1040ES' },
      ...{ cash: 'ATM WITHDRAWAL', loanIn: 'SBA LOAN PROCEEDS', loanPayment: 'SBA LOAN PAYMENT' },
      ...{ interest: 'INTEREST PAYMENT', fee: 'MONTHLY MAINTENANCE FEE' },
      ...{ clientRefund: 'ZELLE TO KESTREL LABS', supplierRefund: 'STAPLES REFUND' },
      equipment: 'APPLE STORE',
    },
    refunded: 'office',
  },
  {
    ...{ country: 'UK', profession: 'general', currency: 'GBP' },
    days: { from: '2024-04-06', to: '2025-04-05' },
    tax: { kind: 'VAT', thousandths: 20_000 },
    ...{ number: '980780684', filing: 'quarter' },
    equipmentPrice: 165_000,
    towns: ['LEEDS GB', 'YORK', 'LONDON'],
    clients: ['BACS ORMOND DENTAL', 'FASTER PAYMENT VISTULA DESIGN'],
    payees: [
      card('SHELL', 'vehicle', 12, 6100),
      card('TRAINLINE', 'travel', 8, 4800, false),
      card('PREMIER INN', 'travel', 4, 8900),
      card('PRET A MANGER', 'meals', 8, 850),
      card('ADOBE *CREATIVE CLOUD', 'software', 6, 5698),
      card('RYMAN', 'office', 5, 3600),
      card('AMAZON.CO.UK', 'office', 4, 3200),
      card('TESCO STORES', 'personal', 3, 7200),
      card('GOOGLE *ADS', 'advertising', 4, 22_000),
      bank('VODAFONE LTD', 'phone', 6, 3800),
      bank('OCTOPUS ENERGY', 'utilities', 6, 14_200),
      bank('SIMPLY BUSINESS INSURANCE', 'insurance', 4, 9000, false),
      bank('FIRLEY & SONS ACCOUNTANTS', 'professional-fees', 2, 60_000),
    ],
    lines: {
      ...{ toSavings: 'TRANSFER TO SAVINGS', fromChecking: 'TRANSFER FROM CURRENT ACCOUNT' },
      ...{ vagueOut: 'ONLINE TRANSFER', vagueIn: 'ONLINE TRANSFER' },
      ...{ paysCard: 'BARCLAYCARD PAYMENT', cardPaid: 'PAYMENT RECEIVED - THANK YOU' },
      ...{ draw: 'DRAWINGS TO PROPRIETOR', drawByName: 'FASTER PAYMENT A BYRON' },
      contribution: 'CAPITAL INTRODUCED',
      ...{ salesTax: 'HMRC VAT', incomeTax: 'HMRC SELF ASSESSMENT' },
      ...{ cash: 'CASH WITHDRAWAL', loanIn: 'BUSINESS LOAN ADVANCE', loanPayment: 'BUSINESS LOAN REPAYMENT' },
      ...{ interest: 'GROSS INTEREST', fee: 'ACCOUNT CHARGES' },
      ...{ clientRefund: 'FASTER PAYMENT TO VISTULA DESIGN', supplierRefund: 'RYMAN REFUND' },
      equipment: 'CURRYS',
    },
    refunded: 'office',
  },
  {
    ...{ country: 'Australia', profession: 'general', currency: 'AUD' },
    days: { from: '2024-07-01', to: '2025-06-30' },
    tax: { kind: 'GST', thousandths: 10_000 },
    ...{ number: '83914571673', filing: 'quarter', registers: '2024-11-15' },
    equipmentPrice: 165_000,
    towns: ['SYDNEY AU', 'NEWTOWN NSW', 'PARRAMATTA NSW'],
    clients: ['OSKO PAYMENT WATTLE DENTAL', 'DIRECT CREDIT HARBOUR STUDIO'],
    payees: [
      card('AMPOL', 'vehicle', 12, 7100),
      card('QANTAS', 'travel', 4, 31_000),
      card('OFFICEWORKS', 'office', 6, 4300),
      card('CANVA*', 'software', 6, 1799),
      card('WOOLWORTHS', 'personal', 3, 9100),
      card('AMAZON AU', 'office', 4, 3500),
      card('FACEBK ADS', 'advertising', 4, 15_000),
      bank('TELSTRA', 'phone', 6, 8900),
      bank('ORIGIN ENERGY', 'utilities', 6, 16_000),
      bank('GIO INSURANCE', 'insurance', 4, 11_000),
      bank('ELSHAM TAX ACCOUNTANTS', 'professional-fees', 2, 66_000),
    ],
    lines: {
      ...{ toSavings: 'TRANSFER TO SAVINGS', fromChecking: 'TRANSFER FROM CHECKING' },
      ...{ vagueOut: 'NETBANK TRANSFER', vagueIn: 'NETBANK TRANSFER' },
      ...{ paysCard: 'CREDIT CARD PAYMENT', cardPaid: 'PAYMENT RECEIVED, THANK YOU' },
      ...{ draw: 'OWNER DRAWINGS', drawByName: 'OSKO PAYMENT TO A DUNSTER' },
      contribution: 'OWNER CONTRIBUTION',
      ...{ salesTax: 'ATO PAYMENT BAS', incomeTax: 'ATO PAYMENT INCOME TAX' },
      ...{ cash: 'ATM WITHDRAWAL', loanIn: 'BUSINESS LOAN DRAWDOWN', loanPayment: 'BUSINESS LOAN REPAYMENT' },
      ...{ interest: 'CREDIT INTEREST', fee: 'ACCOUNT FEE' },
      ...{ clientRefund: 'OSKO PAYMENT TO WATTLE DENTAL', supplierRefund: 'OFFICEWORKS REFUND' },
      equipment: 'JB HI FI',
    },
    refunded: 'office',
  },
  {
    ...{ country: 'Ireland', profession: 'freelancer', currency: 'EUR' },
    days: { from: '2025-01-01', to: '2025-12-31' },
    tax: { kind: 'VAT', thousandths: 23_000 },
    ...{ number: '6433435F', filing: 'two-months', allowance: 20_631 },
    equipmentPrice: 165_000,
    towns: ['DUBLIN IE', 'CORK IE', 'GALWAY'],
    clients: ['SEPA CREDIT LIFFEY MEDIA', 'CT ORCHARD PRESS'],
    payees: [
      card('APPLEGREEN', 'vehicle', 10, 6400),
      card('IRISH RAIL', 'travel', 6, 3900, false),
      card('ADOBE *CREATIVE CLOUD', 'software', 6, 6198),
      card('EASONS', 'office', 5, 2800),
      card('AMAZON.DE', 'supplies', 4, 4100),
      card('DUNNES STORES', 'personal', 3, 8200),
      card('GOOGLE *ADS', 'advertising', 4, 12_000),
      bank('EIR', 'phone', 6, 5500),
      bank('ELECTRIC IRELAND', 'utilities', 6, 13_500),
      bank('AXA INSURANCE', 'insurance', 4, 8000, false),
      bank('HOLMGATE COWORKING', 'rent', 6, 27_000),
    ],
    lines: {
      ...{ toSavings: 'TRANSFER TO SAVINGS', fromChecking: 'TRANSFER FROM CHECKING' },
      ...{ vagueOut: '365 ONLINE TRANSFER', vagueIn: '365 ONLINE TRANSFER' },
      ...{ paysCard: 'VISA CARD PAYMENT', cardPaid: 'PAYMENT RECEIVED - THANK YOU' },
      ...{ draw: 'OWNER DRAWINGS', drawByName: 'SEPA TO NIAMH KELBROOK' },
      contribution: 'OWNER CONTRIBUTION',
      ...{ salesTax: 'REVENUE COMMISSIONERS VAT', incomeTax: 'COLLECTOR GENERAL INCOME TAX' },
      ...{ cash: 'ATM WITHDRAWAL', loanIn: 'BUSINESS LOAN DRAWDOWN', loanPayment: 'BUSINESS LOAN REPAYMENT' },
      ...{ interest: 'DEPOSIT INTEREST', fee: 'ACCOUNT FEE' },
      ...{ clientRefund: 'SEPA TO ORCHARD PRESS', supplierRefund: 'EASONS REFUND' },
      equipment: 'HARVEY NORMAN',
    },
    refunded: 'office',
  },
  {
    ...{ country: 'New Zealand', profession: 'plumber', currency: 'NZD' },
    days: { from: '2025-04-01', to: '2026-03-31' },
    tax: { kind: 'GST', thousandths: 15_000 },
    ...{ number: '49091850', filing: 'two-months' },
    equipmentPrice: 80_000,
    towns: ['AUCKLAND NZ', 'HAMILTON', 'TAURANGA'],
    clients: ['BILL PAYMENT KAURI HOMES', 'DIRECT CREDIT TUI CAFE LTD'],
    payees: [
      card('Z ENERGY', 'vehicle', 12, 9100),
      card('PLACEMAKERS', 'materials', 10, 21_000),
      card('MCDONALDS', 'meals', 5, 1690),
      card('XERO', 'software', 6, 7500),
      card('THE WAREHOUSE', 'personal', 3, 5400),
      card('AIR NEW ZEALAND', 'travel', 3, 28_000),
      bank('SPARK NEW ZEALAND', 'phone', 6, 8600),
      bank('CONTACT ENERGY', 'utilities', 5, 17_000),
      bank('AMI INSURANCE', 'insurance', 4, 13_000),
      bank('LORNHAM BROOKERS ACCOUNTANTS', 'professional-fees', 2, 69_000),
    ],
    lines: {
      ...{ toSavings: 'TRANSFER TO SAVINGS', fromChecking: 'TRANSFER FROM CHECKING' },
      ...{ vagueOut: 'ONLINE TRANSFER', vagueIn: 'ONLINE TRANSFER' },
      ...{ paysCard: 'CREDIT CARD PAYMENT', cardPaid: 'PAYMENT RECEIVED THANK YOU' },
      ...{ draw: 'OWNER DRAWINGS', drawByName: 'AUTOMATIC PAYMENT R BERROW' },
      contribution: 'OWNER CONTRIBUTION',
      ...{ salesTax: 'IRD GST', incomeTax: 'INLAND REVENUE PROVISIONAL TAX' },
      ...{ cash: 'ATM WITHDRAWAL', loanIn: 'BUSINESS LOAN DRAWDOWN', loanPayment: 'BUSINESS LOAN REPAYMENT' },
      ...{ interest: 'CREDIT INTEREST PAID', fee: 'MONTHLY ACCOUNT FEE' },
      ...{ clientRefund: 'BILL PAYMENT TO KAURI HOMES', supplierRefund: 'PLACEMAKERS REFUND' },
      equipment: 'NOEL LEEMING',
    },
    refunded: 'materials',
  },
];

const [ontario] = ofEachCountry;

/** A business of British Columbia: sales bear GST alone, purchases PST as well. */
const inBritishColumbia: readonly Business[] = ontario
  ? [
      {
        ...{ ...ontario, region: 'BC', towns: ['KELOWNA BC', 'VERNON BC', 'VANCOUVER BC'] },
        ...{ tax: { kind: 'GST', thousandths: 5000 }, alsoPaid: { kind: 'PST', thousandths: 7000 } },
      },
    ]
  : [];

/** A business of Québec, whose bank and owner write French: sales bear GST and QST, and both are claimed. */
const inQuebec: readonly Business[] = ontario
  ? [
      {
        ...{ ...ontario, region: 'QC', language: 'fr', towns: ['LAVAL QC', 'GATINEAU QC', 'MONTREAL QC'] },
        ...{ tax: { kind: 'GST', thousandths: 5000 }, second: { kind: 'QST', thousandths: 9975 } },
        clients: ['DEPOT MAISONS DRAYTON', 'VIREMENT INTERAC DE CLINIQUE ELLERBY'],
        payees: [
          card('PETRO-CANADA', 'vehicle', 14, 8200),
          card('RONA', 'materials', 10, 18_400),
          card('TIM HORTONS', 'meals', 8, 1150),
          card('ADOBE *CREATIVE CLOUD', 'software', 6, 2999),
          card('BUREAU EN GROS', 'office', 4, 5600),
          card('AMZN MKTP CA', 'supplies', 4, 5600),
          card('NETFLIX.COM', 'personal', 3, 2099),
          card('METRO PLUS', 'personal', 3, 11_300),
          bank('BELL MOBILITE', 'phone', 6, 9500),
          bank('INTACT ASSURANCE PRIME', 'insurance', 4, 21_000, false),
          bank('VIREMENT INTERAC MARC DUBREUIL', 'construction-subcontractors', 5, 90_000, false),
          bank('PLOMBERIE KELBROOK INC', 'construction-subcontractors', 3, 56_500),
        ],
        lines: {
          ...{ toSavings: 'VIREMENT A EPARGNE', fromChecking: 'VIREMENT DE COMPTE CHEQUES' },
          ...{ vagueOut: 'VIREMENT ACCESD', vagueIn: 'VIREMENT ACCESD' },
          ...{ paysCard: 'PAIEMENT VISA', cardPaid: 'PAIEMENT - MERCI' },
          ...{ draw: 'RETRAIT PROPRIETAIRE', drawByName: 'VIREMENT INTERAC J PELLY' },
          contribution: 'APPORT DU PROPRIETAIRE',
          ...{ salesTax: 'REVENU QUEBEC TPS TVQ', incomeTax: 'AGENCE DU REVENU DU CANADA ACOMPTE T1' },
          ...{ cash: 'RETRAIT GUICHET', loanIn: 'DEBOURSEMENT PRET', loanPayment: 'REMBOURSEMENT PRET' },
          ...{ interest: 'INTERETS VERSES', fee: 'FRAIS MENSUELS' },
          ...{ clientRefund: 'VIREMENT INTERAC A CLINIQUE ELLERBY', supplierRefund: 'RONA REMBOURSEMENT' },
          equipment: 'BEST BUY',
        },
      },
    ]
  : [];

/** A business that works for clients in the United States too, who pay in their dollars. */
const withClientsAbroad: readonly Business[] = ontario
  ? [
      {
        ...ontario,
        abroad: {
          homeClient: 'DEPOSIT NORTHWIND TRADING CO',
          ...{ currency: 'USD', clients: ['WIRE HARROW SYSTEMS INC', 'WIRE ORLAND DESIGN LLC'] },
          ...{
            service: 'GITHUB, INC.',
            fee: 'MONTHLY ACCOUNT FEE',
            clientRefund: 'WIRE TO HARROW SYSTEMS INC',
          },
          ...{ sentHome: 'TRANSFER TO CHEQUING', cameHome: 'TRANSFER FROM US DOLLAR CHEQUING' },
        },
      },
    ]
  : [];

export const businesses: readonly Business[] = [
  ...[...ofEachCountry, ...inBritishColumbia, ...inQuebec, ...withClientsAbroad],
];
