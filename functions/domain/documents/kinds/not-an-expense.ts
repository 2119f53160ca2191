import { COLUMN_GAP, type TextLine } from '../../text/text-line.ts';

/** Titles of papers that ask for no money yet, or list what other papers ask for. */
const NO_EXPENSE =
  /^\W*(?:(?:price|sales|preliminary|initial|repair|written|cost|your|our|ihr|unser|votre|notre)\s*)?(?:quot(?:e|ation)|estimate|proposal|(?:pris)?tilbud|prisforslag|anbud|prisuppgift|kostnadsf[öo]rslag|preisangebot|proposition\s*commerciale|pro\s*-?\s*forma\s*faktu\w+|leveringsbon|leverans(?:sedel|avi|besked)|leveringsseddel|fraktsedel|ink[öo]psorder|innkj[øo]psordre|bestelbon|opdrachtbevestiging|accus[ée]\s*de\s*r[ée]ception\s*de\s*commande|orden\s*de\s*compra|pedido\s*de\s*compra|gu[ií]a\s*de\s*remisi[óo]n|pro\s*-?\s*forma(?:[\s-]*(?:invoice|rechnung|factu\w+|fattura|fatura))?|(?:invoice|rechnung|facture|factura|fattura|fatura)\s*pro\s*-?\s*forma|order\s*(?:confirmation|acknowledge?ment)|sales\s*order|purchase\s*order|delivery\s*(?:note|slip|docket)|packing\s*(?:slip|list|note)|(?:(?<=your\s*)|my\s*|shopping\s*)(?:cart|basket|bag)(?=\W*$)|goods\s*received|remittance\s*advice|(?:(?:first|second|third|final|last|friendly|urgent|\d(?:\.|st|nd|rd))\s*)?(?:(?:payment|invoice|account|overdue|friendly)\s*reminder|reminder\s*(?:notice|letter|of\s*payment)|(?:overdue|past\s*due)\s*notice)|(?:\p{L}+\s*|\d\.\s*)?(?:(?:zahlungs?|rechnungs)erinnerung|mahnung|rappel\s*de\s*(?:paiement|facture)|lettre\s*de\s*relance|(?:betalings|betalnings)?(?:herinnering|p[åa]minnelse)|aanmaning|sollecito\s*di\s*pagamento|recordatorio\s*de\s*pago|betalingsp[åa]minn?delse|inkassovarsel|purring(?!\s+(?!på|for|av|nr)\p{L})|rykker(?:brev)?)|angebot|kostenvoranschlag|offerte?|(?:auftrags|bestell)best[äa]tigung|lieferschein|devis|bon\s*de\s*(?:livraison|commande)|confirmation\s*de\s*commande|relev[ée]\s*de\s*factures?|presupuesto|cotizaci[óo]n|albar[áa]n|nota\s*de\s*entrega|confirmaci[óo]n\s*de\s*pedido|preventivo|oferta\s*(?:nr|cenowa|handlowa)|wycena|kosztorys|tarjous|documento\s*di\s*trasporto|conferma\s*d['’]ordine|or[çc]amento|proposta|guia\s*de\s*(?:remessa|transporte)|nota\s*de\s*encomenda|pakbon|vrachtbrief|orderbevestiging|prijsopgave|f[öo]ljesedel|orderbekr[äa]ftelse|ordrebekreft?else|pakkseddel|f[øo]lgeseddel)(?![\p{L}])/iu;
/** Titles of what is paid, also where a paper is both. */
const EXPENSE =
  /(?<!pro\s?-?\s?forma\s)(?<!\p{L})(?:(?:tax\s*)?invoice|receipt|(?:schluss)?rechnung|quittung|facture|re[çc]u|factuur|faktura|fattura|factura|fatura|kvitto|kvittering|bill)(?!\p{L})(?!\s*(?:pro\s?-?\s?forma|no\b|nr\b|num|#|date|to\b|address))/iu;
/** A title stands in the upper part, in a column of its own with few words. */
const TITLE_LINES = 16;
const TITLE_WORDS_MAX = 6;
/** The title with its number behind it, whatever the line goes on with: "Quotation Q-188 for Mrs Oakley". */
const NUMBERED =
  /^\W*(?:quot(?:e|ation)|estimate|angebot|kostenvoranschlag|devis|presupuesto|preventivo|offerte)\s*(?:no\.?|nr\.?|n[°º.]|#)?\s*(?=[A-Z\d/-]*\d)[A-Z]{0,3}[-/]?\d[\w/-]*(?=\s|$)/i;
/** "This is not an invoice". */
const DENIED =
  /\bnot\b|\bkeine?\b|n['’]est\s*pas|\bgeen\b|\bno\s*es\b|\bnon\s*[èe]\b|\bej\b|\bikke\b|n[ãa]o\s*[ée]/i;

/** The title of a list of a supplier's invoices, and of a bank's statement. */
const STATEMENT =
  /^\W*(?:(?:supplier|customer|account)\s*)?statement(?:\s*of\s*accounts?)?\W*$|kontoauszug|kontout(?:drag|skrift|dog)|reskontra|relev[ée]|extracto|extra[ct]to\s*de\s*(?:cliente|conta)|estado\s*de\s*cuenta|estratto\s*conto|(?:rekening|openstaande\s*posten)\s*-?\s*overzicht|offene[rn]?\s*posten|saldenbest[äa]tigung/i;
/** Lists of a supplier's open invoices: what only they speak of. */
const OPEN_ITEMS =
  /(?:amount|balance|total)\s*(?:outstanding|overdue|owing)|\b30\s*days\b.*\b60\s*days\b|\b60\s*days\b.*\b30\s*days\b|\bage?ing\b|\b\d+\s*[-–]\s*\d+\s*days|\b1\s*[-–]\s*30\b.*\b31\s*[-–]\s*60\b|remittance|open\s*(?:items|invoices)|offene\s*posten|factures?\s*(?:en\s*attente|impay[ée]es|dues)|solde\s*(?:d[ûu]|client|impay[ée])|f[öo]rfall(?:et|na)|forfalt|ut(?:e)?st[åa]ende|openstaand|saldo\s*(?:pendiente|vencido|em\s*d[íi]vida|in\s*scadenza)|facturas?\s*pendientes?|documentos\s*em\s*(?:aberto|d[íi]vida)|partite\s*aperte/i;
const INVOICE_ROW =
  /\b(?:invoice|inv|rechnung|facture|factuur|factura|faktura|fatura|fattura)(?:s?n(?:umme)?r)?\b/i;
const DUE = /\bdue\b|f[äa]llig|[ée]ch[ée]ance|verval|f[öo]rfall|forfall?|venc|scaden/i;

/** A card's small print speaks of invoices too, in whole sentences. */
const ROW_WORDS_MAX = 14;

/** Whether the title says that a paper is a quote, an order, a delivery note or the like, and no title says that it is paid by it. */
export function isNoExpense(lines: readonly TextLine[]): boolean {
  const isExpense = (text: string): boolean => EXPENSE.test(text.replace(NO_EXPENSE, ''));
  const head = lines.slice(0, TITLE_LINES);
  const isNamed =
    titlesOf(lines.filter(isNoRow)).some(isNoExpenseTitle) || head.some(({ text }) => NUMBERED.test(text));
  return isNamed && !titlesOf(lines.filter(isNoHeading)).some(isExpense);
}

const TITLE_COLUMNS_MAX = 2;

/** Whether a line has no more columns than a title and a letterhead: others are the headings of a table. */
const isNoHeading = ({ text }: TextLine): boolean => text.split(COLUMN_GAP).length <= TITLE_COLUMNS_MAX;

/** What an invoice answers by ("Your order: Quote 2044") stands in a row of its facts; a title has its number and day beside it at most. */
const ROW_COLUMNS_MIN = 4;
const isNoRow = ({ text }: TextLine): boolean => text.split(COLUMN_GAP).length < ROW_COLUMNS_MIN;

function titlesOf(lines: readonly TextLine[]): string[] {
  return lines
    .slice(0, TITLE_LINES)
    .flatMap(({ text }) => text.split(COLUMN_GAP))
    .filter((text) => text.split(' ').length <= TITLE_WORDS_MAX && !DENIED.test(text) && !isSentence(text));
}

const SENTENCE_WORDS_MIN = 4;

/** Whether a text is a sentence, which no title is: "You get the invoice later." */
const isSentence = (text: string): boolean =>
  /\p{Ll}\.$/u.test(text) && text.split(' ').length >= SENTENCE_WORDS_MIN;

function isNoExpenseTitle(text: string): boolean {
  return NO_EXPENSE.test(text) && !EXPENSE.test(text.replace(NO_EXPENSE, '')) && !/:\s*\S/.test(text);
}

/** Whether a paper calls itself a statement. */
export function isTitledStatement(lines: readonly TextLine[]): boolean {
  return titlesOf(lines).some((text) => STATEMENT.test(text));
}

/** An invoice that a supplier's account lists with its day and number: "10/08/2026   INV #4418. Due 11/07/2026   380.00". */
const BOOKED_INVOICE =
  /^\W*\d{1,4}[-\/.]\d{1,2}[-\/.]\d{1,4}\s+.{0,24}(?:inv(?:oice)?|rechnung|facture|factuur)\b\W{0,3}(?:n[or°]\.?\s*)?[A-Z]{0,4}-?\d{2}/i;
const BOOKED_MIN = 2;

/** Whether a paper lists a supplier's invoices, as no bank's statement does: there is nothing to import. */
export function listsOpenInvoices(lines: readonly TextLine[]): boolean {
  const isRow = ({ text }: TextLine): boolean =>
    INVOICE_ROW.test(text) && text.split(/\s+/).length <= ROW_WORDS_MAX;
  const isHeading = (line: TextLine): boolean => isRow(line) && DUE.test(line.text) && !/\d/.test(line.text);
  const booked = lines.filter((line) => isRow(line) && BOOKED_INVOICE.test(line.text));
  return (
    (lines.some(({ text }) => OPEN_ITEMS.test(text)) && lines.some(isRow)) ||
    lines.some(isHeading) ||
    booked.length >= BOOKED_MIN
  );
}
