import type { TextLine } from '../../text/text-line.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from './printed-amounts.ts';
import { labelCues } from './total-label.ts';

/** What shops print over goods that they would sell next. */
const HEADING =
  /^\W*(?:(?:you\s*(?:might|may)\s*also|customers?\s*(?:who|also)|others\s*also|people\s*also|(?:items?|products?|more)\s*(?:you|recommended|picked)|(?:recommended|recommendations|picked|selected|suggested|chosen|more|just)\s*(?:for\s*you|items?|products?|picks?)|related\s*(?:items?|products?)|frequently\s*bought|complete\s*(?:the|your)\s*(?:look|set)|(?:our\s*)?best\s?sellers?|new\s*arrivals?|trending\s*now|inspired\s*by\s*your|before\s*you\s*go|don['’]t\s*miss)(?!\p{L})|(?:das\s*(?:könnte|wird)\s*(?:dir|ihnen)|(?:kunden|andere)\s*kauften\s*auch|(?:passend|empfehlungen|empfohlen)\s*(?:für|zu)|vous\s*(?:aimerez|pourriez)|nos\s*(?:suggestions|recommandations)|recommandé\s*pour|dit\s*vind\s*je|ook\s*interessant|aanbevolen|anderen?\s*kochten|(?:también|quizás?)\s*te|te\s*puede\s*(?:interesar|gustar)|recomendad[oa]s?\s*para|potrebbe(?:ro)?\s*(?:piacerti|interessarti)|consigliati|talvez\s*goste|(?:du|ni)\s*kan(?:ske|skje)?\s*(?:också|også)|rekommenderas|anbefalt|anbefalet|andra\s*köpte)(?!\p{L}))/iu;
/** A heading is no sentence about what was bought. */
const HEADING_LETTERS_MAX = 60;
/** Shops show no more goods than these. */
const GOODS_LINES = 16;

/**
 * The lines (their indexes) of goods that a paper recommends below what was bought: nobody paid for them. Goods with a sum, a tax or a
 * payment below them, or that add up, were bought, whatever stands over them, and nothing is recommended before the first amount.
 */
export function recommended(lines: readonly TextLine[]): ReadonlySet<number> {
  const headings = lines.filter(({ text }) => text.length <= HEADING_LETTERS_MAX && HEADING.test(text));
  const last = headings.at(-1);
  if (!last) return new Set();
  const first = lines.findIndex(({ text }) => firstAmount(text) !== undefined);
  const summed = lines.findLastIndex((line) => isSummed(line, lines));
  return new Set(
    headings
      .filter(({ index }) => first >= 0 && first < index && summed < index && !addUp(lines, first, index))
      .flatMap(({ index }) => lines.slice(index + 1, index + 1 + GOODS_LINES).map((line) => line.index)),
  );
}

const firstAmount = (text: string) => printedAmounts(text, UNKNOWN_CURRENCY)[0];

/** Whether what stands below a heading adds up with what stands above it: "Deposit 10.00", "Selected items", "Saw 30.00", "You pay 40.00". */
function addUp(lines: readonly TextLine[], first: number, heading: number): boolean {
  let [sum, count] = [0, 0];
  for (const { text, index } of lines.slice(first, heading + 1 + GOODS_LINES)) {
    const amount = printedAmounts(text, UNKNOWN_CURRENCY).at(-1)?.amount;
    if (amount === undefined) continue;
    if (index > heading && count > 1 && amount === sum) return true;
    sum += amount;
    count += 1;
  }
  return false;
}

/** A sum's name may stand in a line of its own above it. */
function isSummed({ text, index }: TextLine, lines: readonly TextLine[]): boolean {
  const amount = firstAmount(text);
  if (!amount) return false;
  const before = text.slice(0, amount.from);
  const above = lines[index - 1]?.text ?? '';
  const label = /\p{L}{2}/u.test(before) || firstAmount(above) ? before : above;
  const { total, due, subtotal, tax, paid } = labelCues(label);
  return [total, due, subtotal, tax, paid].some(Boolean);
}
