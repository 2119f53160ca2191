import type { PageLine } from './page-lines.ts';
import { cellBelow, cellsOf } from './table-headings.ts';

/** How many letters and digits the IBANs of a country have. */
const LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  LT: 20,
  LU: 20,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  SE: 24,
};
/** Each sign can be matched in one way only: what follows an IBAN in its cell may be long. */
const BEGUN = /(?:^|[\s:,])([A-Z]{2}\d{2}(?: ?[A-Z0-9])+)$/;
const REST = /^[A-Z0-9]+(?: [A-Z0-9]+)*$/;
const LINES = 60;

/** The digits of the first IBAN at the head of a statement that goes on in the line below, as far as its country's are long. */
export function wrappedIban(lines: readonly PageLine[]): string | undefined {
  for (const [at, line] of lines.slice(0, LINES).entries()) {
    for (const cell of cellsOf(line)) {
      const begun = BEGUN.exec(cell.text)?.[1]?.replaceAll(' ', '') ?? '';
      const missing = (LENGTHS[begun.slice(0, 2)] ?? 0) - begun.length;
      const below = missing > 0 ? cellBelow(lines, at, cell) : undefined;
      const rest = below && REST.test(below.cell.text) ? below.cell.text.replaceAll(' ', '') : '';
      if (missing > 0 && rest.length === missing) return `${begun}${rest}`.replace(/\D/g, '');
    }
  }
  return undefined;
}
