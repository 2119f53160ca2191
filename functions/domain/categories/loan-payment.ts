import { merchantWords } from '../text/merchant-words.ts';

/** What lenders of the six countries are owed, in the words of their banks' texts; folded. */
const LOAN =
  /\b(loans?|ln (pmt|pymt|payment)|hire purch(ase)?|hp (agreement|agmt|finance|instal\w*)|black horse (ltd|limited|finance)|motonovo|mortgages?|mtg|mtge|heloc|hypotheque|hypothecaire|hypothek|darlehen\w*|tilgung)\b|\bpret (perso\w*|hypo\w*|immo\w*|auto|etudiant|entreprise|commercial)\b|\b(remb(oursement)?|paiement|pmt|versement|prelevement|ech(eance)?) (de |du |d )?(votre )?pret\b|^pret( [\dx]+)*$/;
/** What is not paid back: its price, or what came with it. */
const OTHERWISE =
  /\b(interest|interets?|zinsen|fees?|frais|gebuhr(en)?|charges?|insurance|assurance|versicherung|protection|broker|advance|proceeds|disbursement|refund)\b/;

/**
 * Whether money went to a lender: a part of it pays the loan back and a part is interest, an expense. The bank's text doesn't say how
 * much, so nothing offers one category for all of it.
 */
export function isLoanPayment({ description, amount }: { description: string; amount: number }): boolean {
  if (amount >= 0) return false;
  const words = merchantWords(description);
  return LOAN.test(words) && !OTHERWISE.test(words);
}
