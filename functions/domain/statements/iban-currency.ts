const CURRENCIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'AT BE BG CY DE EE ES FI FR GR IE IT LT LU LV MT NL PT SI SK HR'.split(' ').map((it) => [it, 'EUR']),
  ),
  CH: 'CHF',
  LI: 'CHF',
  GB: 'GBP',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
};

const IBAN = /\b([A-Z]{2})\d{2}(?: ?[A-Z0-9]{4}){3,7}/;

/** New Zealand has no IBANs: bank, branch, account and suffix have these many digits there alone. */
const OF_NEW_ZEALAND = /(?<![\d-])\d{2}-\d{4}-\d{7}-\d{2,3}(?![\d-])/;

/** The currency of the country whose IBAN, or whose own kind of number, stands in a text; undefined where none does. */
export function currencyOfIban(text: string): string | undefined {
  const country = IBAN.exec(text)?.[1];
  if (country !== undefined) return CURRENCIES[country];
  return OF_NEW_ZEALAND.test(text) ? 'NZD' : undefined;
}
