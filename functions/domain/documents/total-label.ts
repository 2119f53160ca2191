type Cue = readonly [label: RegExp, score: number];

/** Labels of what is to be paid, in the languages of the world's common receipts; all that match count. Blanks may be lost in reading. */
const CUES: readonly Cue[] = [
  [/[tlf1j][o0a]t[aeo][l1i]|tota\b|totaal|summe|gesamt|montant|importe|jumlah|à payer/i, 4],
  [
    /(?:grand|nett?|final|invoice|bill|factuur)\s*-?tota|total\s*(?:due|payable|to\s*pay|ttc|a\s*pagar|amount\s*due)/i,
    2,
  ],
  [
    /(?:amount|balance)\s*(?:due|payable)|to\s*pay|rechnungsbetrag|gesamtbetrag|endbetrag|zahlbetrag|bedrag/i,
    4.5,
  ],
  [/\bamount\b|\bamt\b/i, 1],
  [/a[ft]ter\s*(?:rounding|round|rnd|adj)|round(?:ed|ing)\s*total|total\s*round(?:ed|ing)/i, 2.5],
  [/incl|inkl|after\s*(?:gst|tax)|with\s*(?:gst|tax)/i, 1],
  [/total\s*sales?|sales?\s*total|total\s*(?:rm|amount)/i, 0.5],
  [/sub\s*-?\s*to?tal|sous\s*-?\s*total|zwischensumme|subtotaal/i, -5],
  [/exc[l.]|\bht\b|netto|before|b4|w\/o|without|taxable|ohne|grundbetrag|grondslag/i, -4],
  [/q[tu]?y|quantity|items?\b|pcs|units?\b|weight/i, -4],
  [/saving|disc|rabatt|korting|points?|deposit|coupon|voucher/i, -6],
  [/ch[ae]n[gq][e8]|baki|kembali|wechselgeld|rückgeld|rendu/i, -7],
  [/(?:gst|tax|vat|sst|hst|pst|tva|mwst|btw|service\s*ch\w*)(?!\s*(?:inc|in[vc]))/i, -2],
  [/^\W*(?:total\s*)?(?:gst|tax|vat|tva|mwst|btw)\s*(?:amount|amt|total)?\W*$/i, -4],
  [/cash|paid|tender|visa|master|card|debit|payment|received|bayar|tunai/i, 0.5],
  [/acc[ea]pted|tendered|given|received|inserted/i, -3],
  [/round/i, -1.5],
];

/** "Total incl. GST" is no tax, though it names one. */
const WITH_TAX =
  /\(?\s*(?:in[cd][l1i]\w*|inkl\w*|with|after)\.?\s*(?:of\s*)?(?:\d+\s*%\s*)?(?:gs[ti]|tax|sst|vat|tva|mwst|btw)\b/gi;

/** How much a label says that its amount is the total. */
export function labelScore(label: string): number {
  const plain = label.replace(WITH_TAX, ' inclusive ');
  return CUES.reduce((sum, [pattern, score]) => sum + (pattern.test(plain) ? score : 0), 0);
}
