import { foldText } from '../text/fold-text.ts';

/** What an insurer calls what it pays for a damage, in English and French; folded. */
const CLAIM =
  /\b(claims?( (payment|payout|settlement))?|settlement|indemnity|indemnites?|indemnisation|sinistres?)\b/;

/** Whoever insures property, vehicles and liability in the countries with a sales tax, by name or by the word itself; folded. */
const INSURER =
  /\b(insurances?|insurers?|assurances?|assureurs?|underwriters|allianz|aami|nrma|racv|racq|suncorp|gio|qbe|cgu|vero|youi|budget direct|zurich|aviva|axa|direct line|admiral|churchill|hiscox|nfu mutual|ageas|rsa|fbd|liberty mutual|intact|desjardins|wawanesa|co operators|cooperators|belairdirect|economical|northbridge|promutuel|la capitale|icbc|sgi|manitoba public|mpi)\b/;

/** Who pays a practice for its patients: that is a sale. */
const HEALTH =
  /\b(health|medical|medicare|medibank|hicaps|bupa|hcf|nib|vhi|laya|dental|vision|benefits?|ndis|acc|sun ?life|manulife|green shield|blue cross|vet|pets?)\b/;

/** Who settles what was paid by card, with a shop whose name may be an insurer's too: "EFTPOS SETTLEMENT VERO CAFE". */
const CARDS =
  /\b(merchant|eftpos|pos|cards?|visa|mastercard|amex|stripe|square|worldpay|tyro|barclaycard|elavon|moneris|global payments|first data|fiserv|windcave|paymentsense|sum ?up|zettle|dojo|clover|teya|shopify|pay ?pal|interac|bankcard|aib ?ms|takepayments|chase paymentech)\b/;

/**
 * Whether money came from an insurer for a claim. Paid to the one who was insured it is no sale, and there is no tax in it (New Zealand's law alone
 * makes it one); paid to whoever repaired the damage it is. A bank's text doesn't tell them apart.
 */
export function isInsurancePayout({ amount, description }: { amount: number; description: string }): boolean {
  if (amount <= 0) return false;
  const words = foldText(description);
  return CLAIM.test(words) && INSURER.test(words) && !HEALTH.test(words) && !isCardSettlement(words);
}

const isCardSettlement = (words: string): boolean =>
  /\bsettlement\b/.test(words) &&
  CARDS.test(words) &&
  !/\b(claims?|indemnity|insurances?|assurances?)\b/.test(words);
