/** Merchants are called by one word of each list. */
export const FIRST =
  'Maple Harbour Northern Silver Corner Golden Atlas Juniper Lakeside Union Copper Rosewood Summit Vertex Willow Granite Ember Kestrel Orchard Pacific Quill Riverside Sterling Tundra Velvet Westend Aurora Birch Cedar Delta Elmwood Fairview Garnet Hollow Ivory Jasper Keystone Lantern Meadow Nimbus'.split(
    ' ',
  );
export const SECOND =
  'Bistro Hardware Supply Pharmacy Fuels Market Stationers Print Telecom Energy Insurance Motors Bakery Books Logistics Software Hosting Studio Fitness Garden Kitchen Taxi Airways Hotel Foods Grill Coffee Cleaners Rentals Timber Plumbing Optics Pets Dental Couriers Bikes Paints Tools Toys Tea'.split(
    ' ',
  );
/** Where a bank's text says that a card was used. */
export const PLACES = [
  'MONTREAL QC',
  'TORONTO ON',
  'LONDON GBR',
  'SYDNEY NSW',
  'DUBLIN IRL',
  'AUCKLAND NZ',
  'AUSTIN TX',
];
/** Where books are kept: their money, what they buy abroad with, and the sales tax. */
export const COUNTRIES = [
  { currency: 'CAD', foreign: 'USD', rate: 1.4, tax: 0.13 },
  { currency: 'USD', foreign: 'EUR', rate: 1.12, tax: 0.08 },
  { currency: 'GBP', foreign: 'EUR', rate: 0.857, tax: 0.2 },
  { currency: 'AUD', foreign: 'USD', rate: 1.55, tax: 0.1 },
  { currency: 'EUR', foreign: 'GBP', rate: 1.167, tax: 0.23 },
  { currency: 'NZD', foreign: 'AUD', rate: 1.108, tax: 0.15 },
] as const;
