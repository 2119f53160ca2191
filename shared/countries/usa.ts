import type { Source } from '../model/template.ts';
import type { CountryFacts } from './country-facts.ts';
import { expenseLines, incomeLines } from './purpose.ts';

const scheduleC: Source = {
  title: 'Schedule C (Form 1040), Profit or Loss From Business (Sole Proprietorship)',
  url: 'https://www.irs.gov/forms-pubs/about-schedule-c-form-1040',
  year: 2025,
};
const scheduleB: Source = {
  title: 'Schedule B (Form 1040), Interest and Ordinary Dividends',
  url: 'https://www.irs.gov/forms-pubs/about-schedule-b-form-1040',
  year: 2025,
};
const taxYears: Source = {
  title: 'Tax years',
  url: 'https://www.irs.gov/businesses/small-businesses-self-employed/tax-years',
  year: 2025,
};

/** The United States: no federal sales tax, so no rates and no regions to choose. */
export const usa: CountryFacts = {
  country: 'USA',
  currency: 'USD',
  dateFormat: 'MM/DD/YYYY',
  taxAuthorityInfo: {
    authority: 'IRS',
    website: 'https://www.irs.gov',
    form: 'Schedule C (Form 1040)',
    filers:
      'Schedule C is for sole proprietors and single-member LLCs. A partnership files Form 1065, a corporation Form 1120 or 1120-S: give your accountant the profit and loss for those.',
  },
  fiscalYear: { start: '01-01', source: taxYears },
  lines: [
    ...incomeLines('Schedule C line', scheduleC, [
      ['1', 'Gross receipts or sales', 'sales'],
      ['2', 'Returns and allowances'],
      // Also the interest that customers pay; what a bank pays is on Schedule B.
      ['6', 'Other income', 'other-income'],
    ]),
    ...incomeLines('Schedule B line', scheduleB, [['1', 'Interest', 'interest-income']]),
    ...expenseLines('Schedule C line', scheduleC, [
      ['8', 'Advertising', 'advertising'],
      ['9', 'Car and truck expenses', 'vehicle'],
      ['10', 'Commissions and fees', 'commissions'],
      ['11', 'Contract labor', 'subcontractors', 'construction-subcontractors'],
      ['12', 'Depletion'],
      ['13', 'Depreciation and section 179 expense deduction', 'equipment'],
      ['14', 'Employee benefit programs'],
      ['15', 'Insurance (other than health)', 'insurance', 'indemnity'],
      ['16a', 'Interest: mortgage (paid to banks, etc.)'],
      ['16b', 'Interest: other', 'interest'],
      ['17', 'Legal and professional services', 'professional-fees'],
      ['18', 'Office expense', 'office'],
      ['19', 'Pension and profit-sharing plans', 'pension'],
      ['20a', 'Rent or lease: vehicles, machinery, and equipment', 'equipment-rental'],
      ['20b', 'Rent or lease: other business property', 'rent'],
      ['21', 'Repairs and maintenance', 'repairs'],
      ['22', 'Supplies (not included in Part III)', 'supplies'],
      ['23', 'Taxes and licenses', 'licences'],
      ['24a', 'Travel', 'travel'],
      ['24b', 'Deductible meals', 'meals'],
      ['25', 'Utilities', 'utilities', 'phone'],
      ['26', 'Wages (less employment credits)', 'wages'],
      [
        '27b',
        'Other expenses (from line 48)',
        'other',
        'software',
        // On no line of its own, as nothing of it counts.
        'entertainment',
        'memberships',
        'training',
        'bank-charges',
        'delivery',
      ],
      ['30', 'Expenses for business use of your home', 'home-office'],
      // Part III, the cost of goods sold: what is sold on as it was bought is apart from what goes into the work.
      ['36', 'Purchases less personal withdrawals'],
      ['37', 'Cost of labor'],
      ['38', 'Materials and supplies', 'materials'],
      ['39', 'Other costs'],
    ]),
  ],
  onOtherForms: ['Schedule B line 1'],
  linesApart: { 'goods-for-resale': 'Schedule C line 36' },
  returnsOn: { 'Schedule C line 1': 'Schedule C line 2' },
  regions: [],
  salesTaxes: [],
};
