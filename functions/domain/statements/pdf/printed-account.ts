import type { AccountKind } from '../../../../shared/model/account.ts';
import type { StatementAccount } from '../../../../shared/model/statement.ts';
import { foldText } from '../../text/fold-text.ts';
import type { LineWord, PageLine } from './page-lines.ts';
import { moneyOn } from './printed-money.ts';
import { cellsOf } from './table-headings.ts';
import { wrappedIban } from './wrapped-iban.ts';

const CARD_SIGNS: readonly (readonly [points: number, pattern: RegExp])[] = [
  [
    2,
    /\b(minimum (amount|payment|repayment)( due)?|minimum due|paiement minimum|mindestbetrag|pago minimo|pagamento minimo|minimum te betalen( bedrag)?|lagsta belopp att betala|minsta belopp|minimumsbelop|minimum a betale|minimalna (kwota|splata)( do zaplaty)?)\b/,
  ],
  [
    2,
    /\b(cash advances?|annual percentage rate|credit card statement|card statement|kreditkartenabrechnung|releve (de (la |votre )?)?carte( de credit)?|extracto (mensual )?(de (la |su )?)?tarjeta( de credito)?|estratto conto (della )?carta( di credito)?|fatura do cartao( de credito)?|extrato (de conta )?(de |do )?cartao|total (desta fatura|da fatura anterior)|creditcardafschrift|creditcardoverzicht|(faktura|kontoutdrag|kontoutskrift) kreditt?kort|wyciag (z )?karty( kredytowej)?)\b/,
  ],
  [
    1,
    /\b(credit limit|total credit limit|limite de credit|kreditlimit|credit line|verfugungsrahmen|available credit|kreditlimite|limite di credito|bestedingslimiet|kredittgrense|kreditgrans|kreditramme|kredittramme|limit kredytu)\b/,
  ],
  [
    2,
    /\b(purchases|achats) (and )?(charges|debits|adjustments)\b|\bpayments (and )?(other )?credits\b|\bpayments credits and adjustments\b/,
  ],
  [
    2,
    /\b(merchant name or transaction description|purchase interest charge|interest charged? on purchases)\b/,
  ],
  // A balance that is owed to the bank.
  [2, /\b(inn?gaende skuld|utgaende skuld|zu unseren gunsten|saldo em divida|debit differe)\b/],
  [1, /\b(total karte|rechnungsbetrag|totale spese)\b/],
  [1, /\b(payment due date|payment due|due date|date d echeance)\b/],
  [
    1,
    /\b(credit card|kreditkarte|carte de credit|mastercard|american express|amex|tarjeta de credito|carta di credito|cartao de credito|creditcard|kredit ?kort|kredittkort|karta kredytowa|card number|visa (infinite|platinum|gold|classic|signature))\b/,
  ],
  // A name of a card and its number: an account's statement names one beside its own.
  [1, /\b(karten ?nr|kartennummer|numero de carte|kortnummer|membership number)\b/],
  [
    -2,
    /\b(checking|chequing|current account|girokonto|kontokorrent|compte (courant|cheques?|de cheques)|cuenta corriente|conto corrente|privatkonto|overdraft limit|savings account|sparkonto|paid out|withdrawals?)\b/,
  ],
  [-1, /\b(iban|deposits?|sort code|ifsc|bic|kontoauszug)\b/],
];
const CARD_POINTS = 2;
/** More than a title, which counts twice where it says "credit card": an account may speak of its bank's card statements, too. */
const SURE_POINTS = 4;

const KINDS: readonly (readonly [AccountKind, RegExp])[] = [
  [
    'checking',
    /\b(checking|chequing|current account|girokonto|compte (courant|cheques?)|cuenta corriente|conto corrente)\b/,
  ],
  ['savings', /\b(savings?|sparkonto|livret|compte epargne|spaarrekening|cuenta de ahorros?)\b/],
  ['business', /\b(business (account|checking|chequing|banking)|geschaftskonto|compte professionnel)\b/],
];

const OWED_LABELS = { 'credit-card': 'Credit card', loan: 'Loan' } as const;

