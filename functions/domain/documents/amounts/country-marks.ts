/** Endings of web and mail addresses. */
export const HOSTS: readonly (readonly [currency: string, ending: string])[] = [
  ['GBP', '(?:co|org|gov|ac|ltd)\\.uk'],
  ['AUD', '(?:com|net|org|gov)\\.au'],
  ['NZD', '(?:co|net|org|govt|ac)\\.nz'],
  ['ZAR', '(?:co|org)\\.za'],
  ['SGD', '(?:com|gov)\\.sg'],
  ['INR', '(?:co|gov)\\.in'],
  ['CAD', 'ca'],
];

/** Ways to pay, as they are written. */
export const PAID_BY: readonly (readonly [currency: string, name: string])[] = [
  ['CAD', 'Interac|INTERAC'],
  [
    'EUR',
    'Payconiq|Bancontact|BANCONTACT|iDEAL|girocard|Girocard|GIROCARD|EC-Karte|EC-Cash|Bizum|Multibanco|MULTIBANCO|MB ?WAY|Satispay',
  ],
  ['SEK', 'Swish'],
  ['NOK', 'Vipps|BankAxept|BANKAXEPT'],
  ['CHF', 'TWINT'],
  ['PLN', 'BLIK'],
  ['GBP', 'BACS'],
];

/** What countries write beside their amounts that others write too, and their places, which kitchens, families and goods are named after. */
export const PLACES: readonly (readonly [currency: string, sign: RegExp, places: string])[] = [
  ['NPR', /\bRs\b|रू/i, 'Nepal|Kathmandu|Lalitpur|Pokhara'],
  ['PKR', /\bRs\b/i, 'Pakistan|Karachi|Lahore|Islamabad'],
  ['LKR', /\bRs\b|රු/i, 'Sri ?Lanka|Colombo'],
  ['IDR', /\bRp\b/, 'Indonesia'],
  ['KES', /\bK(?:E?Sh?s?|ES)\b|\bKRA\b|\bVAT\b/i, 'Kenya|Nairobi|Mombasa'],
];

/** Houses that only Canada has. */
export const HOUSES_OF_CANADA =
  /(?<!\p{L})(?:BC ?Ferries|BC ?Liquor ?Stores?|Canadian Tire|Dollarama|Giant Tiger|GO Transit|Home Hardware|Hudson['’]?s Bay|Jean Coutu|LCBO|Loblaws?|London Drugs|No ?Frills|Petro-?\s?Canada|Pharmaprix|Princess Auto|Provigo|Real Canadian|Save-?On-?Foods|Shoppers Drug Mart|Sobeys)(?!\p{L})/giu;
