import type { Source } from '../model/template.ts';
import { salesTax, type CountryFacts } from './country-facts.ts';
import { expenseLines, incomeLines } from './purpose.ts';

const form11: Source = {
  title: 'Form 11, Extracts from Accounts',
  url: 'https://www.revenue.ie/en/self-assessment-and-self-employment/filing-your-tax-return/index.aspx',
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

/** Ireland: Form 11 is filed online, where a field has a name but no number (the paper form renumbers its lines every year). */
export const ireland: CountryFacts = {
  country: 'Ireland',
  currency: 'EUR',
  dateFormat: 'DD/MM/YYYY',
  taxAuthorityInfo: { authority: 'Revenue', website: 'https://www.revenue.ie', form: 'Form 11' },
  fiscalYear: { start: '01-01', source: selfAssessment },
  lines: [
    ...incomeLines('Form 11', form11, [
      ['Turnover', 'Sales/Receipts/Turnover', 'sales'],
      ['Other income', 'Other income, including tax exempt income', 'other-income'],
      [
        'Fees, Covenants, Distributions',
        'Income from Fees, Covenants, Distributions, etc.',
        'interest-income',
      ],
    ]),
    ...expenseLines('Form 11', form11, [
      ['Purchases', 'Purchases', 'materials', 'supplies'],
      ['Staff costs', 'Salaries/Wages, Staff costs', 'wages', 'pension'],
      ['Sub-Contractors', 'Sub-Contractors', 'subcontractors', 'construction-subcontractors'],
      ['Professional fees', 'Consultancy, Professional fees', 'professional-fees'],
      ['Motor, Travel and Subsistence', 'Motor, Travel and Subsistence', 'vehicle', 'travel', 'meals'],
      ['Repairs/Renewals', 'Repairs/Renewals', 'repairs'],
      ['Depreciation', 'Depreciation, Goodwill/Capital write-off', 'equipment'],
      [
        'Other expenses',
        'Other Expenses (Total)',
        'other',
        'advertising',
        'bank-charges',
        'commissions',
        'delivery',
        'equipment-rental',
        'home-office',
        'indemnity',
        'insurance',
        'interest',
        'licences',
        'memberships',
        'office',
        'phone',
        'rent',
        'software',
        'training',
        'utilities',
      ],
    ]),
  ],
  regions: [],
  salesTaxes: [
    salesTax('VAT', 'Standard rate 23%', 23_000, vatRates),
    salesTax('VAT', 'Reduced rate 13.5%', 13_500, vatRates),
    salesTax('VAT', 'Second reduced rate 9%', 9000, vatRates),
    salesTax('VAT', 'Livestock rate 4.8%', 4800, vatRates),
    salesTax('VAT', 'Zero rate', 0, vatRates),
  ],
};
