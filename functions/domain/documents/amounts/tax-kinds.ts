/** How some tills in the United States name a tax by what it is on: "B: Taxable @4.38%". */
export const TAXED_AT = /\btaxab[l1]e\s*@\s*\d/i;

/** Names of sales taxes as printed → the kind they are; the more particular first. */
const KINDS: readonly (readonly [kind: string, name: RegExp])[] = [
  ['GST/HST', /GST\s*\/\s*HST|TPS\s*\/\s*TVH/iu],
  ['HST', /(?<!\p{L})H\.?S\.?T(?!\p{L})|(?<!\p{L})T\.?V\.?H(?!\p{L})|harmoni[sz]ed\s*sales\s*tax/iu],
  ['QST', /(?<!\p{L})Q\.?S\.?T(?!\p{L})|(?<!\p{L})T\.?V\.?Q(?!\p{L})/iu],
  ['PST', /(?<!\p{L})(?:P\.?S\.?T|RST|TVP)(?!\p{L})/iu],
  ['CGST', /(?<!\p{L})CGST/iu],
  ['SGST', /(?<!\p{L})SGST|(?<!\p{L})UTGST/iu],
  ['IGST', /(?<!\p{L})IGST/iu],
  [
    'GST',
    /G\.?S\.?T(?!\p{L})|(?<!\p{L})T\.?P\.?S(?!\p{L})|goods\s*(?:and|&)\s*services\s*tax|taxe\s*sur\s*les\s*produits/iu,
  ],
  ['SST', /(?<!\p{L})SST(?!\p{L})|service\s*tax/iu],
  [
    'VAT',
    /(?<!\p{L})V\.?A\.?\s?T(?!\p{L}(?!\d))|value\s*added\s*tax|(?:(?<!\p{L})|(?<=^\W*dont))T\.?V\.?A(?!\p{L})|(?<!\p{L})BTW|Mw\.?St|(?<!\p{L})USt(?!\p{L})|(?:umsatz|mehrwert|^\W*)steuern?(?!\p{L})|merverdiavgift|merv[äa]rdes?skatt|merv[æa]rdiafgift|arvonlis[äa]vero|omzetbelasting|(?<!\p{L})I\.?V\.?A(?!\p{L})|(?<!\p{L})moms(?!\p{L})|(?<!\p{L})M\.?V\.?A(?!\p{L})|(?<!\p{L})I\.?G\.?I\.?C(?!\p{L})|(?<!\p{L})A\.?L\.?V(?!\p{L})|(?<!\p{L})PTU(?!\p{L})|^\W*kwota\s+[A-G](?!\p{L})|(?<!\p{L})DPH(?!\p{L})|(?<!\p{L})PDV(?!\p{L})|(?<!\p{L})[ÁA]FA(?!\p{L})|(?<!\p{L})DDV(?!\p{L})|(?<!\p{L})PVM(?!\p{L})|(?<!\p{L})PVN(?!\p{L})|(?<!\p{L})PPN(?!\p{L})|(?<!\p{L})K[ÄA]IBEMAKS(?!\p{L})|ΦΠΑ/iu,
  ],
  ['sales tax', TAXED_AT],
  // Taxes on something else than sales: nobody claims them where sales tax is claimed.
  [
    'other',
    /(?:premiums?|accommodations?|lodging|occupancy|touris[mt]|passenger|departure|airport|excise|fuel|withholding)\s*tax(?:es)?(?!\p{L})/iu,
  ],
  ['sales tax', /(?:sales|state|city|county|local|district)\s*tax/iu],
  ['tax', /(?<!\p{L})tax(?:es)?(?!\p{L})/iu],
  ['tax', /^\W*impuestos?\W*(?:[\d€$]|$)/iu],
  // Taxes on stamps, stays and incomes are called so too, but state no such rate.
  ['VAT', /^\W*(?:imposta|impuestos?|imposto|taxe)\s*\(?\d{1,2}(?:[.,]\d)?\s?%/iu],
];

/** The kind of tax that a label names; `tax` where it names none in particular. */
export function taxKind(label: string): string | undefined {
  return KINDS.find(([, name]) => name.test(label))?.[0];
}

/** What a document in this currency means by "tax" and by taxes that are not on sales: in the United States they all are taxes of states. */
export function countryTax(named: string, currency: string | undefined): string {
  return currency === 'USD' && (named === 'tax' || named === 'other') ? 'sales tax' : named;
}

/** Whether a heading names both halves of India's tax. */
export function namesCentralAndState(heading: string): boolean {
  return ['CGST', 'SGST'].every((kind) =>
    KINDS.some(([known, name]) => known === kind && name.test(heading)),
  );
}
