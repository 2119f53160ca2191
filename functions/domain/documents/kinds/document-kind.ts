import type { DocumentKind } from '../../../../shared/model/document.ts';
import { COLUMN_GAP, type TextLine } from '../../text/text-line.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';
import { taxKind } from '../amounts/tax-kinds.ts';
import { isFolio } from './folio.ts';
import { isNoExpense, isTitledStatement, listsOpenInvoices } from './not-an-expense.ts';

const PAYSLIP_TITLE =
  /(?:pay|wage|salary)\s?(?:slip|stub|check|advice|statement)|earnings\s*statement|remittance\s*of\s*pay|bulletin\s*de\s*(?:paie|salaire)|fiche\s*de\s*paie|(?:lohn|gehalts?|entgelt|verdienst|bez[üu]ge)\s*-?\s*abrechnung|abrechnung\s*der\s*(?:brutto|bez[üu]ge)|brutto\W{1,3}netto\W{0,3}(?:bez[üu]ge|abrechnung)|(?:loon|salaris)\s*(?:strook|specificatie)|n[óo]mina\b|recibo\s*de\s*(?:salario|vencimento)|busta\s*paga|cedolino|pay\s*advice|l[öo]ne(?:besked|spec)|l[øo]nns?(?:slipp|seddel)|l[øo]nseddel/i;

