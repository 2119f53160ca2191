import type { DocumentKind } from '../../../shared/model/document.ts';
import type { TextLine } from './text-line.ts';

/** What the words of a document say it is; each pattern counts once. */
const CLUES: Readonly<Record<'payslip' | 'statement' | 'email' | 'invoice' | 'receipt', readonly RegExp[]>> =
  {
    payslip: [
      /pay\s?(?:slip|stub|check)|bulletin de paie|lohnabrechnung/i,
      /gross\s?pay|net\s?pay/i,
      /deductions?/i,
      /employee|employer/i,
      /\bYTD\b|year\s?to\s?date/i,
    ],
    statement: [
      /opening\s?balance|balance\s?(?:brought|forward)/i,
      /closing\s?balance|ending\s?balance/i,
      /(?:account|bank)\s?statement|statement\s?(?:period|of\s?account)/i,
    ],
    email: [/^from:\s?\S+/im, /^subject:\s?\S+/im, /^to:\s?\S+/im],
    invoice: [
      /invoice\s?(?:no|num|date|#)|rechnung|facture|factuur/i,
      /bill(?:ed|ing)?\s?(?:to|address)|sold\s?to|ship(?:ping)?\s?(?:to|address)/i,
      /due\s?date|amount\s?due|vervaldatum|échéance/i,
      /payment\s?terms|\bIBAN\b|bank\s?details|net\s?30/i,
    ],
    receipt: [
      /receipt|bon de caisse|kassenbon|resit/i,
      /\bcash\b|\btender/i,
      /\bchange\b|\bbaki\b/i,
      /cashier|till|terminal|server|table/i,
      /thank\s?you|please\s?come\s?again|goods\s?sold/i,
      /visa|master\s?card|debit|approval|approved/i,
    ],
  };
/** Clues needed before a document is taken for one of the rarer kinds. */
const SURE = { payslip: 3, statement: 2, email: 3 } as const;
const CREDIT_NOTE =
  /credit\s?(?:note|memo)|gutschrift|nota\s?de\s?cr[eé]dito|note\s?de\s?crédit|creditnota|^\W*refund\W*$/i;
/** A title stands in a line of its own with few words. */
const TITLE_WORDS_MAX = 5;

/** The kind of a document by the words on it; with none of the clues, a document with an amount is a receipt. */
export function documentKind(lines: readonly TextLine[], hasAmount: boolean): DocumentKind {
  const text = lines.map((line) => line.text).join('\n');
  const count = (kind: keyof typeof CLUES) => CLUES[kind].filter((clue) => clue.test(text)).length;
  if (lines.some((line) => line.words.length <= TITLE_WORDS_MAX && CREDIT_NOTE.test(line.text)))
    return 'credit-note';
  for (const kind of ['payslip', 'statement', 'email'] as const) if (count(kind) >= SURE[kind]) return kind;
  const [invoice, receipt] = [count('invoice'), count('receipt')];
  if (invoice > receipt) return 'invoice';
  return receipt > 0 || hasAmount ? 'receipt' : 'other';
}
