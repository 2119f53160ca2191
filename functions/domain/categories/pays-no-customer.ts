import { merchantWords } from '../text/merchant-words.ts';

/** Offices that give taxes back or pay subsidies; folded. */
const STATES =
  /\b(irs|treas|ustreas|tax(es)?|casttaxrfd|hmrc|ato|vat|[gh]st|tps|tvq|qst|revenu|revenue (canada|commissioners)|(of )?canada (rit|pro|fed)|government|gouvernement|finanzamt|grants?|subsid(y|ies)|subventions?)\b/;
/** What comes back, or was never paid. */
const COMES_BACK =
  /\b(refund(s|ed)?|rembours\w*|reversals?|reversed|returned|return|retn|rtn|nsf|rebates?|cash ?back|rewards?|repayments?|corrections?|adjustments?)\b/;
/** The owner's own money, and what it earns. */
const OWN =
  /\b(owners?|shareholders?|capital|contributions?|equity|dividends?|interest|claims?|insurance)\b|\btransfer (from|in)\b.*\b(sav|savings|chk|checking|chequing|acct|account)\b/;

/** Whether the text of money that came in says that no customer paid it: tax that is given back, money that comes back, or the owner's own. */
export function paysNoCustomer(description: string): boolean {
  const words = merchantWords(description);
  return [STATES, COMES_BACK, OWN].some((pattern) => pattern.test(words));
}
