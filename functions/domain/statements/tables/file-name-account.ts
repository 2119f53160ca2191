import type { StatementAccount } from '../../../../shared/model/statement.ts';
import { shapedNumber } from '../account-shapes.ts';
import { hasIbanCheckDigits } from '../iban-check-digits.ts';

/**
 * How banks put an account into the name of an export: its IBAN, its last digits behind marks or between the bank's name and a word for the rows
 * ("Chase5678_Activity"), or a number behind the word for account.
 */
const IN_NAME = [
  /(?:^|[^A-Z0-9])([A-Z]{2}\d{2}[A-Z0-9]{11,30})(?=[^A-Z0-9])/,
  /(?:^|[^A-Z])([Xx*]{2,}\d{3,4})(?!\d)/,
  /[ _-](ending[ _-](?:in[ _-])?\d{4})(?!\d)/i,
  /account[ _-](?:number[ _-])?([A-Z]?\d{6,17})(?![\d-])/i,
  // What the bank calls the account, its last digits and the day.
  /^(?!(?:.*_)?(?:reports?|exports?|downloads?|files?|data|lists?|batch|invoices?|orders?|transactions?|statements?|history|activity)_)[a-z]+(?:_[a-z]+)*_((?!19|20)\d{4})_\d{6}(?:\d\d)?(?!\d)/i,
];
/** Grown to the bank's name, four digits are none of a day: "Chase2306_Activity"; to a month's they are: "Aug0826_statement". */
const BEHIND_BANK =
  /^(?!(?:export|download|transactions?|statements?|reports?|activity|period|month|week|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\d)[A-Za-z]+((?!19|20)\d{4})[ _-](?:activity|transactions?|statement|history)/i;
const APART_FROM_BANK = /^[A-Za-z]+[ _-]((?!19|20)\d{4})[ _-](?:activity|transactions?|statement|history)/i;
/** The last digits behind the kind of the account: "Checking (4417)", "visa-ending-4417". */
const BEHIND_KIND =
  /(?:^|[^a-z])(?:checking|chequing|savings|chk|chq|sav|account|acct|accountactivity|visa|mastercard|amex|card|ending)[ _.(-]*(?:ending|in|[ _.(-])*((?!19|20)\d{4})(?!\d)/i;
/** Behind the day of the file, or alone before the days of its rows; programs number their files with no zero in front. */
const WHOLE_NUMBER = [
  /^(?:19|20)\d{6}-(\d{7,10})-[a-z]/i,
  // A sort code and a number in one, as in Britain and Ireland.
  /(?:^|\D)(\d{14})(?=\.\w+$|[ _-])/,
  /(?:kontoutdrag|kontoutskrift|kontoudtog|kontoauszug)[ _-]+(\d{8,17})(?=[ _.-])/i,
  /konto[ _-]+(\d{4}[ _]\d{7,10}|\d{6,11}(?:-\d{1,7})?)(?!\d|-\d)/i,
  /^(\d{7,12})(?=_\d{8}(?!\d)|_\d{4}[-_])/,
  /(?:^|\D)(0\d{7,11})(?=\.\w+$|[ _-]\d{4}|[ _-]?[a-z])/i,
];
/** A day or a month, as most names of exports have one, with its year in four digits, in two, or without one. */
const DAY =
  /^(?:20\d{2}(?:0\d|1[0-2])(?:[0-3]\d|$)|(?:[0-3]\d[0-3]\d|0[1-9]|1[0-2])20\d{2}$|(?:[0-3]\d(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])[0-3]\d)(?:[0-3]\d)?$)/;
/** A moment in fourteen digits. */
const MOMENT = /^(?:19|20)\d{2}(?:0\d|1[0-2])[0-3]\d[0-2]\d[0-5]\d[0-5]\d$/;
/** A moment in seconds or thousandths of them, of this decade or next to it. */
const SECONDS = /^1[4-9]\d{8}(?:\d{3})?$/;
/** What numbers of its own stand behind, which is no account. */
const OTHER_THING =
  /(?:invoices?|bills?|receipts?|orders?|quotes?|estimates?|reports?|exports?|batch|payouts?|tickets?|refs?)[ _.#-]*$/i;
/** Two letters before a moment look like an IBAN: "Export_US20260801120000". */
const LIKE_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11}/;

/** The account that the name of a file tells; null where it tells none. */
export function accountInFileName(fileName: string | undefined): StatementAccount | null {
  const name = fileName ?? '';
  const number =
    shapedNumber(name) ??
    BEHIND_BANK.exec(name)?.[1] ??
    [...IN_NAME, APART_FROM_BANK, BEHIND_KIND].map((pattern) => pattern.exec(name)?.[1]).find(isNumber) ??
    WHOLE_NUMBER.map((pattern) => ownNumber(pattern.exec(name))).find(isNumber);
  return number === undefined ? null : { label: number, number: number.replace(/^ending\D*/i, '') };
}

function ownNumber(found: RegExpExecArray | null): string | undefined {
  const number = found?.[1];
  const before = number === undefined ? '' : found?.input.slice(0, found.input.indexOf(number));
  return OTHER_THING.test(before ?? '') ? undefined : number;
}

const isNumber = (found: string | undefined): found is string =>
  found !== undefined &&
  !DAY.test(found) &&
  !MOMENT.test(found) &&
  !SECONDS.test(found) &&
  (!LIKE_IBAN.test(found) || hasIbanCheckDigits(found));