const LABEL =
  /\b(account (number|no|nr|num)|\w{0,20}account|card (number|no)|a c (no|number)|acct|iban|kontonummer|konto ?nr|(?!gegen|ziel)\w{0,20}konto|(numero|no|n) de compte|compte|cuenta|conto|conta|rekening(nummer)?|numero (de )?(carte|cuenta|conto))\b/;
const NUMBER =
  /(?:(?:\d{2,3} ){3}\d\b(?! ?\p{L})|[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}|(?:[\d*xX•.#]{2,}[ -])*(?:[\d*xX•.#]{2,})?[\d*xX•]*\d{2,}(?:-\d{1,3}\b|[A-Z]\d{2,4}\b| [A-Z] \d{3}\b)?)/u;
const MASKED_OR_LONG =
  /\b(?:account|(?:master)?card|visa)(?: number| \p{L}+)? (?:ending|ends)(?: in| with)?:? ?(?:\d-)?\d{4,5}\b|[*xX•#]{2,}(?:[ -][*xX•#]{2,})*[ -]?\d{2,6}|(?<![A-Z]{2}\d{2} )\b\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}\b(?! \d)|\b\d{5} \d{5} [\dA-Z]{11} \d{2}\b|\b\d{4}[ -][*xX•]{4}[ -][*xX•]{4}[ -]\d{4}\b/iu;

/** What a number behind a word for account is of, where its own name stands between. */
const OF_OTHERS =
  /\b(name|sort code|nsc|bsb|transit|branch|routing|blz|bic|swift|statement (no|number|nr|date)|client|customer|page)\b/;

/** A line that leads to a page of the bank's speaks of what is found there: an account's statement offers cards, too. */
const WEB_ADDRESS = /\b(?:www\.|https?:)/i;

/** Whether the statement is of a credit card, told by the words only such statements print. */
export function speaksOfCard(lines: readonly PageLine[]): 'sure' | 'likely' | undefined {
  const points = cardPoints(lines);
  if (points < CARD_POINTS) return undefined;
  return points < SURE_POINTS ? 'likely' : 'sure';
}

/** Whether a word of cards stands in a statement, and more such words than words of accounts. */
export const mentionsCard = (lines: readonly PageLine[]): boolean => cardPoints(lines) > 0;

function cardPoints(lines: readonly PageLine[]): number {
  const own = lines.filter(({ text }) => !WEB_ADDRESS.test(text));
  const text = foldText(own.map((line) => line.text).join(' '));
  return CARD_SIGNS.reduce((sum, [value, pattern]) => sum + (pattern.test(text) ? value : 0), 0);
}

const LOAN =
  /\b(mortgage|home loan|personal loan|loan account|loan) (account )?statement\b|\b(darlehens?|hypotheken?) ?(konto|kontoauszug)\b|\breleve de pret\b|\b(estratto|extracto|extrato) (del |de |do )?(mutuo|prestamo|hipoteca|emprestimo)\b|\bannual statement of your (mortgage|loan)\b/;
const LOAN_LINES = 25;
/** The facts of an account stand in so many lines at most above its rows. */
const HEAD_LINES = 60;
const LONE_IBAN = /(?:^|[\s:,])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?$/;

/** Whether the head of a statement says that it is a loan's: what it owes moves by its interest. */
export const speaksOfLoan = (lines: readonly PageLine[]): boolean =>
  lines.slice(0, LOAN_LINES).some(({ text }) => LOAN.test(foldText(text)));

/** The account named on a statement, its number masked to the last four digits; null where none is named. */
export function printedAccount(
  lines: readonly PageLine[],
  owed: 'credit-card' | 'loan' | undefined,
): StatementAccount | null {
  const digits =
    wrappedIban(lines) ??
    lines
      .slice(0, 400)
      .map(accountNumberOn)
      .find((it) => it !== undefined) ??
    maskedIn(lines) ??
    numberUnderIn(lines) ??
    ibanIn(lines) ??
    numberOfKindIn(lines);
  const kind = owed ?? kindOf(lines);
  if (digits === undefined && kind === undefined) return null;
  const number = digits === undefined ? undefined : `••••${digits.slice(-4)}`;
  const label = number ?? (owed ? OWED_LABELS[owed] : 'Account');
  return { label, ...(number === undefined ? {} : { number }), ...(kind === undefined ? {} : { kind }) };
}

function kindOf(lines: readonly PageLine[]): AccountKind | undefined {
  const text = foldText(
    lines
      .slice(0, 60)
      .map((line) => line.text)
      .join(' '),
  );
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The digits of the number after a word for account on one line. */
export function accountNumberOn({ words }: PageLine): string | undefined {
  if (!words.some((word) => /\d{2}/.test(word.text))) return undefined;
  const amounts = moneyOn(words, false).map(({ from }) => from);
  return words.map((_, at) => numberAfter(words, at, amounts)).find((digits) => digits !== undefined);
}

/** The digits after word `at`, if it ends a word for account, up to the next amount. */
function numberAfter(words: readonly LineWord[], at: number, amounts: readonly number[]): string | undefined {
  const label = foldText(textOf(words.slice(Math.max(0, at - 2), at + 1)));
  const named = LABEL.exec(label);
  if (!named) return undefined;
  const end = Math.min(at + 9, ...amounts.filter((from) => from > at));
  const after = textOf(words.slice(at + 1, end));
  const found = NUMBER.exec(after.replace(/^[^\dA-Z*xX•]+/, ''))?.[0] ?? '';
  const digits = found.replace(/\D/g, '');
  const between = `${label.slice(named.index + named[0].length)} ${foldText(after.slice(0, after.indexOf(found)))}`;
  if (OF_OTHERS.test(between)) return undefined;
  const isNumber = digits.length >= 6 || (digits.length >= 2 && /[*xX•]{2}/.test(found));
  return isNumber && !/\d[/.]\d{2}[/.]/.test(after.slice(0, 12)) ? digits : undefined;
}

function textOf(words: readonly LineWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

const NUMBER_HEADING = /^(?:your )?(account|card|a c|acct) (number|no)$/;
const BARE_NUMBER = /^(?=.{6,24}$)[\d*xX•-]{2,}(?: [\d*xX•-]{2,})*$/;

/** The number below the words for it, where facts of the account stand in a line under their names. */
function numberUnderIn(lines: readonly PageLine[]): string | undefined {
  return lines
    .slice(0, HEAD_LINES)
    .map((line, at) => {
      const name = cellsOf(line).find(({ text }) => NUMBER_HEADING.test(foldText(text)));
      const under = name && lines[at + 1];
      if (!name || under?.page !== line.page) return undefined;
      const below = cellsOf(under).find(({ left, right }) => left < name.right && right > name.left);
      return below && BARE_NUMBER.test(below.text) ? below.text.replace(/\D/g, '') : undefined;
    })
    .find((digits) => digits !== undefined && digits.length >= 4);
}

/** The digits of an IBAN that stands alone in its line, or in a part of it. */
function ibanIn(lines: readonly PageLine[]): string | undefined {
  return lines
    .slice(0, HEAD_LINES)
    .flatMap((line) => cellsOf(line).map(({ text }) => text.trim()))
    .find((text) => LONE_IBAN.test(text))
    ?.replace(/\D/g, '');
}

/** What a bank calls an account, with its number right behind, as over the rows of one of several accounts: "Jumpstart Chequing 100118820441". */
const KIND_AND_NUMBER =
  /^(?:[\p{L}\d&®™]+ ){0,4}(?:checking|chequing|savings|spending)(?: account)?(?: [-–#:])? (\d[\d-]{6,18}\d)$/iu;

function numberOfKindIn(lines: readonly PageLine[]): string | undefined {
  return lines
    .slice(0, HEAD_LINES)
    .flatMap((line) => cellsOf(line).map(({ text }) => KIND_AND_NUMBER.exec(text.trim())?.[1]))
    .find((number) => number !== undefined)
    ?.replace(/\D/g, '');
}

function maskedIn(lines: readonly PageLine[]): string | undefined {
  const found = lines
    .slice(0, 200)
    .map(({ text }) => MASKED_OR_LONG.exec(text)?.[0])
    .find((it) => it !== undefined);
  const digits = found?.replace(/\D/g, '');
  return digits && digits.length >= 2 ? digits : undefined;
}
