import type { ProfessionList } from '../profession-list.ts';

/** An accountant or bookkeeper with a practice of their own. */
export const accountant: ProfessionList = {
  profession: 'accountant',
  alsoGeneral: ['office', 'phone'],
  categories: [
    [
      'licences',
      'Practice Licence',
      {
        USA: 'CPA License and PTIN',
        Canada: 'CPA Public Practice Licence',
        UK: 'Practising Certificate',
        Australia: 'Tax Agent Registration',
        Ireland: 'Practising Certificate',
        'New Zealand': 'Certificate of Public Practice',
      },
    ],
    [
      'memberships',
      'Professional Body Dues',
      {
        USA: 'AICPA and State Society Dues',
        Canada: 'CPA Provincial Dues',
        UK: 'ICAEW and ACCA Subscriptions',
        Australia: 'CA and CPA Australia Membership',
        Ireland: 'Chartered Accountants Ireland Subscription',
        'New Zealand': 'CA ANZ Membership',
      },
    ],
    [
      'indemnity',
      'Professional Indemnity Insurance',
      { USA: 'Professional Liability Insurance', Canada: 'Professional Liability Insurance' },
    ],
    [
      'software',
      'Tax Preparation Software',
      { UK: 'Tax and Accounts Production Software', Ireland: 'Tax and Accounts Production Software' },
    ],
    ['software', 'Bookkeeping and Practice Software'],
    [
      'training',
      'Continuing Professional Education',
      {
        Canada: 'Continuing Professional Development',
        UK: 'CPD Courses',
        Australia: 'CPD Courses',
        Ireland: 'CPD Courses',
        'New Zealand': 'CPD Courses',
      },
    ],
    ['memberships', 'Tax Research Subscriptions'],
    [
      'wages',
      'Seasonal Tax Staff',
      {
        UK: 'Practice Staff Wages',
        Ireland: 'Practice Staff Wages',
        Australia: 'Practice Staff Wages',
        'New Zealand': 'Practice Staff Wages',
      },
    ],
    ['subcontractors', 'Contract Bookkeepers'],
    [
      'professional-fees',
      'Peer Review and Legal Fees',
      {
        Canada: 'Practice Inspection and Legal Fees',
        UK: 'File Review and Legal Fees',
        Ireland: 'Quality Review and Legal Fees',
        Australia: 'Quality Review and Legal Fees',
        'New Zealand': 'Practice Review and Legal Fees',
      },
    ],
    [
      'licences',
      'Anti-Money-Laundering Supervision',
      {
        USA: null,
        Canada: null,
        Australia: 'ASIC and SMSF Auditor Fees',
        'New Zealand': 'AML Audit and Registration',
      },
    ],
    ['rent', 'Office Rent'],
    ['office', 'Printing and Secure Shredding'],
    ['phone', 'Client Portal and Internet'],
    ['advertising', 'Website and Client Marketing'],
    ['other', 'Client Gifts', { UK: null, Ireland: null }],
    ['interest', 'Interest'],
  ],
  incomeTypes: [
    [
      'sales',
      'Tax Preparation Fees',
      {
        UK: 'Tax Return Fees',
        Ireland: 'Tax Return Fees',
        Australia: 'Tax Return Fees',
        'New Zealand': 'Tax Return Fees',
      },
    ],
    ['sales', 'Bookkeeping Fees'],
    ['sales', 'Audit and Assurance Fees'],
    ['sales', 'Payroll Service Fees'],
    ['sales', 'Advisory Fees'],
    ['other-income', 'Software Referral Commissions'],
  ],
};
