import type { AccountKind } from '../../../shared/model/account.ts';
import type { StatementTransaction, TransferKind } from '../../../shared/model/statement.ts';
import { achPayment } from '../text/ach-originator.ts';
import { foldText } from '../text/fold-text.ts';
import { CURRENCY_WORDS } from '../text/named-currency.ts';
import { isPayroll, NEITHER, PAYS_CARD, THANKED } from '../../../shared/bank-entries.ts';
import {
  BENEFIT,
  CASH_TAKEN,
  isCompanyTax,
  isIncomeTax,
  isPayrollTax,
  mayBeBusinessTax,
  mayBePayrollTax,
  TAX_AUTHORITY,
  TAX_BACK,
} from './cash-and-tax-words.ts';
import { PAYMENT_ARRIVED, PAYMENT_MADE } from './card-words.ts';
import type { ReadAccount, Reading, ReadOptions } from './reading.ts';

/** Languages throughout: en fr de nl es it pt pl cs hu sv da no fi ru ja zh; folded text. */
const OWN_ACCOUNT = [
  /\b(own|internal) (account )?transfer\b|\btransfer between (my|your|own) accounts?\b|\bown account transfer\b/,
  /\b(transfer|trf|xfer|tfr|moved?|sweep) (to|from) (my |own |your |the )?([x\d]{3,} )?((online|high yield|cash|instant|easy) )?(savings?|sav|chequing|checking|chk|money market|isa|brokerage)\b/,
  /\b(to|from) (savings|chequing|checking) (account )?transfer\b|\bsavings? (account )?transfer\b/,
  // Named by its currency, it is the owner's other account, where nobody is named beside it: customers have accounts in other currencies, too.
  new RegExp(
    `^((online|internet|web|mobile|telephone|banking|bank|fx|debit|credit|withdrawal|deposit|[x\\d]+) ){0,3}(transfer|trf|xfer|tfr|tsfr|fx) (to|from|fr) (my |own |your |the )?(${CURRENCY_WORDS}) (account|acct?|a c|chequing|checking|chq|savings|sav)( [x\\d]+)*$`,
  ),
  /\bumbuchung\b|\beigenuber(trag|weisung)\b|\bubertrag (auf|von|vom) (eigene\w* konto|sparkonto|tagesgeld\w*)\b/,
  /\bvir(ement)? (interne|compte a compte|entre (mes |vos )?comptes)\b|\b(vir(ement)?|transfert) (vers|depuis|de|du|au|a) (mon |votre )?((compte )?(d )?(epargne|livret)|compte (de )?(cheques?|courant))\b|\btransfert entre (mes |vos )?comptes\b/,
  /\b(overboeking|overschrijving) (naar|van) (eigen|spaar)\w*|\beigen rekening\b|\b(naar|van) (oranje )?spaarrekening\b/,
  /\btraspaso (entre cuentas|interno|propio|(a|desde|de) cuenta (de )?ahorro)|\btransferencia entre (mis |sus )?cuentas\b/,
  /\bgiroconto\b|\btransferencia entre contas\b|\b(aplicacao|resgate|transferencia (para|da)) (a )?poupanca\b/,
  /\bprzelew wlasny\b|\bmiedzy wlasnymi (rachunkami|kontami)\b|\b(vlastni prevod|prevod mezi vlastnimi ucty)\b|\bsajat szamlak kozotti\b/,
  /\begen overforing\b|\bmellan egna konton\b|\b(mellem|mellom) egne kont(i|oer|oene?)\b|\boma siirto\b/,
  // Between the balances that PayPal and Wise keep of several currencies.
  /^((to|from) [a-z ]+ )?(general )?currency conversion( (to|from) [a-z ]+)?$|^converted \d[\d ]* [a-z]{3} (from|to|into) /,
  /^(allgemeine )?wahrungsumrechnung$|^conversion (generale )?de devises?( generale)?$/,
  /между своими счетами|同名转账|本人账户|自分名義|本人名義/,
];

/** What an owner takes out of the business or brings into it, in the words of the six countries' owners and banks. */
const OWNER = [
  /\b(owner|proprietor|partner|member|shareholder|director)s? (s )?(draws?|drawings?|contributions?|equity|distribution|withdrawals?|investment|capital)\b/,
  /\b(draws?|drawings?|distribution) (to|by|for) (the )?(owner|proprietor|partner|member)s?\b/,
  /\b(personal drawings|drawings account|capital (introduced|injection|contribution)|funds introduced|introduction of capital)\b/,
  /\b(director|shareholder)s? (s )?(loan|current) (account|acct|a c)\b|\bdla (repayment|advance|transfer)\b/,
  /\b(privatentnahme|privateinlage|apport (du proprietaire|en capital)|retrait (du )?proprietaire|prelevement personnel)\b/,
];

/** What a lender pays out, and nothing else in the text: lenders and brokers are customers too. */
const LENT =
  /^(\w+ ){0,3}(loan|mortgage|heloc|line of credit|credit line)( (account|acct|a c|no))?( [x\d]+)* (proceeds|advance|disbursement|drawdown|draw down|funding|funds)( [x\d]+)*$|^(drawdown|disbursement|advance) (of )?((business|term) )?loan( [x\d]+)*$|^(deboursement|deblocage|versement) (de )?(du |votre )?pret( [x\d]+)*$|^darlehens?(auszahlung| auszahlung)( [x\d]+)*$|^(sba|bdc) (proceeds|disbursement)( [x\d]+)*$/;

/** A payment as it appears on the card's own statement. */
const PAID_ON_CARD = [...PAYMENT_ARRIVED, ...PAYMENT_MADE];

