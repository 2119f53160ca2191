import { achPayment } from '../text/ach-originator.ts';
import { foldText } from '../text/fold-text.ts';

/**
 * Cash taken out of an account, in the words of the six countries' banks and their neighbours'; folded text. What is bought with it is
 * entered by its receipt.
 */
export const CASH_TAKEN: readonly RegExp[] = [
  /\b(atm|abm|cash|cashpoint|cash machine) (cash )?(withdrawal|withdrawl|withdraw|wdl|w d|wd|wthdrwl)\b|\b(withdrawal|wd|wdl) (at |from )?(atm|abm|cash machine|cashpoint)\b/,
  /^(atm|abm|cashpoint|cash machine)( [x\d]+)*$|\bcash withdrawn\b|\b(counter|teller|branch) (cash )?withdrawal\b/,
  /\bretrait (au )?(dab|gab|ga|guichet|especes|d especes|distributeur)\b|\b(bargeldauszahlung|bargeldabhebung|geldautomat|bargeld)\b/,
];

/**
 * Whom taxes are paid to in the six countries and their neighbours; folded text. Of the states of the United States only what says that it is sales
 * tax, and Texas' Webfile: others take taxes on a business's receipts by the same name, which are an expense.
 */
export const TAX_AUTHORITY =
  /\b(usataxpymt(sec)?|irs (usataxpymt|treas|tax|pymt|payment|eftps)|eftps|franchise tax (bo|bd|board)|canada revenue( agency)?|cra (tax|txins|txbal|emptx|revenue|\d{4} tax|gst|hst|pymt|payment|t[12]|corp(oration|orate)?( income)? tax|instal\w*|remittance|business)|(gst|hst|gst hst|income) tax (cra|canada)|gst( hst)? [pb](?= (cra|\d)|$)|gst hst cra|gst hst (pymt|payment|remittance)|receiver general|(bc|sk|sask\w*|mb|manitoba|british columbia|(prov(ince)?|government|govt) (of )?(bc|british columbia|saskatchewan|manitoba)) (pst|rst)|(pst|rst) (remittance|remit|payment|pymt|pmt|return)|revenu quebec|agence du revenu( du canada)?|arc (tps|tvh|t1|impots?|acomptes?|paiement)|hmrc|hm revenue( customs)?|australian tax(ation)? office|ato (payments?|bas|tax)|tax office payments?|(office of the )?rev(enue)? comm(issioners)?|revenue (vat|ros|prelim\w*)( (vat|ros|tax))?|collector general|inland revenue( dep\w*)?|ird( \d{8,9})? (gst|inc|tax|provisional|payment|pymt)|finanzamt|dgfip|impots?|webfile tax pymt|cdtfa e?pmt|nys dtf (sales|pit)|(state|dept|department) (of )?(\w+ )?(sales|sales use|sales and use) tax|(sales|sales use|sales and use) tax (payment|pymt|pmt|paymnt))\b/;
/**
 * What such an authority pays back, and nothing else in the text: others are called so too, and pay by "direct credit". Taxes of places and on
 * goods are none of these.
 */
export const TAX_BACK =
  /^((canada revenue( agency)?|cra|irs( treas( \d+)?)?|us treasury|hmrc|hm revenue( customs)?|ato|australian tax(ation)? office|ird|inland revenue|revenu quebec|revenue( commissioners)?|rev comm|collector general) )((tax|income|vat|gst|hst|bas|sales|corporation|self assessment|t1|1040|rct|cis) )*(refund|rebate|repayment|tax ref|tax refund)( [x\d]+)*$|^(gst|hst|gst hst|vat|bas) (refund|repayment)( (cra|ato|ird|hmrc|canada))?( [x\d]+)*$|^(agence du revenu( du canada)?|arc|revenu quebec) ((tps|tvh|tvq|impots?|t1) )*(remboursement|remb)( (tps|tvh|tvq|impots?|t1))*( [x\d]+)*$|^(remboursement|remb) (de )?((tps|tvh|tvq) )+(arc|canada|revenu quebec)?( ?[x\d]+)*$/;
/** What a state gives to persons, never to their business. */
export const BENEFIT =
  /^(canada |cra )?((gst|hst|gst hst)( tax)? credit|climate action( incentive)?|canada carbon rebate|carbon rebate|child (benefit|tax benefit)|ccb|workers benefit|cwb|acwb|trillium( benefit)?)( (canada|cra|pymt|payment))?( [x\d]+)*$|^(credit (pour la )?(tps|tps tvh)|credit d impot (pour )?solidarite|allocation( canadienne)? (pour enfants?|famille|familiale)|remise canadienne sur le carbone)( (canada|arc|retraite quebec))?( [x\d]+)*$/;
/** Words of the tax on what was earned, and of its instalments. */
const INCOME_TAX =
  /\b(income tax|self assessment|self assess|sa tax|1040( ?es)?|nys dtf pit|estimated tax|t1|txins|txbal|instal(l)?ments?|(provisional|prelim\w*) tax|einkommensteuer|impot sur le revenu|impots?( des)? particuliers?|acomptes?( provisionnels?)?)\b/;
