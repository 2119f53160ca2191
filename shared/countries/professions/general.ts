import type { ProfessionList } from '../profession-list.ts';

/** Any trade. In the USA it is word for word the default template of the specification (section 9). */
export const general: ProfessionList = {
  profession: 'general',
  categories: [
    ['office', 'Office Supplies', { UK: 'Office Supplies and Postage', Ireland: 'Stationery and Postage' }],
    ['travel', 'Travel', { UK: 'Travel and Accommodation', Ireland: 'Travel and Accommodation' }],
    [
      'meals',
      'Meals',
      {
        Canada: 'Meals and Entertainment',
        UK: 'Meals on Business Trips',
        Australia: 'Meals on Overnight Trips',
        Ireland: 'Meals on Business Trips',
        'New Zealand': 'Meals on Business Trips',
      },
    ],
    ['entertainment', 'Client Entertainment', { USA: null, Canada: null }],
    [
      'professional-fees',
      'Professional Services',
      {
        UK: 'Accountancy and Legal Fees',
        Ireland: 'Accountancy and Legal Fees',
        'New Zealand': 'Accountancy and Legal Fees',
      },
    ],
    ['software', 'Software', { Ireland: 'Software and Subscriptions' }],
    ['equipment', 'Equipment', { Canada: 'Equipment (CCA)', Australia: 'Equipment and Depreciation' }],
    [
      'utilities',
      'Utilities',
      { UK: 'Heat, Light and Power', Ireland: 'Light and Heat', 'New Zealand': 'Power' },
    ],
    [
      'advertising',
      'Marketing',
      { Canada: 'Advertising and Marketing', Australia: 'Advertising and Marketing' },
    ],
    [
      'vehicle',
      'Motor Vehicle',
      {
        USA: null,
        UK: 'Car and Van Running Costs',
        Ireland: 'Motor Expenses',
        'New Zealand': 'Vehicle and Road User Charges',
      },
    ],
    ['insurance', 'Business Insurance', { USA: null, Australia: 'Public Liability Insurance' }],
    ['bank-charges', 'Bank Fees', { USA: null, UK: 'Bank Charges', Ireland: 'Bank Charges' }],
    ['phone', 'Phone and Internet', { USA: null, UK: 'Phone and Broadband', Ireland: 'Phone and Broadband' }],
    [
      'licences',
      'Licences and Registrations',
      { USA: null, UK: null, Canada: 'Business Licences and Taxes', 'New Zealand': 'ACC Levies' },
    ],
    ['interest', 'Interest', { USA: null }],
  ],
  incomeTypes: [
    ['sales', 'Sales Revenue'],
    ['sales', 'Service Income'],
    ['interest-income', 'Interest Income'],
    ['other-income', 'Other Income'],
  ],
};
