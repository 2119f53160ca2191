import type { TextField } from '../../../../shared/model/document.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';
import { findCustomer } from './find-customer.ts';
import { taxNumbers } from './find-tax-number.ts';
import { CUSTOMER } from './vendor-words.ts';

/** How far apart, in shares of the page's width, two texts of one column begin. */
const ALIGNED = 0.05;

/** Whether two texts are the same registration, however it is written: a country's code in front and Canada's account behind say nothing. */
export const isSameNumber = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (number: string): string =>
  number
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/^(?:GB|XI|IE)(?=\d)/, '')
    .replace(/(?<=\d)RT\d{4}$/, '');

/**
 * Whether a document prints the organisation's own registration as that of its issuer. Suppliers print their customer's number, too, some
 * of them none of their own: so it has to be the only one that may be the issuer's, and to stand below all amounts, where the law has
 * issuers print it, or under the issuer's name and in nobody else's column.
 */
export function bearsOwnNumber(lines: readonly TextLine[], vendor: TextField, own: string): boolean {
  const [number, ...others] = taxNumbers(lines);
  if (!number || ![number, ...others].every(({ value }) => isSameNumber(value, own))) return false;
  const page = lines.filter((line) => line.page === number.page);
  const lastAmount = page.findLast(({ text }) => /\d[.,]\d\d\b/.test(text));
  const foot = lastAmount && lastAmount.box[1] < number.box[1] ? lastAmount.box[1] : undefined;
  const isCustomers = page.some((line) => isUnderLabel(number, line, foot));
  if (isCustomers) return false;
  if (foot !== undefined) return true;
  const customer = findCustomer(lines, vendor, [vendor.value]);
  return customer !== null && isUnder(number, vendor) && !isInColumnOf(number, customer);
}

type Place = Pick<TextField, 'page' | 'box'>;

const isUnder = (one: Place, other: Place): boolean => one.page === other.page && one.box[1] >= other.box[1];

/** Whether a text stands beside or under another one, and not in a column to the left of it. */
const isInColumnOf = (one: Place, other: Place): boolean =>
  isUnder(one, other) && other.box[0] <= one.box[0] + ALIGNED;

/** Whether a number is the customer's by a label of a line: of a number below all amounts only labels there tell. */
function isUnderLabel(number: Place, line: TextLine, foot: number | undefined): boolean {
  if (foot !== undefined && line.box[1] <= foot) return false;
  const label = CUSTOMER.exec(line.text);
  return label !== null && isInColumnOf(number, stretch(line, label.index, label.index + label[0].length));
}