/**
 * The references by which HMRC is told which tax is paid: a taxpayer's number with a K for Self Assessment, an accounts office reference for PAYE,
 * and a period's for Corporation Tax (gov.uk, Pay your tax bill).
 */
const HMRC_INCOME_TAX = /\bhm(rc| revenue)\b.*\b\d{10}k\b/;
const HMRC_PAYE = /\bhm(rc| revenue)\b.*\b\d{3}p[a-z]\d{7}[\dx]\b/;
const HMRC_COMPANY_TAX = /\bhm(rc| revenue)\b.*\b\d{10}a001\d\da\b/;
/** New Zealand's authority is told by a code which tax is paid it: `INC` is income tax. */
const IRD_INCOME_TAX = /\b(inland revenue|ird)\b.*\binc\b/;
/** What the United States' own authority is paid: it has no sales tax. Banks run on what follows (`USATAXPYMTSEC:CCD`). */
const FEDERAL_TAX = /\b(irs|eftps|usataxpymt(sec)?)\b/;
/** Sales tax by its name: it is paid in instalments too. */
const SALES_TAX = /\b(gst|hst|qst|pst|rst|vat|bas|tps|tvh|tvq|tva|umsatzsteuer|sales tax)\b/;
const NAMED_INCOME_TAX = [INCOME_TAX, IRD_INCOME_TAX, HMRC_INCOME_TAX];
/** Whether a folded text speaks of the owner's own tax on what was earned. */
export const isIncomeTax = (words: string): boolean =>
  FEDERAL_TAX.test(words) || (NAMED_INCOME_TAX.some((named) => named.test(words)) && !SALES_TAX.test(words));

/**
 * A company's own tax on what it earned, by its name or its form (T2, CO-17, 1120, CT600): its owner drew none of that, and it is no money that
 * merely passed through.
 */
const COMPANY_TAX =
  /\b(corp(oration|orate)?( income)? tax|company( income)? tax|cotax|t2|co 17|1120s?|ct600|impots? (des|sur les) societes)\b/;
/** Whether a folded text of what an authority was paid speaks of a company's tax. */
export const isCompanyTax = (words: string): boolean =>
  (COMPANY_TAX.test(words) && !SALES_TAX.test(words)) || HMRC_COMPANY_TAX.test(words);
/** Whether a bank's text is of what an authority was paid of a company's tax. */
export function paysCompanyTax(text: string): boolean {
  const words = foldText(text);
  return TAX_AUTHORITY.test(words) && isCompanyTax(words);
}
/**
 * California's Franchise Tax Board, whose name banks cut to 16 signs: it takes its residents' income tax, and the tax and fee that each limited
 * liability company owes, an expense, under one and the same text.
 */
const BOTH_BUSINESS_AND_OWNER = /\bfranchise tax (bo|bd|board)\b/;
/** Whether a folded text is of what an authority was paid that taxes owners and businesses, and names neither tax. */
export const mayBeBusinessTax = (words: string): boolean =>
  BOTH_BUSINESS_AND_OWNER.test(words) && !isIncomeTax(words) && !isCompanyTax(words);
/** Whether a bank's text is of such a payment. */
export const paysStateTax = (text: string): boolean => mayBeBusinessTax(foldText(achPayment(text)));

/** What is withheld from wages, and what is no tax on sales or income. */
const PAYROLL_TAX =
  /\b(paye|ded|emptx|paygw|payroll|941|940|withh\w*|employer|source deductions?|wages|lohnsteuer|customs duty|duty|import vat|stamp|student loan|penalt(y|ies)|cotisations?|retenues?( a la source)?|deductions? a la source|das)\b/;
/** Whether a folded text of what an authority was paid speaks of what is withheld from wages. */
export const isPayrollTax = (words: string): boolean => PAYROLL_TAX.test(words) || HMRC_PAYE.test(words);

/** Authorities that collect what is withheld from wages along with other taxes. */
const COLLECTS_WITHHELD =
  /\b(irs|eftps|usataxpymt(sec)?|canada revenue|cra|receiver general|revenu quebec|agence du revenu|arc|hmrc|hm revenue|australian tax(ation)? office|ato|tax office|rev comm|revenue|collector general|inland revenue|ird)\b/;
/** Whether a folded text of what an authority was paid names no tax, so that it may be what was withheld from wages. */
export const mayBePayrollTax = (words: string): boolean =>
  COLLECTS_WITHHELD.test(words) &&
  !SALES_TAX.test(words) &&
  !NAMED_INCOME_TAX.some((named) => named.test(words));
/** Whether a bank's text is of what an authority was paid of a tax that it doesn't name. */
export function paysUnnamedTax(text: string): boolean {
  const words = foldText(text);
  return TAX_AUTHORITY.test(words) && mayBePayrollTax(words) && !isPayrollTax(words) && !isCompanyTax(words);
}
