import type { PageText } from '../../../../shared/model/document.ts';
import type { EInvoice } from '../../../../shared/model/e-invoice.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';
import { textLines } from '../../text/text-line.ts';

/**
 * The pages of a file in which an invoice that a mail brings twice, as XML and as a PDF of the same, is one document: the XML belongs to
 * the part that prints its number and total.
 */
export function dataBesidePrint(pages: readonly PageText[]): PageText[] {
  let kept = [...pages];
  for (const data of pages) {
    const { invoice } = data;
    if (!invoice || data.words.length > 0) continue;
    const others = kept.filter((page) => page !== data);
    const print = others.find((page) => isSame(page.invoice, invoice) || isPrinted(invoice, page, others));
    if (!print) continue;
    kept = others.map((page) => (page === print && !page.invoice ? { ...page, invoice } : page));
  }
  return kept;
}

/** An invoice inside its PDF, and once more beside it. */
const isSame = (other: EInvoice | undefined, { number, total }: EInvoice): boolean =>
  other !== undefined && other.number === number && other.total === total;

/** Whether this is the first page of a part that prints the invoice; a mail's own text often tells both too, and is none. */
function isPrinted(
  { number, total, currency }: EInvoice,
  page: PageText,
  pages: readonly PageText[],
): boolean {
  if (number === null || total === null || !page.part || page.invoice) return false;
  const own = pages.filter(({ part }) => part === page.part);
  if (own[0] !== page) return false;
  const lines = textLines(own).map(({ text }) => text);
  return (
    lines.some((text) => text.toLowerCase().includes(number.toLowerCase())) &&
    lines.some((text) =>
      printedAmounts(text, currency ?? UNKNOWN_CURRENCY).some(({ amount }) => amount === Math.abs(total)),
    )
  );
}
