import type { Cues } from '../evidence/choice.ts';
import { CHANGE, HANDED_OVER } from './cash-words.ts';

/** Labels of what is to be paid, in the languages of the world's common receipts. Blanks may be lost in reading. */
const LABELS: Readonly<Record<string, RegExp>> = {
  total:
    /[tlf1j][o0a]t[aeo][l1i]|tota\b|totaal|totale|summe|gesamt|montant|importe|jumlah|[àa]\s+payer|a\s+pagar|(?:å|att?)\s+betal[ae]|te\s+betalen|zu\s+zahlen|\bi\s+alt\b|\bsumma\b|\bcelkem\b|\bspolu\b|\brazem\b|[łl][ąa]cznie\b|\bsuma\b|[öo]sszesen|yhteens[äa]|maksettava|do\s*zap[łl]aty|\bukupno\b|\btoplam\b|σ[ύυ]νολο|^\W*sum\b|\btilsammans\b|\bsomme\b|prix\s*ttc\s*\.{2,}|合计|合計|总计|総額/i,
  grandTotal:
    /(?:grand|nett?|final|invoice|bill|order|factuur|amount)\s*-?tota|brutto\s*-?(?:summe|betrag)|endsumme|endbetrag|total\s*(?:due|payable|to\s*pay|ttc|complessivo|[aà]\s*pa(?:gar|yer)|amount\s*due|(?:in|en)\s*(?:eur|gbp|usd|cad))/i,
  due: /^\W*bal\W*$|^\W*\*{2,}\s*balance\W*$|\bpayable\W*$|(?:amount|balance|total)\s*(?:now\s*)?(?:due|payable|owing)|^\W*(?:amount\s*(?:of\s*)?)?this\s*(?:bill|billing|invoice|draw|claim|application)\W*$|\bco-?pay(?:ment)?\s*due|patient\s*(?:balance|portion|responsibility)|(?:you|patient)\s*owes?\b|to\s*pay|rechnungsbetrag|gesamtbetrag|endbetrag|zahlbetrag|bedrag|solde|net\s*(?:à|a)\s*payer|reste\s*à\s*payer|maksettava|do\s*zap[łl]aty|importe\s*total|(?:å|att?)\s+betal[ae]|te\s+betalen|zu\s+zahlen|[àa]\s+payer|a\s+pagar/i,
  amount: /\bamount\b|\bamt\b|betrag/i,
  rounded: /a[ft]ter\s*(?:rounding|round|rnd|adj)|round(?:ed|ing)\s*total|total\s*round(?:ed|ing)/i,
  inclusive: /incl|inkl|\bttc\b|after\s*(?:gst|tax)|with\s*(?:gst|tax)|tvac|iva\s*inc/i,
  sales: /fuel\s*sale|total\s*sales?|sales?\s*total|total\s*(?:rm|amount)/i,
  subtotal: /sub\s*-?\s*to?tal|sous\s*-?\s*total|zwischensumme|subtotaa?l|merchandise|items?\s*total/i,
  exclusive:
    /exc[l.]|\bht\b|hors\s*(?:taxe|tva)|netto|imponibile|il[íi]quido|eks\.|exkl|before|b4|w\/o|without|taxable|ohne|veroton|grundbetrag|grondslag|\bnet\s*amount|base\s*imponible/i,
  quantity: /q[tu]?y|quantity|items?\b|pcs|units?\b|weight|\bkg\b/i,
  saving:
    /saving|saved|disc|rabat|korting|remise|descuento|sconto|desconto|points?|deposit|coupon|voucher|reward|ytd|year\s*to\s*date|anzahlung|abschl[äa]g|zuschl[äa]g|acompte|aanbetaling|acconto/i,
  change: CHANGE,
  tax: /(?:gst|tax|vat|sst|hst|pst|qst|t\.?v\.?q|t\.?p\.?s|tva|iva|mwst|btw|moms|mva\b|steuer|service\s*ch\w*)(?!\s*(?:inc|in[vc]))/i,
  taxOnly:
    /^\W*(?:total\s*)?(?:gst|hst|pst|qst|t\.?v\.?q|t\.?p\.?s|sales\s*tax|tax|vat|tva|iva|mwst|btw|moms|mva|steuer)\s*(?:amount|amt|total)?\W*$/i,
  paid: new RegExp(
    String.raw`${HANDED_OVER.source}|visa|master|card|debit|payment|bayar|tunai|carte|\bkort|pin\b`,
    'i',
  ),
  tendered:
    /acc[ea]pted|tendered|given|received|inserted|gegeben|entreg(?:ue|ado)|ontvangen|mottaget|modtaget|mottatt|預り/i,
  rounding: /round/i,
  tip: /\btips?\b|gratuity|pourboire|trinkgeld|propina|fooi|mancia|dricks|drikkepenge/i,
  suggested:
    /montant\s*annuel|annual\s*(?:amount|contract)|jahresbetrag|importe\s*anual|importo\s*annu|jaarbedrag|valor\s*anual|contract\s*(?:amount|sum|price|value)|%\s*of\s*(?:the\s*)?contract|(?:completed|billed|invoiced)\s*to\s*date|previous(?:ly)?\s*(?:bill|invoic|claim)|suggest|guide|recommend|\d\d\s?%\s*(?:tip|gratuity)|(?:tip|gratuity)\s*\(?\d\d\s?%/i,
  shipping: /shipping|postage|delivery|p\s?&\s?p|versand|livraison|verzend/i,
  refunded:
    /refund(?:ed)?\s*(?:amount|total)|amount\s*refunded|total\s*refund|credit\s*total|total\s*credit(?!s)|erstattung|gutschriftsbetrag|zu\s*ihren\s*gunsten|remboursement|rembourser|crediteren|terug\s*te\s*ontvangen|(?:att|å)\s*(?:få\s*tillbaka|återfå)|till?\s*gode?o?\b|devolver|rimborsare/i,
  balance: /balance|previous|forward|outstanding|account/i,
  price: /@|\beach\b|\bea\b|unit\s*price|\bx\s*$|price/i,
};

/** "Total incl. GST" is no tax, though it names one. */
const WITH_TAX =
  /\(?\s*(?:in[cd][l1i]\w*|inkl\w*|with|after)\.?\s*(?:of\s*)?(?:\d+\s*%\s*)?(?:gs[ti]|tax|sst|vat|tva|mwst|btw)\b/gi;

/** The letters of a currency, read as one word with the label before them: "Grand TotaRM21.85". */
const GLUED_SIGN = /(?<=\p{Ll})(?:RM|EUR|USD|CAD|GBP)\s*$/u;

/** A label without the tax that it says is included. */
export const withoutTaxIncluded = (label: string): string => label.replace(WITH_TAX, ' inclusive ');

/** What an amount's label says about its being the total. */
export function labelCues(label: string): Cues {
  const plain = withoutTaxIncluded(label).replace(GLUED_SIGN, '');
  const named = Object.entries(LABELS).filter(([, pattern]) => pattern.test(plain));
  return Object.fromEntries(named.map(([name]) => [name, 1]));
}

const NO_TOTAL = ['subtotal', 'exclusive', 'quantity', 'saving', 'change', 'taxOnly', 'suggested'];

/** Whether a label surely names a total. */
export function namesTotal(label: string): boolean {
  const { total, due, ...others } = labelCues(label);
  return Boolean(total ?? due) && !NO_TOTAL.some((cue) => others[cue] === 1);
}