/** What the words of a document say it is; each pattern counts once. */
const CLUES: Readonly<Record<'payslip' | 'statement' | 'email' | 'invoice' | 'receipt', readonly RegExp[]>> =
  {
    payslip: [
      PAYSLIP_TITLE,
      /gross\s?(?:pay|earnings|salary|wages)|net\s?(?:pay|wages|salary)|brutto?lohn|brutoloon|gesamt-?brutto|salaire\s*brut|net\s*[àa]\s*payer|netto\s*(?:loon|lohn|te\s*betalen|in\s*busta)|auszahlungsbetrag|devengado|l[íi]quido\s*a|(?:brutto|netto)l[öøo]nn?/i,
      /deductions?|withholding|abz[üu]ge|retenues|cotisations|inhoudingen|trattenute|deducciones|descontos|avdrag|trekk\b|fradrag|prelimin[äa]r\s*skatt|lohnsteuer|(?:kv|rv|av|pv)-?beitrag|PAYG|\bPAYE\b/i,
      /employee|employer|salari[ée]|employeur|arbeit(?:nehm|geb)er|personal-?n(?:r|ummer)|werk(?:nem|gev)er|trabajador|dipendente|anst[äa]llnings|ansatt|medarbejder/i,
      /\bYTD\b|year\s?to\s?date|pay\s*period|cumul|kumul|abrechnungsmonat|loonperiode|utbetalnings?da|l[öøo]nne?periode/i,
    ],
    statement: [
      /(?:opening|starting|previous|beginning)\s?balance|balance\s?(?:brought|forward)|anfangssaldo|alter\s*(?:konto)?stand|solde\s*(?:pr[ée]c[ée]dent|initial|de\s*d[ée]part)|ancien\s*solde|beginsaldo|vorig\s*saldo|saldo\s*(?:inicial|anterior|iniziale)/i,
      /(?:closing|ending|new)\s?balance|balance\s?carried|endsaldo|neuer\s*(?:konto)?stand|(?:nouveau\s*)?solde\s*(?:final|au\b)|nouveau\s*solde|eindsaldo|nieuw\s*saldo|saldo\s*final/i,
      /(?:account|bank|card)\s?statement|statement\s?(?:period|date|of\s?account)|kontoauszug|relev[ée]\s*(?:de\s*compte|bancaire)|(?:rekening|bank)afschrift|extracto|estratto\s*conto|extrato/i,
      /(?:money|paid)\s?(?:in|out)\b.*(?:money|paid)\s?(?:in|out)\b|withdrawals?\b.*\bdeposits?|debits?\b.*\bcredits?\b.*\bbalance|soll\b.*\bhaben|d[ée]bit\b.*\bcr[ée]dit/i,
    ],
    email: [/^from:\s?\S+/im, /^subject:\s?\S+/im, /^to:\s?\S+/im],
    invoice: [
      /^\W*(?:tax\s*)?invoice\W*$|^\W*debit\s*note\b|avis\s*des\s*sommes\s*[àa]\s*payer|avis\s*d['’]?\s*[ée]ch[ée]ance|titre\s*de\s*recettes?|\b(?:rate|council\s*tax)\s*bill\b|(?<!\p{L})bescheid\s*(?:[üu]ber|vom|nr)|\bvat\s*invoice\b|\binvoice\s+[A-Z]{1,4}-?\d{3}|^\W*(?:tax\s*)?invoice\s+\d{2,}(?=\s|$)|[ée]tat\s*de\s*frais|note\s*d['’]honoraires|avviso\s*di\s*pagamento|aviso\s*de\s*pago?(?:amento)?|data\s*limite|\bpremi(?:enota|um\s*notice)|pr[äa]mien(?:rechnung|vorschreibung)|\bbill\s*of\s*costs|\bthis\s*is\s*our\s*account\b|\bprogress\s*(?:bill(?:ing)?|claim|draw)\b|\bprofessional\s*services\s*rendered\b|fee\s*(?:note|account)|invoice\s?(?:no|num|date|id\b|for\b|#|:?\s*\d{5})|(?<!f[üu]r\s)rechnung|facture|factuur|fa[ck]tura(?!\s*simplificada)|fattura|\bparcella\s*n|honorarnote|kostennote|fatura(?!\s*simplificada)|nota\s*fiscal\s*eletr[ôo]nica\s*de\s*servi|bill(?:ing)?\s*(?:date|no|number|period|reference)|\bregnings?(?:dato|nummer|nr)?\b|\b(?:\p{L}{5,})?nota(?:nummer|datum|\s*20\d\d)\b|\bvorschreibung\b|^\W*inv\.?\s*(?:no\.?\s*)?\d{3,}|\b(?:yhteis)?lasku(?:n\s*(?:nro|numero|p[äa]iv\S*))?(?=\s|$)/imu,
      /bill(?:ed|ing)?\s?(?:to|address)|sold\s?to|ship(?:ping)?\s?(?:to|address)/i,
      /due\s?date|date\s?due|\bdue\s*(?:by|on|in)?\s*(?::|\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s*\d)|please\s*(?:pay|remit)|(?:amount|total|payment)\s?due|amount\s*you\s*owe|(?:pay|due)\s?by|te\s*betalen\s*(?:voor|v[óo][óo]r|uiterlijk)\b|\b(?:last|previous)\s*bill\b|\bautopay\b|vervaldatum|échéance|f[äa]llig|zahlbar|zahlungsziel|zu\s*zahlen\s*(?:bis|am)|amount\s*payable|f[öo]rfall|forfal|vencimento|vencimiento|scadenza|er[äa]p[äa]iv[äa]|termin\s*p[łl]atno[śs]ci|(?:detach|return)\b.{0,40}\bwith\s*(?:your\s*)?payment|che(?:ck|que)s?\s*payable\s*to/i,
      /payment\s?terms|\bIBAN\b|bank\s?details|net\s?30|\bbankgiro\b|\bplusgiro\b|\bdirect\s*debit\b|\bautomatisch(?:e)?\s*(?:incasso|af)|\bbpay\b|biller\s*code|\bBSB\b/i,
    ],
    receipt: [
      /(?<!upon\s*|on\s*)receipt|\bTSE\b|bon de caisse|(?<!sustituci[óo]n\s*de\s*(?:la\s*)?)fac?tura\s*simplificada|kassenbon|resit|kvitto|kvittering|\bkuitti\b|paragon\s*fiskalny|documento commerciale/i,
      /\bcash\b|\btender|^\W*(?:bar|esp[èe]ces|contanti?|efectivo|kontant|dinheiro|got[óo]wka|k[äa]teinen|(?:credit|debit)\s*card)\W+\d/im,
      /\bchange\b|\bbaki\b/i,
      /cashier|\bwait(?:er|ress)\b|\btill\s*(?:no|nr|#|:?\s*\d)|terminal\W{0,3}(?:id|n[or°º]|#|:|\d)|\bserver\b|bedien(?:ung|er)\b|\bpump\s*\d|\bPOS\s*\d|eftpos|kassen-?\s?id|kellner|\b(?:table|tbl|tisch|tafel|bord|mesa|tavolo)\W{0,3}(?:n[or°]\W{0,2})?[A-Z]?\d|(?<!vat\s*)\breg(?:ister)?\s#?\d{1,3}(?!\S|\s\d)|\bop(?:erator)?\W{1,2}\d{2}|\bcaisse\b|\bkassa?\s*\d/i,
      /(?<!payments?\b.{0,40})thank\s?you|please\s?come\s?again|goods\s?sold/i,
      /(?<!\baccept\b.*)(?:visa|master\s?card)|(?<!direct\s*)\bdebit\b(?!\s*note)|approval|approved/i,
    ],
  };
/** Clues needed before a document is taken for one of the rarer kinds; its title counts twice. */
const SURE = { payslip: 3, statement: 2, email: 3 } as const;
/** Titles of bills; till rolls call themselves tax invoices too. */
const INVOICE_TITLE =
  /^\W*(?:your\s*|votre\s*|ihre\s*|final\s*|interim\s*|repair\s*|sales\s*)?(?:invoice|bill|utility\s*bill|(?:schluss|teil|abschlags)?rechnung|facture|factuur|faktura|fattura|factura|fatura|lasku|regning|r[äa]kning|arve)\W*$|^\W*(?:(?:tax\s*)?invoice|rechnung|facture|factuur|faktura|fattura|factura|fatura)\s*(?:no\b\.?|nr\b\.?|n\s?[°º]|#)?\s*[A-Z]{0,4}[-\/]?\d[\w\/-]*\W*$/i;
/** Titles of what was paid; such a paper may name the invoice that it was paid for. */
const RECEIPT_TITLE =
  /^\W*(?:payment\s*)?(?:receipt|re[çc]u|quittung|zahlungsbeleg|zahlungsbest[äa]tigung|recibo|ricevuta|ontvangst(?:bewijs|bevestiging)|kvitto|kvittering|kuitti|kviitung|potwierdzenie(?:\s*zap[łl]aty)?)\W*$/i;
/** Spain's and Mexico's bills are called so too, and say until when they are to be paid. */
const RECIBO = /^\W*recibo\W*$/i;
const PAY_UNTIL =
  /\bvencimiento\b|l[íi]mite\s*de\s*pago|\bpag(?:ar|ue)\s*antes\b|\bdomicilia(?:ci[óo]n|d[oa])/i;
/** Australia's and its like's formula, which tills print as well as workshops. */
const TAX_INVOICE = /^\W*tax\s*invoice\b/i;
/** What tills print: cash, change, who served, at which table, what a card paid, what was fuelled, and who drove. */
const TILL: readonly RegExp[] = [
  ...CLUES.receipt.slice(1, 4),
  /^(?=[^]*\b(?:bedien(?:ung|er)|kellner|server|served\s*by|cam(?:arero)?\W|serveu(?:r|se)|ober)\b)(?=[^]*(?:\b(?:table|tisch|tafel|bord|mesa|tavolo|tav)\W{0,3}(?:n[or°]\W{0,2})?[A-Z]?\d))/i,
  /^\W*(?:nets|eftpos|(?:ec|giro)-?\s?(?:card|karte)|bancontact|bankomat|pin|card|bankaxept|dankort|contactless|paywave|visa\s*debit|zahlung\W+(?:ec-?|giro)?(?:karte|card|bar))(?:\W+(?:EUR|[€$])?\s?\d|\W*$)/im,
  /\bgallons?\b|\bunleaded\b|\bbleifrei\b|\bpump\b|\bzapfs[äa]ule\b|\bpompe\s*n?[°º]?\s*\d|\bsurtidor\b/i,
  // Which pump, and how much came out of it: no bill says both.
  /^(?=[^]*\b(?:pump|zapfs[äa]ule|pompe|surtidor)\b)(?=[^]*\b(?:gallons?|lit(?:er|re)s?)\b)/i,
  /\bauth(?:orization)?\s*(?:#|no\b|code)/i,
  /\bRKSV\b|\bkassen-?\s?id\b/i,
  /\b(?:fahrer|driver|chauff?(?:eu|ö)r|conducteur|taxista|conductor)\b\W{0,3}\S/i,
  /^(?=[^]*\bt(?:able|bl)\W{0,3}\d)(?=[^]*\b(?:chk|check)\W{0,3}\d)/i,
];
const TILL_CLUES_MIN = 2;
const CREDIT_NOTE =
  /(?<!cash\s*\/\s*)credit\s?(?:note|memo)|gutschrift(?!en\b)|storno\s*rechnung|rechnungskorrektur|not[ae]\s?(?:d[ei]\s?)?(?:ac)?cr[eé]dito?(?!\p{L})|kreditt?\s?(?:nota|faktura)|faktura\s*koryguj|korekta\s*faktury|hyvityslasku|facture\s*d['’]avoir|^\W*avoir\b|factura\s*rectificativa|credit\s?(?:nota|factuur)|^\W*refund\W*(?:receipt)?\W*$/iu;
/** Australia's and New Zealand's credit note, by its title at the head: small print of invoices speaks of it too. */
const ADJUSTMENT_NOTE = /^\W*adjustment\s*note\W*(?:(?:no|nr|#)\W*)?\d*\W*$/i;
const HEAD_LINES = 16;
/** Travellers return too: this title stands alone in its line. */
const RETURN = /^\W*return\W*(?:receipt)?\W*$/i;
const TITLE_WORDS_MAX = 5;

/** A title stands alone or beside a letterhead; more columns are the headings of a table ("Belastung, Gutschrift, Saldo"). */
const TITLE_COLUMNS_MAX = 2;

/** Texts of few words that stand in a column of their own. */
function titles(lines: readonly TextLine[]): string[] {
  return lines
    .map(({ text }) => text.split(COLUMN_GAP))
    .filter((columns) => columns.length <= TITLE_COLUMNS_MAX)
    .flat()
    .filter((text) => text.split(' ').length <= TITLE_WORDS_MAX);
}

/** Lines of what is charged and has to be paid, as bills have them that speak of earlier balances like a bank's statement. */
const TO_PAY =
  /(?:total|amount)\s*(?:amount\s*)?(?:you\s*)?(?:due|owe|owing|payable)|(?:pay|due)\s*by|pay\s*this\s*amount|zahlbetrag|[àa]\s*payer|te\s*betalen|a\s*pagar|att\s*betala|[åa]\s*betale/i;
/** What is charged by meter, and no bank charges. */
const METERED = /\b(?:current|new)\s*charges\b|\bkWh\b|\bmeter\s*(?:no|number|read)/i;
const KILOWATT_HOURS = /\d\s?kWh\b/i;
/** Titles that no bank's statement bears. */
const BILL_TITLE =
  /^\W*(?:tax\s*invoice|(?:your\s*)?(?:electricity|gas|energy|water|phone|mobile|internet|utility)?\s*bill|(?:strom|gas|telefon)?rechnung|facture|factura|factuur|faktura)\W*$/i;
const MINIMUM = /minimum|mindest/i;

/** Whether a paper charges a sales tax and asks for money, and keeps no running balance: a utility's bill. */
function isBill(lines: readonly TextLine[]): boolean {
  const isTax = ({ text }: TextLine): boolean =>
    taxKind(text) !== undefined && printedAmounts(text, UNKNOWN_CURRENCY).length === 1;
  // No bank meters what it charges for.
  if (lines.some(({ text }) => KILOWATT_HOURS.test(text)) && lines.some(isTax)) return true;
  const closes = CLUES.statement
    .slice(1)
    .filter((clue, at) => at !== 1 && lines.some(({ text }) => clue.test(text)));
  return (
    (closes.length === 0 || titles(lines).some((title) => BILL_TITLE.test(title))) &&
    lines.some((line) => isTax(line) || METERED.test(line.text)) &&
    lines.some(({ text }) => TO_PAY.test(text) && !MINIMUM.test(text))
  );
}

/** The kind of a document by the words on it; with none of the clues, a document with an amount is a receipt. */
export function documentKind(lines: readonly TextLine[], hasAmount: boolean): DocumentKind {
  const text = lines.map((line) => line.text).join('\n');
  const count = (kind: keyof typeof CLUES) => CLUES[kind].filter((clue) => clue.test(text)).length;
  if (titles(lines.slice(0, HEAD_LINES)).some((title) => ADJUSTMENT_NOTE.test(title))) return 'credit-note';
  if (titles(lines).some((title) => CREDIT_NOTE.test(title)) || lines.some((line) => RETURN.test(line.text)))
    return 'credit-note';
  if (isFolio(lines)) return 'invoice';
  const isInvoice = titles(lines).some((title) => INVOICE_TITLE.test(title));
  const titled = PAYSLIP_TITLE.test(text) && !isInvoice ? 1 : 0;
  if (count('payslip') + titled >= SURE.payslip) return 'payslip';
  if (isNoExpense(lines)) return 'other';
  if (listsOpenInvoices(lines)) {
    if (isTitledStatement(lines)) return 'other';
    if (count('statement') >= SURE.statement) return 'invoice';
  } else if (count('statement') >= SURE.statement && !isBill(lines)) return 'statement';
  if (count('email') >= SURE.email) return 'email';
  const named = titles(lines).filter((title) => INVOICE_TITLE.test(title) || TAX_INVOICE.test(title));
  const isFormula = named.length > 0 && named.every((title) => TAX_INVOICE.test(title));
  const ofTill = TILL.filter((clue) => clue.test(text)).length;
  const isTill = ofTill >= (isFormula ? 1 : TILL_CLUES_MIN);
  const isTitled = named.some((title) => INVOICE_TITLE.test(title)) && !isTill;
  const isPaid = (title: string): boolean =>
    RECEIPT_TITLE.test(title) && !(RECIBO.test(title) && PAY_UNTIL.test(text));
  if (!isTitled && titles(lines.slice(0, HEAD_LINES)).some(isPaid)) return 'receipt';
  const invoice = count('invoice') + (isTitled ? 1 : 0);
  const receipt = count('receipt') + (isTill ? ofTill : 0);
  if (invoice > receipt || (isTitled && invoice === receipt)) return 'invoice';
  return receipt > 0 || hasAmount ? 'receipt' : 'other';
}
