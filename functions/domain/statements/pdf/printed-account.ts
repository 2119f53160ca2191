import type { AccountKind } from '../../../../shared/model/account.ts';
import type { StatementAccount } from '../../../../shared/model/statement.ts';
import { foldText } from '../../text/fold-text.ts';
import { accountNumber } from './account-number.ts';
import type { PageLine } from './page-lines.ts';

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
/** Whether the head of a statement says that it is a loan's: what it owes moves by its interest. */
export const speaksOfLoan = (lines: readonly PageLine[]): boolean =>
  lines.slice(0, LOAN_LINES).some(({ text }) => LOAN.test(foldText(text)));

/** The account named on a statement, its number masked to the last four digits; null where none is named. */
export function printedAccount(
  lines: readonly PageLine[],
  owed: 'credit-card' | 'loan' | undefined,
): StatementAccount | null {
  const digits = accountNumber(lines, owed === 'credit-card');
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
