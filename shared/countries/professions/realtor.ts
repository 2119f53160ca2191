import type { ProfessionList } from '../profession-list.ts';

/** A self-employed agent who sells or lets property. */
export const realtor: ProfessionList = {
  profession: 'realtor',
  alsoGeneral: ['software', 'advertising'],
  categories: [
    [
      'memberships',
      'MLS Fees',
      {
        UK: 'Property Ombudsman and Redress Fees',
        Australia: 'Real Estate Institute Membership',
        Ireland: 'IPAV and SCSI Subscriptions',
        'New Zealand': 'REINZ Membership',
      },
    ],
    [
      'memberships',
      'Realtor Association Dues',
      {
        Canada: 'Real Estate Board Dues',
        UK: 'Propertymark Membership',
        Australia: null,
        Ireland: null,
        'New Zealand': null,
      },
    ],
    [
      'licences',
      'Real Estate License',
      {
        Canada: 'Real Estate Licence',
        UK: 'Anti-Money-Laundering Supervision Fee',
        Australia: 'Real Estate Agent Licence',
        Ireland: 'PSRA Licence',
        'New Zealand': 'REA Licence',
      },
    ],
    [
      'indemnity',
      'Professional Indemnity Insurance',
      { USA: 'Errors and Omissions Insurance', Canada: 'Errors and Omissions Insurance' },
    ],
    [
      'commissions',
      'Brokerage Splits and Desk Fees',
      {
        UK: 'Sub-Agent Commissions',
        Australia: 'Conjunction and Referral Commissions',
        Ireland: 'Sub-Agent Commissions',
        'New Zealand': 'Conjunctional Commissions',
      },
    ],
    ['commissions', 'Referral Fees Paid', { Australia: null }],
    [
      'advertising',
      'Listing Advertising',
      {
        UK: 'Property Portal Listings',
        Australia: 'Property Portal Listings',
        Ireland: 'Property Portal Listings',
        'New Zealand': 'Property Portal Listings',
      },
    ],
    ['advertising', 'Photography and Virtual Tours'],
    [
      'advertising',
      'Signs and Open House Costs',
      {
        UK: 'For Sale Boards',
        Ireland: 'For Sale Signs',
        Australia: 'Signboards and Auction Costs',
        'New Zealand': 'Signs and Auction Costs',
      },
    ],
    ['subcontractors', 'Home Staging', { UK: 'Property Staging', Ireland: 'Property Staging' }],
    ['other', 'Lockboxes and Key Handling', { UK: 'Key Handling', Ireland: 'Key Handling' }],
    [
      'vehicle',
      'Mileage and Vehicle',
      {
        Canada: 'Motor Vehicle',
        Australia: 'Motor Vehicle',
        Ireland: 'Motor Expenses',
        'New Zealand': 'Motor Vehicle',
      },
    ],
    ['software', 'CRM and Lead Services'],
    ['meals', 'Client Meals', { UK: null, Ireland: null, Australia: null, 'New Zealand': null }],
    ['entertainment', 'Client Entertainment', { Canada: null }],
    [
      'training',
      'Continuing Education',
      {
        UK: 'CPD and Qualifications',
        Australia: 'CPD Training',
        Ireland: 'CPD Training',
        'New Zealand': 'Verifiable Training',
      },
    ],
    ['interest', 'Interest'],
  ],
  incomeTypes: [
    ['sales', 'Sales Commissions'],
    [
      'sales',
      'Rental and Letting Fees',
      { USA: 'Leasing Commissions', Canada: 'Leasing Commissions', Australia: 'Leasing and Management Fees' },
    ],
    ['sales', 'Property Management Fees', { Australia: null }],
    ['sales', 'Appraisal and Valuation Fees'],
    ['other-income', 'Referral Fees Received'],
  ],
};
