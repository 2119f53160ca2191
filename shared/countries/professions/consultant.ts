import type { ProfessionList } from '../profession-list.ts';

/** A consultant who sells advice by the day, the project or the retainer. */
export const consultant: ProfessionList = {
  profession: 'consultant',
  categories: [
    ['travel', 'Flights and Hotels', { UK: 'Rail, Flights and Hotels', Ireland: 'Flights, Rail and Hotels' }],
    [
      'travel',
      'Taxis and Ride Shares',
      { UK: 'Taxis and Underground', Ireland: 'Taxis and Public Transport' },
    ],
    [
      'meals',
      'Client Meals',
      {
        UK: 'Subsistence on Assignment',
        Australia: 'Meals While Travelling',
        'New Zealand': 'Meals While Travelling',
        Ireland: 'Subsistence on Assignment',
      },
    ],
    ['subcontractors', 'Associate Consultants'],
    [
      'indemnity',
      'Professional Indemnity Insurance',
      { USA: 'Professional Liability Insurance', Canada: 'Errors and Omissions Insurance' },
    ],
    ['memberships', 'Professional Memberships'],
    ['training', 'Certifications and Conferences'],
    ['other', 'Research and Data', {}, 'research-and-data-subscriptions'],
    ['software', 'Software and Subscriptions', {}, 'presentation-and-analysis-software'],
    ['rent', 'Coworking and Meeting Rooms'],
    [
      'home-office',
      'Home Office',
      { UK: 'Use of Home as Office', Australia: 'Working from Home', Ireland: 'Use of Home as Office' },
    ],
    ['equipment', 'Laptop and Devices'],
    ['phone', 'Mobile and Internet', { UK: 'Mobile and Broadband', Ireland: 'Mobile and Broadband' }],
    [
      'professional-fees',
      'Accounting and Legal Fees',
      {
        UK: 'Accountancy and Legal Fees',
        Ireland: 'Accountancy and Legal Fees',
        'New Zealand': 'Accountancy and Legal Fees',
      },
      'contract-review-and-accounting',
    ],
    ['commissions', 'Lead and Referral Fees'],
    ['advertising', 'Advertising and Website', {}, 'website-and-thought-leadership'],
    ['interest', 'Interest'],
  ],
  incomeTypes: [
    ['sales', 'Consulting Fees'],
    ['sales', 'Retainers'],
    ['sales', 'Workshops and Training'],
    ['sales', 'Reimbursed Expenses', { UK: 'Recharged Expenses', Ireland: 'Recharged Expenses' }],
    ['other-income', 'Speaking and Royalties'],
  ],
};
