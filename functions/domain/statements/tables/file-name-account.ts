import type { StatementAccount } from '../../../../shared/model/statement.ts';
import { hasIbanCheckDigits } from '../iban-check-digits.ts';

/**
 * How banks put an account into the name of an export: its IBAN, its last digits behind marks or between the bank's name and a word for the rows
 * ("Chase5678_Activity"), or a number behind the word for account.
 */
const IN_NAME = [
  /(?:^|[^A-Z0-9])([A-Z]{2}\d{2}[A-Z0-9]{11,30})(?=[^A-Z0-9])/,
  /(?:^|[^A-Z])([Xx*]{2,}\d{3,4})(?!\d)/,
  /^[A-Za-z]+[ _-]?((?!19|20)\d{4})[ _-](?:activity|transactions?|statement|history)/i,
  /account[ _-](?:number[ _-])?(X?\d{6,17})(?![\d-])/i,
];
/** A day or a month, as most names of exports have one, with its year in four digits, in two, or without one. */
const DAY =
  /^(?:20\d{2}(?:0\d|1[0-2])(?:[0-3]\d|$)|(?:[0-3]\d[0-3]\d|0[1-9]|1[0-2])20\d{2}$|(?:[0-3]\d(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])[0-3]\d)(?:[0-3]\d)?$)/;
/** Two letters before a moment look like an IBAN: "Export_US20260801120000". */
const LIKE_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11}/;

/** The account that the name of a file tells; null where it tells none. */
export function accountInFileName(fileName: string | undefined): StatementAccount | null {
  const number = IN_NAME.map((pattern) => pattern.exec(fileName ?? '')?.[1]).find(
    (it) => it !== undefined && !DAY.test(it) && (!LIKE_IBAN.test(it) || hasIbanCheckDigits(it)),
  );
  return number === undefined ? null : { label: number, number };
}
