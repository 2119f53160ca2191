import type { Source } from '../model/template.ts';
import { salesTax, type CountryFacts } from './country-facts.ts';
import { expenseLines, incomeLines } from './purpose.ts';

const form11: Source = {
  title: 'Form 11, Extracts from Accounts',
  url: 'https://www.revenue.ie/en/self-assessment-and-self-employment/filing-your-tax-return/index.aspx',
  year: 2025,
};
const depositInterest: Source = {
  title: 'How do you declare Deposit Interest?',
  url: 'https://www.revenue.ie/en/additional-incomes/dirt/how-do-you-declare-deposit-interest.aspx',
  year: 2025,
};
const selfAssessment: Source = {
  title: 'Self-assessment and self-employment',
  url: 'https://www.revenue.ie/en/self-assessment-and-self-employment/index.aspx',
  year: 2025,
};
const vatRates: Source = {
  title: 'Current VAT rates',
  url: 'https://www.revenue.ie/en/vat/vat-rates/search-vat-rates/current-vat-rates.aspx',
  year: 2025,
};

/** Ireland: the lines of Form 11 for 2025, in the extracts from accounts; Revenue may number them anew for another year. */
export const ireland: CountryFacts = {
  country: 'Ireland',
  currency: 'EUR',
  dateFormat: 'DD/MM/YYYY',
  taxAuthorityInfo: {
    authority: 'Revenue',
    website: 'https://www.revenue.ie',
    form: 'Form 11',
    filers:
      'Form 11 is for sole traders and partners. A company files Form CT1: give your accountant the profit and loss for it.',
  },
  fiscalYear: { start: '01-01', source: selfAssessment },
  lines: [
    ...incomeLines('Form 11 line', form11, [
      ['128', 'Sales/Receipts/Turnover', 'sales'],
      ['129', 'Receipts from Government Agencies (GMS, legal aid)'],
      ['130', 'Other trading income', 'other-income'],
    ]),
    ...incomeLines('Form 11', depositInterest, [
      ['Irish Other Income', 'Deposit interest, gross of DIRT', 'interest-income'],
    ]),
    ...expenseLines('Form 11 line', form11, [
      ['131', 'Purchases', 'materials', 'supplies'],
      ['133', 'Salaries/Wages', 'wages'],
      ['134', 'Additional staff costs', 'pension'],
      ['135', 'Subcontractors, RCT trades', 'construction-subcontractors'],
      ['136', 'Other subcontractors', 'subcontractors'],
      ['137', 'Consultancy, Professional fees', 'professional-fees'],
      ['138', 'Motor, Travel and Subsistence', 'vehicle', 'travel', 'meals'],
      ['139', 'Repairs/Renewals', 'repairs'],
      ['140', 'Rental expenses', 'rent'],
      // What stands here is added back among the adjustments, and capital allowances are claimed in its place.
      ['141', 'Depreciation, Goodwill/Capital write-off', 'equipment'],
      ['142', 'Provisions, bad debts'],
      [
        '143',
        'Other Expenses (Total)',
        'other',
        'advertising',
        'bank-charges',
        'commissions',
        'delivery',
        'entertainment',
        'equipment-rental',
        'home-office',
        'indemnity',
        'insurance',
        'interest',
        'licences',
        'memberships',
        'office',
        'phone',
        'software',
        'training',
        'utilities',
      ],
    ]),
  ],
  linesApart: { 'insurance-reimbursements': 'Form 11 line 129' },
  // One's own meals are an expense on journeys alone, which are Motor, Travel and Subsistence.
  onNoLine: ['food'],
  onOtherForms: ['Form 11 Irish Other Income'],
  formerLines: {
    'Form 11 Turnover': 'Form 11 line 128',
    'Form 11 Other income': 'Form 11 line 130',
    'Form 11 Fees, Covenants, Distributions': 'Form 11 Irish Other Income',
    'Form 11 Purchases': 'Form 11 line 131',
    'Form 11 Staff costs': 'Form 11 line 133',
    'Form 11 Sub-Contractors': 'Form 11 line 136',
    'Form 11 Professional fees': 'Form 11 line 137',
    'Form 11 Motor, Travel and Subsistence': 'Form 11 line 138',
    'Form 11 Repairs/Renewals': 'Form 11 line 139',
    'Form 11 Depreciation': 'Form 11 line 141',
    'Form 11 Other expenses': 'Form 11 line 143',
  },
  regions: [],
  salesTaxes: [
    salesTax('VAT', 'Standard rate 23%', 23_000, vatRates),
    salesTax('VAT', 'Reduced rate 13.5%', 13_500, vatRates),
    salesTax('VAT', 'Second reduced rate 9%', 9000, vatRates),
    salesTax('VAT', 'Livestock rate 4.8%', 4800, vatRates),
    salesTax('VAT', 'Zero rate', 0, vatRates),
  ],
};
