import type { MoneyField } from '../../../../shared/model/document.ts';
import { stretch } from '../../text/text-line.ts';
import type { LabelledAmount } from './money-line.ts';

/**
 * What the customer does not pay to who bills: an income tax that it keeps back for its office, as freelancers of Italy, Spain and Portugal
 * print it under their total, and Sweden's tax reduction for work at home, which its office pays.
 */
const WITHHELD =
  /ritenuta|retenci[óo]n|\bI\.?R\.?P\.?F\b|reten[çc][ãa]o|retenue\s*[àa]\s*la\s*source|withholding|withheld|\bTDS\b|\bR[OU]T-?\s?avdrag|skattereduktion/i;
/** What is left to pay. */
const TO_PAY =
  /nett[o0]|\bnet\b|pag(?:are|ar|o|amento)\b|l[íi]quid|receber|percibir|att\s*betala|payable|\bdue\b|[àa]\s*payer/i;

/** The total without the income tax that its customer withholds, where the paper prints what is left: that is what is paid. */
export function lessWithheld(
  total: MoneyField | null,
  amounts: readonly LabelledAmount[],
): MoneyField | null {
  if (!total) return total;
  const withheld = amounts.filter(({ label, amount }) => amount > 0 && WITHHELD.test(label));
  const left = amounts.find(
    ({ amount, label, isNegative }) =>
      !isNegative &&
      TO_PAY.test(label) &&
      !WITHHELD.test(label) &&
      withheld.some((tax) => amount === total.value - tax.amount),
  );
  if (!left) return total;
  const { text, page, box } = stretch(left.line, left.from, left.to);
  return { value: left.amount, text, page, box, confidence: total.confidence };
}
