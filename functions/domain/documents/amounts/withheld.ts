import type { MoneyField } from '../../../../shared/model/document.ts';
import { stretch } from '../../text/text-line.ts';
import type { LabelledAmount } from './money-line.ts';
import { labelCues, namesTotal } from './total-label.ts';

/**
 * What the customer does not pay to who bills: an income tax that it keeps back for its office, as freelancers of Italy, Spain and Portugal
 * print it under their total, and Sweden's tax reduction for work at home, which its office pays.
 */
const WITHHELD =
  /ritenuta|retenci[óo]n|\bI\.?R\.?P\.?F\b|reten[çc][ãa]o|retenue\s*[àa]\s*la\s*source|withholding|withheld|\bTDS\b|\bret\.?\s*(?:de\s*)?I\.?(?:S\.?R|V\.?A)\b|\bR[OU]T-?\s?avdrag|skattereduktion/i;
/**
 * What a contractor keeps back of a subcontractor's labour for the tax office: the CIS of the United Kingdom, the RCT of Ireland. It is
 * earned all the same.
 */
const KEPT_FOR_EARNER = /\bCIS\b|construction\s*industry\s*scheme|\bRCT\b|relevant\s*contracts?\s*tax/i;
/** What is left to pay. */
const TO_PAY =
  /nett[o0]|\bnet\b|pag(?:are|ar|o|amento)\b|l[íi]quid|receber|percibir|att\s*betala|payable|\bdue\b|[àa]\s*payer/i;

/** The total without the income tax that its customer withholds, where the paper prints what is left: that is what is paid. */
export function lessWithheld(
  total: MoneyField | null,
  amounts: readonly LabelledAmount[],
): MoneyField | null {
  return leftOf(total, amounts, WITHHELD) ?? total;
}

/** What is to be paid of an invoice whose total stays what was earned; null where it says nothing of the kind. */
export const dueOf = (total: MoneyField | null, amounts: readonly LabelledAmount[]): MoneyField | null =>
  leftOf(total, amounts, KEPT_FOR_EARNER);

/** What is printed as left to pay of a total once what is kept back is taken off it; null where nothing is. */
function leftOf(
  total: MoneyField | null,
  amounts: readonly LabelledAmount[],
  kept: RegExp,
): MoneyField | null {
  if (!total) return null;
  const withheld = amounts.filter(({ label, amount }) => amount > 0 && kept.test(label));
  const all = withheld.reduce((sum, { amount }) => sum + amount, 0);
  const parts = new Set([...withheld.map(({ amount }) => amount), all]);
  // What was taken for the total may lack its tax, which the office does not keep.
  const taxes = amounts.filter(
    ({ label, isNegative }) => !isNegative && !kept.test(label) && labelCues(label)['tax'] === 1,
  );
  const earned = [total.value, ...taxes.map(({ amount }) => total.value + amount)];
  const left = amounts.find(
    ({ amount, label, isNegative }) =>
      !isNegative &&
      amount !== total.value &&
      (TO_PAY.test(label) || namesTotal(label)) &&
      !kept.test(label) &&
      earned.some((sum) => parts.has(sum - amount)),
  );
  if (!left) return null;
  const { text, page, box } = stretch(left.line, left.from, left.to);
  return { value: left.amount, text, page, box, confidence: total.confidence };
}
