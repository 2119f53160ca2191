import type { Source } from '../model/template.ts';
import { salesTax, type CountryFacts } from './country-facts.ts';
import { expenseLines, incomeLines } from './purpose.ts';

const ir10: Source = {
  title: 'Financial statements summary (IR10)',
  url: 'https://www.ird.govt.nz/income-tax/income-tax-for-businesses-and-organisations',
  year: 2025,
};
const taxYear: Source = {
  title: 'Income tax for individuals (IR3)',
  url: 'https://www.ird.govt.nz/income-tax/income-tax-for-individuals',
  year: 2025,
};
const gst: Source = { title: 'GST (goods and services tax)', url: 'https://www.ird.govt.nz/gst', year: 2025 };

/** New Zealand: the IR3 takes only the profit; its statement is the IR10 that goes with it. */
export const newZealand: CountryFacts = {
  country: 'New Zealand',
  currency: 'NZD',
  dateFormat: 'DD/MM/YYYY',
  taxAuthorityInfo: {
    authority: 'IRD',
    website: 'https://www.ird.govt.nz',
    form: 'IR3 with IR10',
    filers: 'IR3 is for sole traders. A company files an IR4, a partnership an IR7, each with the same IR10.',
  },
  fiscalYear: { start: '04-01', source: taxYear },
  lines: [
    ...incomeLines('IR10 box', ir10, [
      ['2', 'Gross income from sales and/or services', 'sales'],
      ['7', 'Interest received', 'interest-income'],
      ['10', 'Other income', 'other-income'],
    ]),
    ...expenseLines('IR10 box', ir10, [
      ['4', 'Purchases', 'materials', 'supplies'],
      ['12', 'Bad debts'],
      ['13', 'Accounting depreciation and amortisation', 'equipment'],
      ['14', 'Insurance (exclude ACC levies)', 'insurance', 'indemnity'],
      ['15', 'Interest expense', 'interest'],
      ['16', 'Professional and consulting fees', 'professional-fees'],
      ['17', 'Rates'],
      ['18', 'Rental, lease and licence payments', 'rent', 'equipment-rental'],
      ['19', 'Repairs and maintenance', 'repairs'],
      ['20', 'Research and development'],
      ['21', 'Related-party remuneration'],
      ['22', 'Salaries and wages paid to employees', 'wages', 'pension'],
      ['23', 'Contractor and sub-contractor payments', 'subcontractors', 'construction-subcontractors'],
      [
        '24',
        'Other expenses',
        'other',
        'advertising',
        'bank-charges',
        'commissions',
        'delivery',
        'entertainment',
        'home-office',
        'licences',
        'meals',
        'memberships',
        'office',
        'phone',
        'software',
        'training',
        'travel',
        'utilities',
        'vehicle',
      ],
    ]),
  ],
  // Meals count whole on journeys alone, which the template's own category for them is for.
  onNoLine: ['food'],
  regions: [],
  salesTaxes: [salesTax('GST', 'GST 15%', 15_000, gst)],
};
