import { headOfBrowser } from '../../text/browser-head.ts';
import type { Cues } from '../evidence/choice.ts';
import { printedDates, type PrintedDate } from './printed-dates.ts';
import { COLUMN_GAP, stretch, type TextLine } from '../../text/text-line.ts';

/** A date printed on a document and what says that it is the day of issue. */
export interface DateCandidate extends PrintedDate {
  line: TextLine;
  label: string;
  cues: Cues;
}

const LABELS: Readonly<Record<string, RegExp>> = {
  invoiceDate:
    /(?:rechnung|facture|invoice|fattura|fact?ura|faktura|factuur|gutschrift|avoir)\b[^,;]{0,28}\b(?:vom|du|del|van|av|fra|fr[åa]n|dated|of)\s*$|(?:invoice|bill|receipt|issue|tax\s?point|trans(?:action)?|facture?|factuur|rechnungs|beleg|ausstellungs|pay(?:ment)?|check|purchase|sale|faktura|fattura|kvitterings?|regnings?|r[äa]knings?|billing)\s*-?\s*dat|date\s*(?:de|d['’])\s*(?:la\s*)?(?:factur\w*|vente|[ée]mission)|fecha\s*(?:de\s*)?(?:la\s*)?(?:factura|emisi|expedici)|data\s*(?:della\s*|da\s*|di\s*|de\s*)?(?:fattura|fatura|emis|document)|date\s*of\s*(?:issue|invoice)/i,
  dated:
    /dat[euo]m?\b|\bbooked\s*on|buchung\b[^.]*\bam\b|erfolgte?\s*am\b|\bas\s*(?:of|at|on)\W*$|date|tarikh|fecha|\bdt\b|facture|issued|rechnungsdatum|leistung|dat[ae]\s*[:.]/i,
  sent: /^\W*(?:sent|date)\s*:/i,
  due: /\bdue|payable\s?(?:by|until|before)|pay\s?(?:by|before|until)|vervaldatum|uiterste|te\s*betalen|betaal\w*\s*(?:voor|v[óo][óo]r|tot)|f[äa]llig|[ée]ch[ée]ance|date\s*limite|payer\s*avant|r[ée]gler\s*avant|vencimiento|vencimento|scadenza|f[öo]rfall|forfald?|tillhanda\s*senast|betalas\s*(?:senast|f[öo]re)|betales\s*(?:senest|innen)|zahlbar|zahlungsziel|zahlen\s*(?:sie\s*)?bis|required\s*payment|betal(?:ings|nings)(?:dat|dag|frist)|rettidige|\bentro\s*(?:il|e\s*non\s*oltre)|\bpagar\b[^.]*\bat[ée](?=\s|$)|data\s*limite|fecha\s*(?:l[íi]mite|prevista\s*de\s*(?:cargo|cobro))/i,
  otherDay:
    /expir|valid|valable|g[üu]ltig|v[áa]lid|giltig|gyldig|geldig|mhd\b|liefer|livraison|entrega|consegna|lever|best\s?before|deliver|ship|since|^\W*dispatched\b|print(?:ed)?\s?(?:on|date)|member|return(?!ed\s*on|\s*date|\W*$)|rented|pick(?:ed)?-?\s?up|\btel\b|phone|fax|arriv|\bdate\s*in\b|anreise|check-?\s?in\b|aankomst|llegada|chegada|ankomst|estimat|until|exchange|^\W*entr(?:y|ance|[ée]e)\b|einfahrt|ingresso|ingang|^\W*(?:dr[o0]p(?:ped)?|ready)\b(?!\s*-?off)/i,
  departure:
    /departure|check-?\s?out|returned\s*on|return\s*date|^\W*returned\b|\breturn\W*$|drop(?:ped)?-?\s?off|abreise|\bd[ée]part\b|salida|partenza|vertrek|partida|utsjekk|utcheck|avresa|^\W*exit\b|\bsortie\b|ausfahrt|\buscita\b|uitrit|sa[íi]da\b/i,
  orderDay:
    /order\s?(?:date|placed)|bestell?\w*dat|auftrags?dat|orderdat|ordredat|commande|pedido|po\s?date|(?:verordnung|rezept|antrag|anfrage|angebot|auftrag|bestellung|vertrag|anmeldung|schreiben|prescription|referral|quotation|estimate|enquiry|application|devis|ordonnance|contrat|demande|presupuesto|receta|contrato|solicitud|preventivo|ordine|ricetta|contratto|offerte|opdracht|or[çc]amento|encomenda|offert|anbud|best[äa]llning|tilbud|zam[óo]wieni\p{L}*|umow\p{L}*)\s*(?:nr\.?\s*\S+\s*)?(?:vom|of|dated|du|del|de|van|d\.d\.|av|fra|fr[åa]n|af|z\s*dnia)\s*$/iu,
  period:
    /period|\bpd\b|benefit|from|\bto\b|begin|end(?:ing)?\b|through|month|start|usage|service\s?date|\bvon\b|\bbis\b/i,
  edition: /versi(?:on|[óo]n|one)|vers[ãa]o|stylesheet|\bedition\b|\bausgabe\b|\bstand:?\s*$/i,
  law: /reg(?:istration|\.)?\s?(?:no|date)|gst\s*(?:no|id)|licen|act\b|effective|w\.?e\.?f/i,
};

/** What names the day on which somebody was born or hired: no paper was issued then. */
const BIRTH =
  /birth|\bborn\b|antig[üu]edad|anciennet[ée]|eintritt|hire\s*date|date\s*of\s*(?:hire|joining)|data\s*assunzione|in\s*dienst|anst[äa]lld\s*(?:sedan|fr)|ansatt\s*(?:fra|dato)|date\s*d['’]entr[ée]e|fecha\s*(?:de\s*)?alta|\bDOB\b|geboren|\bgeb(?:\.|urtsdat)|\bn[ée]e?\s*le\b|naissance|nacimiento|nascimento|nascita|geboorte|f[øöo]d(?:sels|t\b|d\b)/i;
/** A town before the day, as letters begin or end: "Bremen, den 12.11.2026". */
const PLACE_BEFORE = /(?:^|   )\W*\p{Lu}[\p{L} .'’-]{1,24},\s*(?:den|am|le|li|il|d\.)?\s*$/u;
/** What says that figures are a number, though they look like a day: "Facture n° 2026-10-18". */
const NUMBER_MARK = /(?:(?<!\p{L})(?:n[°º]|nr\.?|num[eé]ro|number|nummer)|#)\s*:?\s*$/iu;
const LETTERS = /[a-zéäü]/i;
const LABEL_LETTERS_MAX = 40;

/** Every date printed in the lines with its cues. */
export function dateCandidates(lines: readonly TextLine[]): DateCandidate[] {
  const printed = lines
    .flatMap((line) =>
      printedDates(line.text).map((date) => ({ ...date, line, label: labelOf(line, date, lines) })),
    )
    .filter(({ label }) => !BIRTH.test(label));
  const browserHead = headOfBrowser(lines);
  const isTicket = lines.some(({ text }) => TICKET.test(text));
  const isMail = printed.some(({ label }) => LABELS['sent']?.test(label));
  const days = printed.filter(
    ({ line, from }) => line !== browserHead && !NUMBER_MARK.test(line.text.slice(0, from)),
  );
  const found = days.length > 0 ? days : printed;
  const last = Math.max(1, lines.length);
  const repeats = Map.groupBy(found, dayOf);
  const newest = found.map(dayOf).toSorted().at(-1);
  return found.map((date, index) => ({
    ...date,
    cues: {
      ...labelCues(date.label),
      ...(isMail && STATEMENT_DAY.test(date.label) && { invoiceDate: 1 }),
      ...(isTicket && JOURNEY.test(date.label) && { departure: 0, otherDay: 1 }),
      ...wayCues(date, found),
      ...writingCues(date),
      low: date.line.index / last,
      first: index === 0 ? 1 : 0,
      laterPage: date.line.page > 1 ? 1 : 0,
      repeated: Math.min(2, (repeats.get(dayOf(date))?.length ?? 1) - 1),
      newest: dayOf(date) === newest ? 1 : 0,
    },
  }));
}

/** The day of a bill, as mails that announce it tell: they are sent some days later. */
const STATEMENT_DAY = /(?<!\p{L})statement\s*date\W*$/iu;

function dayOf({ readings }: PrintedDate): string {
  return readings.dmy ?? readings.mdy ?? readings.ymd ?? '';
}

/** What is printed on tickets: their day of departure is the day of the journey, where a hotel's is the day it was paid for. */
const TICKET =
  /\be-?\s?tickets?\b|\bboarding\b|\bpassengers?\b|\bpassagers?\b|\bpassagier|\bpasajeros?\b|\bpasseggeri?\b|\bbillets?\b|\bbilletes?\b|\bbilhetes?\b|\bbigliett[oi]\b|\bfahrkarten?\b|\bfahrschein|\bbiljett|\bbillett|\btravell?ers?\b|\btravers[ée]e\b|→/i;

const JOURNEY =
  /departure|abreise|abfahrt|\bd[ée]part\b|salida|partenza|vertrek|partida|avresa|avg[åa]ng|afgang/i;

/** What comes after this paper. */
const NEXT =
  /\b(?:next|upcoming)\b|prochain|n[äa]chste[rsn]?\b|volgende|pr[óo]xim[ao]|prossim[ao]|n[äa]sta\b|neste\b|n[æa]ste\b/i;

/** Whether words before a day say that something is due then. */
export const callsDue = (label: string): boolean => LABELS['due']?.test(label) === true;

function labelCues(label: string): Cues {
  if (NEXT.test(label)) return { due: 1, otherDay: 1, unnamed: 0 };
  const named = Object.entries(LABELS).filter(([, pattern]) => pattern.test(label));
  return { ...Object.fromEntries(named.map(([name]) => [name, 1])), unnamed: named.length === 0 ? 1 : 0 };
}

/** A car's way in and out of a park, a machine's out of a shop and in again: whichever comes last, then it is paid. */
const WAY = /(?<!\p{L}[\s-]{0,2})(?:in|out)\W*$/iu;

function wayCues(
  date: { label: string } & PrintedDate,
  all: readonly ({ label: string } & PrintedDate)[],
): Cues {
  if (!WAY.test(date.label)) return {};
  const days = all
    .filter(({ label }) => WAY.test(label))
    .map(dayOf)
    .toSorted();
  if (days[0] === days.at(-1)) return {};
  return dayOf(date) === days.at(-1) ? { departure: 1, unnamed: 0 } : { otherDay: 1, unnamed: 0 };
}

function writingCues({ line, from, to }: { line: TextLine; from: number; to: number }): Cues {
  const [before, printed, after] = [line.text.slice(0, from), line.text.slice(from, to), line.text.slice(to)];
  const { legibility } = stretch(line, from, to);
  return {
    timed: /\d{1,2}[:.]\d{2}/.test(after) || /\d{1,2}:\d{2}/.test(before) ? 1 : 0,
    fullYear: /(?:19|20)\d\d/.test(printed) ? 1 : 0,
    named: LETTERS.test(printed) ? 1 : 0,
    placed: PLACE_BEFORE.test(before) ? 1 : 0,
    alone: before.trim() === '' && after.trim() === '' ? 1 : 0,
    amidWords: LETTERS.test(before) && /^\s*[a-z]{3,}/i.test(after) ? 1 : 0,
    glued: /[\d/-]$/.test(before) || /^[\d/-]/.test(after) ? 1 : 0,
    ranged:
      /^\s*(?:-|–|to|bis|au|through|t\/m)\s*\d/i.test(after) || /\d\s*(?:-|–|to|bis|au)\s*$/i.test(before)
        ? 1
        : 0,
    illegible: Math.min(1, Math.max(0, (0.95 - legibility) * 5)),
  };
}

/** What stands before the date in its line; where nothing or another column's text does, the line above at the same place. */
function labelOf(line: TextLine, date: PrintedDate, lines: readonly TextLine[]): string {
  const before = line.text.slice(0, date.from);
  const earlier = printedDates(before).at(-1)?.to ?? 0;
  const own = before.slice(earlier);
  const over = labelAbove(line, date, lines);
  const isHeading = isNamed(over) && !/\d/.test(over);
  if (isHeading && before.endsWith(COLUMN_GAP) && !isNamed(before)) return over;
  if (LETTERS.test(own)) return own.slice(-LABEL_LETTERS_MAX);
  return LETTERS.test(before) ? before.slice(-LABEL_LETTERS_MAX) : over;
}

/** Whether a label says of what a day is the day. */
const isNamed = (label: string): boolean => Object.values(LABELS).some((pattern) => pattern.test(label));

/** What the line above says at a date's place. */
function labelAbove(line: TextLine, date: PrintedDate, lines: readonly TextLine[]): string {
  const above = lines[line.index - 1];
  if (!above || above.page !== line.page) return '';
  const [left, , width] = stretch(line, date.from, date.to).box;
  return above.words
    .filter(({ box }) => box[0] < left + width + 0.05 && box[0] + box[2] > left - 0.1)
    .map(({ text }) => text)
    .join(' ');
}
