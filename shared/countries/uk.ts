import type { Source } from '../model/template.ts';
import { salesTax, type CountryFacts } from './country-facts.ts';
import { expenseLines, incomeLines } from './purpose.ts';

const sa103f: Source = {
  title: 'Self Assessment: Self-employment (full) (SA103F)',
  url: 'https://www.gov.uk/government/publications/self-assessment-self-employment-full-sa103f',
  year: 2025,
};
const sa100: Source = {
  title: 'Self Assessment tax return (SA100)',
  url: 'https://www.gov.uk/government/publications/self-assessment-tax-return-sa100',
  year: 2025,
};
const deadlines: Source = {
  title: 'Self Assessment tax returns: deadlines',
  url: 'https://www.gov.uk/self-assessment-tax-returns/deadlines',
  year: 2025,
};
const vatRates: Source = { title: 'VAT rates', url: 'https://www.gov.uk/vat-rates', year: 2025 };

/** The United Kingdom: the full self-employment pages; the short pages take the same figures in fewer boxes. */
export const uk: CountryFacts = {
  country: 'UK',
  currency: 'GBP',
  dateFormat: 'DD/MM/YYYY',
  taxAuthorityInfo: {
    authority: 'HMRC',
    website: 'https://www.gov.uk/government/organisations/hm-revenue-customs',
    form: 'SA103F',
    filers:
      'SA103F is for sole traders. A limited company files a CT600, a partnership an SA800: give your accountant the profit and loss for those.',
  },
  fiscalYear: { start: '04-06', source: deadlines },
  lines: [
    ...incomeLines('SA103F box', sa103f, [
      ['15', 'Your turnover', 'sales'],
      ['16', 'Any other business income', 'other-income'],
    ]),
    ...incomeLines('SA100 page TR 3 box', sa100, [['2', 'Untaxed UK interest', 'interest-income']]),
    ...expenseLines('SA103F box', sa103f, [
      ['17', 'Cost of goods bought for resale or goods used', 'materials', 'supplies'],
      ['18', 'Construction industry – payments to subcontractors', 'construction-subcontractors'],
      ['19', 'Wages, salaries and other staff costs', 'wages', 'pension', 'subcontractors'],
      ['20', 'Car, van and travel expenses', 'vehicle', 'travel', 'meals'],
      ['21', 'Rent, rates, power and insurance costs', 'rent', 'utilities', 'insurance', 'home-office'],
      ['22', 'Repairs and maintenance of property and equipment', 'repairs'],
      ['23', 'Phone, fax, stationery and other office costs', 'phone', 'office', 'software', 'delivery'],
      ['24', 'Advertising and business entertainment costs', 'advertising', 'entertainment'],
      ['25', 'Interest on bank and other loans', 'interest'],
      // The notes name leasing payments beside bank charges, and indemnity premiums beside professional fees.
      ['26', 'Bank, credit card and other financial charges', 'bank-charges', 'equipment-rental'],
      ['28', 'Accountancy, legal and other professional fees', 'professional-fees', 'indemnity'],
      ['30', 'Other business expenses', 'other', 'memberships', 'licences', 'training', 'commissions'],
      ['49', 'Annual Investment Allowance', 'equipment'],
    ]),
  ],
  // Meals are business expenses on trips alone, which the template's own category for them is for.
  onNoLine: ['food'],
  onOtherForms: ['SA100 page TR 3 box 2'],
  regions: [],
  salesTaxes: [
    salesTax('VAT', 'Standard rate 20%', 20_000, vatRates),
    salesTax('VAT', 'Reduced rate 5%', 5000, vatRates),
    salesTax('VAT', 'Zero rate', 0, vatRates),
  ],
};
