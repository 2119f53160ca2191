/** How some tills in the United States name a tax by what it is on: "B: Taxable @4.38%". */
export const TAXED_AT = /\btaxab[l1]e\s*@\s*\d/i;

/** Names of sales taxes as printed → the kind they are; the more particular first. */
const KINDS: readonly (readonly [kind: string, name: RegExp])[] = [
  ['GST/HST', /GST\s*\/\s*HST|TPS\s*\/\s*TVH/i],
  ['HST', /\bHST(?![a-z])|\bT\.?V\.?H(?![a-z])|harmoni[sz]ed\s*sales\s*tax/i],
  ['QST', /\bQST(?![a-z])|\bT\.?V\.?Q(?![a-z])/i],
  ['PST', /\b(?:PST|RST|TVP)(?![a-z])/i],
  ['CGST', /\bCGST/i],
  ['SGST', /\bSGST|\bUTGST/i],
  ['IGST', /\bIGST/i],
  [
    'GST',
    /G\.?S\.?T(?![a-z])|\bT\.?P\.?S(?![a-z])|goods\s*(?:and|&)\s*services\s*tax|taxe\s*sur\s*les\s*produits/i,
  ],
  ['SST', /\bSST\b|service\s*tax/i],
  [
    'VAT',
    /\bV\.?A\.?T(?![a-zà-ÿ])|value\s*added\s*tax|\bT\.?V\.?A(?![a-zà-ÿ])|\bBTW|Mw\.?St|\bUSt(?![a-zà-ÿ])|(?:umsatz|mehrwert|^\W*)steuern?\b|merverdiavgift|merv[äa]rdes?skatt|merv[æa]rdiafgift|arvonlis[äa]vero|omzetbelasting|\bI\.?V\.?A(?![a-zà-ÿ])|\bmoms(?![a-zà-ÿ])|\bM\.?V\.?A(?![a-zà-ÿ])|\bI\.?G\.?I\.?C(?![a-zà-ÿ])|\bA\.?L\.?V(?![a-zà-ÿ])|\bPTU(?![a-zà-ÿ])|\bDPH(?![a-zà-ÿ])|\bPDV(?![a-zà-ÿ])|\b[ÁA]FA(?![a-zà-ÿ])|\bDDV(?![a-zà-ÿ])|\bPVM(?![a-zà-ÿ])|\bPVN(?![a-zà-ÿ])|\bK[ÄA]IBEMAKS(?![a-zà-ÿ])|ΦΠΑ/i,
  ],
  ['sales tax', TAXED_AT],
  // Taxes on something else than sales: nobody claims them where sales tax is claimed.
  [
    'other',
    /(?:premiums?|accommodations?|lodging|occupancy|touris[mt]|passenger|departure|airport|excise|fuel|withholding)\s*tax(?:es)?(?![a-z])/i,
  ],
  ['sales tax', /(?:sales|state|city|county|local|district)\s*tax/i],
  ['tax', /\btax(?:es)?(?![a-z])/i],
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