/** A quick look at a text as written: without these letters, and without any but plain ones, it speaks of none of the above. */
const MAY_SPEAK =
  /loan|mortgage|heloc|line of|loc|sba|bdc|credit|rebate|refund|benefit|facility|pret|darlehen|visa|mastercard|amex|\bmc\b|american express|barclaycard|mbna|capital one|transfer|trf|owner|proprietor|partner|member|shareholder|director|draw|capital|funds|dla|privat|apport|retrait|prelevement|xfer|tfr|move|sweep|umbuch|umrechn|conver|uber|\bvir|overboek|overschrijv|eigen|spaar|traspaso|giro|poupan|przelew|miedzy|prevod|sajat|egen|egna|egne|siirto|pay|pymt|pmt|bill|paiement|zahlung|einzug|pago|pagamento|betal|splata|kreditkart|carte|creditcard|tarjeta|carta|fatura|hitelkart|withdraw|atm|abm|cash|retrait|bargeld|geldautomat|irs|treasury|eftps|cra|gst|hst|pst|rst|bas|climate|carbon|child|trillium|ccb|cwb|receiver|hmrc|ato|tax|ird|finanzamt|impot|dgfip|revenu|rev comm|collector general|tps|tvh|\barc\b|allocation|solidarite|remb|[^\x20-\x7e]/i;

/** How many banks begin a purchase by card: `NEITHER` has these words, and no pattern that is asked before it begins so. */
const BEGINS_AS_PURCHASE = /^(?:pos|purchase|interac|contactless) /i;

/**
 * Marks the rows that only move the owner's money: between own accounts, to pay a card, from a lender or back to one, into or out of the business, to
 * a tax authority or back from it, into cash. In doubt a row stays unmarked.
 */
export function recogniseTransfers(reading: Reading, { accountKind }: ReadOptions): Reading {
  if (reading.kind === 'problem') return reading;
  const { accounts, ...whole } = reading.statement;
  const parts = accounts?.map((account) => marked(account, accountKind));
  const statement = parts
    ? { ...whole, transactions: inFileOrder(parts), accounts: parts }
    : marked(whole, accountKind);
  return { kind: 'read', statement };
}

const inFileOrder = (parts: readonly ReadAccount[]): ReadAccount['transactions'] =>
  parts.flatMap(({ transactions }) => transactions).toSorted((a, b) => a.row - b.row);

function marked(statement: ReadAccount, given: AccountKind | undefined): ReadAccount {
  const kind = given ?? statement.account?.kind;
  const wages = { arePaid: () => paysWages(statement) };
  const transactions = statement.transactions.map((row) => {
    const transfer = maySpeak(row, kind) ? transferOf(row, kind, wages) : undefined;
    return transfer === undefined ? row : { ...row, transfer };
  });
  return { ...statement, transactions };
}

/** A payroll service that pays what it withholds itself. */
const WITHHELD_BY_SERVICE =
  /\b(gusto|adp|paychex|onpay|rippling|justworks|intuit|quickbooks|surepayroll|square|wagepoint|payworks|ceridian)\b.*\btax/;

/** Whether an account pays wages, and nobody else what is withheld from them. */
function paysWages({ transactions }: ReadAccount): boolean {
  const out = transactions.filter(({ amount }) => amount < 0);
  return (
    out.some(({ description }) => isPayroll(description)) &&
    !out.some(({ description }) => WITHHELD_BY_SERVICE.test(foldText(description)))
  );
}

const maySpeak = ({ description }: StatementTransaction, kind: AccountKind | undefined): boolean =>
  !BEGINS_AS_PURCHASE.test(description) && (kind === 'loan' || MAY_SPEAK.test(description));

function transferOf(
  { description, amount }: StatementTransaction,
  kind: AccountKind | undefined,
  wages: { readonly arePaid: () => boolean },
): TransferKind | undefined {
  const words = foldText(achPayment(description.slice(0, 500)));
  const speaks = (patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(words));
  if (amount === 0) return undefined;
  if (amount > 0 && BENEFIT.test(words)) return 'owner';
  // What an authority pays back was no expense either: neither sales tax nor the owner's income tax is.
  if (amount > 0 && TAX_BACK.test(words.replace(/ direct credit$/, '')))
    return isIncomeTax(words) || /^us treasury\b/.test(words) ? 'owner' : 'own-account';
  if (NEITHER.test(words)) return undefined;
  // Money that comes to a loan pays it back, and money that a lender pays out was lent.
  if (amount > 0 ? kind === 'loan' || LENT.test(words) : kind === 'loan' && LENT.test(words))
    return 'own-account';
  if (speaks(OWN_ACCOUNT)) return 'own-account';
  if (speaks(OWNER)) return 'owner';
  if (amount < 0 && speaks(CASH_TAKEN)) return 'own-account';
  // A business owes what it withholds from wages; sales tax was never its own, and income tax is its owner's, but for a company's: of that
  // a person says.
  if (amount < 0 && TAX_AUTHORITY.test(words) && (isCompanyTax(words) || mayBeBusinessTax(words)))
    return undefined;
  if (amount < 0 && TAX_AUTHORITY.test(words) && !isPayrollTax(words)) {
    // Who pays wages pays what is withheld from them too, and many banks' texts don't say which tax was paid.
    if (mayBePayrollTax(words) && wages.arePaid()) return undefined;
    return isIncomeTax(words) ? 'owner' : 'own-account';
  }
  // Where nobody knows what kind of account it is, only a card says thanks for money that came in.
  const isPayment =
    kind === 'credit-card'
      ? amount > 0 && speaks(PAID_ON_CARD)
      : amount < 0
        ? speaks(PAYS_CARD)
        : kind === undefined && THANKED.test(words);
  return isPayment ? 'card-payment' : undefined;
}
