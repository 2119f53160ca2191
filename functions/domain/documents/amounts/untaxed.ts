import type { DocumentTax, MoneyField } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';
import { countryTax } from './tax-kinds.ts';

/**
 * The mention that an invoice has in place of a tax which its customer owes, in the words of the Union's languages (Directive 2006/112/EC, article
 * 226), of Ireland's principal contractors and of HMRC's customers; or that goods went to a business in another country of the Union.
 */
const SAID =
  /\breverse[- ]?charged?\b|\b(?:vat|tax)\b.{0,40}\baccounted\s+for\s+by\s+the\s+(?:principal|recipient|customer|buyer|purchaser)|\bcustomer\s+to\s+(?:account|pay)\b.{0,30}\bhmrc\b|steuerschuldnerschaft\s+des\s+leistungsempf|\bauto-?liquidation\b|\bbtw\s+verlegd\b|inversi[óo]n\s+del\s+sujeto\s+pasivo|inversione\s+contabile|autoliquida[çc][ãa]o|odwrotne\s+obci[ąa][żz]enie|omv[äa]nd\s+(?:betalnings|skatt)skyldighet|omvendt\s+betalingspligt|k[äa][äa]nnetty\s+verovelvollisuus|\bintra-?community\s+supply\b|innergemeinschaftliche\s+lieferung|livraison\s+intra-?communautaire|art(?:icle|\.)?\s*262\s*ter/i;
/** What may hold of other invoices, or does not hold of this one. */
const ONLY_PERHAPS =
  /\b(?:if|when|whether|unless|may|might|can|wenn|falls|sofern|gegebenenfalls|lorsque|sauf)\b|\b(?:no|not|without|non|kein\w*|ohne|pas\s+d)\W+(?:an?\s+|subject\s+to\s+)?(?:the\s+)?(?:reverse|auto-?liq|steuerschuldn)|\bexempt\s+from\s+(?:the\s+)?reverse|reverse[- ]?charge(?:\W+(?:basis|procedure|mechanism|applicable|applies|y\/n))?\W+(?:no?|nil|none|false|nein|not)\b|(?:\bnot|n['’]t)\s+(?:apply|applicable)\b/i;

/** A mention is a short line of its own; conditions in small print speak of it as well. */
const LENGTH_MAX = 120;

/** That a document says that it charges no tax because its customer owes it: a tax of nothing, at the place on the page of its total that says so. */
export function saidUntaxed(
  lines: readonly TextLine[],
  total: Pick<MoneyField, 'page'> | null,
  currency: string | undefined,
): DocumentTax | undefined {
  for (const line of lines) {
    if (line.page !== total?.page || line.text.length > LENGTH_MAX) continue;
    const said = SAID.exec(line.text);
    if (!said || ONLY_PERHAPS.test(line.text)) continue;
    const { legibility, ...place } = stretch(line, said.index, said.index + said[0].length);
    return {
      ...{ kind: countryTax('VAT', currency), rate: null, amount: 0 },
      ...place,
      confidence: certainty(2.5, legibility),
    };
  }
  return undefined;
}
