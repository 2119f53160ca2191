import { HOSTS, HOUSES_OF_CANADA, PAID_BY, PLACES } from './country-marks.ts';

/** What on a document speaks for a currency, how strongly, and what else has to stand on it before it does. */
export interface CurrencyClue {
  readonly currency: string;
  readonly pattern: RegExp;
  readonly weight: number;
  readonly beside?: RegExp;
  /** What shows another country, whose words are the same. */
  readonly unless?: RegExp;
  /** The currency of a country that has the same at home: it says nothing to an organization of that country. */
  readonly sharedWith?: string;
}

/** Written as such: its sign, its code or its name. */
const WRITTEN = 4;
/** A number or a pair of taxes that only one country has. */
const OWN = 2.5;
/** A place by itself, without the sign that its country writes. */
const NAMESAKE = 1;
/** How one country writes its telephone numbers, its postal codes or its tax: likely, and never sure by itself. */
const HINT = 1.2;

const GST = /\bG\.?S\.?T(?![a-z])|\bT\.?P\.?S\b/i;
const VAT_NAME = /\bV\.?A\.?T\b|\bI\.?V\.?A\b|\bT\.?V\.?A\b|\b(?:DPH|DDV|PVM|PVN|ALV|PDV)\b|ΦΠΑ/i;
const MOMS = /\bmoms\b/i;

/** A clue that Canada has too. */
const ofNorthAmerica = (each: CurrencyClue): CurrencyClue => ({ ...each, sharedWith: 'CAD' });

const clue = (currency: string, weight: number, pattern: RegExp, beside?: RegExp): CurrencyClue => ({
  currency,
  pattern,
  weight,
  ...(beside && { beside }),
});

/** What Finns who write Swedish call the number of their trade register, and their accounts. */
const FINLAND = /\bFO-?n(?:ummer|r)\b|\bFI\d\d ?\d{4} ?\d{4} ?\d{4} ?\d\d\b/i;

/** A clue that says nothing on a paper that shows another country's. */
const unless = (other: RegExp, currency: string, weight: number, pattern: RegExp): CurrencyClue => ({
  currency,
  pattern,
  weight,
  unless: other,
});

/** The month before a day that is no month. */
const MONTH_FIRST = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:20)?\d\d(?![\d/])/g;

/**
 * What names a currency, and what only hints at its country: numbers of tax registers, taxes that stand side by side in one country
 * only, addresses. Recognised photographs often lack the sign itself.
 */
export const currencyClues: readonly CurrencyClue[] = [
  // Behind an Italian postal code and town it is Rome's province, before a bare number a room.
  clue(
    'MYR',
    WRITTEN,
    /(?<![a-z])RM\s?\d[\d,]*[.,]\d\d|\bMYR\b|(?<!\b\d{5} \p{L}[\p{L}'’ ]{1,30}\(?)(?:\(RM\)|\bRM\b(?!\s?\d{1,4}(?![\d.,])))|ringgit/gu,
  ),
  clue('MYR', 2.4, /sdn\.?\s?bhd|jalan|kuala\s?lumpur|selangor|johor|malaysia/gi),
  clue('MYR', OWN, /\b[A-Z]\d{2}-\d{4}-\d{8}\b/g, /\bSST\b|service tax|sales tax/i),
  // Ireland's postal codes.
  clue('EUR', OWN, /\b(?:[AC-FHKNPRTV-Y]\d\d|D6W) (?=[A-Z\d]*[A-Z])(?=[A-Z\d]*\d)[AC-FHKNPRTV-Y\d]{4}\b/g),
  clue('EUR', WRITTEN, /€|\bEUR\b|\beuros?\b/gi),
  clue('EUR', 1, /\bMwSt|\bTVA(?![a-z])|\bBTW(?![a-z])|\bUSt-?Id/gi),
  // VAT numbers of the euro's countries, as the EU's VIES writes them; those of few figures could be anything else without a VAT.
  clue(
    'EUR',
    OWN,
    /\b(?:IE ?\d[A-Z\d]\d{5}[A-W][A-I]?|DE ?\d{9}|FR ?[A-Z\d]{2} ?\d{9}|NL ?\d{9}B\d{2}|IT ?\d{11}|ESX?[A-Z]\d{7}[A-Z\d]|ATU\d{8}|BE ?[01]\d{9})\b/g,
  ),
  clue(
    'EUR',
    OWN,
    /\b(?:PT ?\d{9}|FI ?\d{8}|LU ?\d{8}|EL ?\d{9}|SK ?\d{10}|SI ?\d{8}|EE ?\d{9}|LV ?\d{11}|HR ?\d{11}|MT ?\d{8}|CY ?\d{8}[A-Z])\b/g,
    VAT_NAME,
  ),
  clue('EUR', 1, /\bDublin\b|\bCo\. ?(?:Cork|Galway|Kerry|Limerick|Mayo|Kildare|Meath|Wicklow|Donegal)\b/gi),
  clue('GBP', WRITTEN, /£(?![-–]?\p{L})|\bGBP\b|\bpounds? sterling\b/giu),
  clue('GBP', OWN, /\bGB ?\d{3} ?\d{4} ?\d{2}\b/g),
  clue('GBP', OWN, /\bVAT\b(?: N0)?[^\d%]{0,24}\d{3} \d{4} \d{2}\b/gi),
  clue('GBP', OWN, /\bVAT\b[^\d%]{0,24}\d{9}\b/gi, /\b20(?:\.0+)? ?%/),
  // Nobody else writes nine figures for a VAT without the country's letters, but a misread number may lose one.
  clue('GBP', HINT, /\bVAT(?: ?Reg\S*)?(?: ?N[o0]\S*)?[\s.:]{0,4}\d{9}(?!\d)/gi),
  clue(
    'GBP',
    1,
    /\b[A-Z]{1,2}\d[A-Z\d]? \d(?:[A-Z]{2}|[a-z][A-Z]|[A-Z][a-z])\b|\bVAT\s?(?:reg|no)|United Kingdom/g,
  ),
  // Ofcom's ways of writing a number: an area code of three to five figures, a subscriber of six to eight.
  clue(
    'GBP',
    HINT,
    /(?<![\d+)/-] ?)(?:\(?01\d{3}\)? \d{3} ?\d{3}|\(?0(?:2[03489]|1[1-9]1|11[3-8])\)? \d{3,4} \d{4}|07\d{3} \d{3} ?\d{3})(?![\d/-])/g,
    /\b(?:total|invoice|receipt|card|paid|balance)\b/i,
  ),
  clue('GBP', HINT, /\bregistered charity\b|\bcharity (?:reg\S* )?(?:no|number)\b/gi),
  clue(
    'GBP',
    HINT,
    /\bVAT\b[^\d%]{0,12}20(?:\.0+)? ?%|\b20(?:\.0+)? ?% VAT\b/g,
    /\bVAT\b[\s:]*(?:(?:reg|no|number)[\s.:]*){0,2}\d{3} ?\d/i,
  ),
  clue('INR', WRITTEN, /₹|\bINR\b/g),
  // Rupees are those of five countries.
  clue('INR', 2.4, /\bRs\b\.?\s{0,4}-?\d|\(Rs\.?\)/g),
  clue('NPR', WRITTEN, /\bNPR\b|\bNRs\.?\s?\d/gi),
  clue('PKR', WRITTEN, /\bPKR\b/gi),
  clue('LKR', WRITTEN, /\bLKR\b/gi),
  ...PLACES.flatMap(([currency, sign, places]) => {
    const pattern = new RegExp(String.raw`\b(?:${places})\b`, 'gi');
    return [clue(currency, WRITTEN, pattern, sign), clue(currency, NAMESAKE, pattern)];
  }),
  clue('JPY', WRITTEN, /\bJPY\b|\d ?円|日本/g),
  // Its own letters.
  clue('JPY', OWN, /[ぁ-んァ-ー]{2}|(?<=\d)年\d+月\d+日/g, /¥|￥|円/),
  clue('JPY', OWN, /[¥￥]/g, /\b(?:Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Sapporo|Fukuoka|Japan)\b|\bT\d{13}\b/i),
  clue('BRL', WRITTEN, /\bBRL\b|R\$/g),
  clue('BRL', OWN, /\bCNPJ(?=\W{0,4}\d|\W*(?:\/\s?CPF\W*)?$|\W+d[eo]\b)/gm),
  clue('CNY', WRITTEN, /\bCNY\b|\bRMB\b|人民币|\d ?元/g),
  clue('HKD', WRITTEN, /\bHKD\b|HK\$/gi),
  // Restaurants elsewhere are named after it, and ask for dollars too.
  clue('HKD', OWN, /Hong ?Kong|Kowloon/gi, /\$/),
  clue('IDR', WRITTEN, /\bIDR\b|\bRp\.?\s?\d|\bPPN\b|\bNPWP\b/g),
  clue('INR', OWN, /\b\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]\b/g),
  clue('INR', OWN, /\bCGST\b/gi, /\b(?:S|UT)GST\b/i),
  clue('INR', 1, /\bGSTIN\b|\bIndia\b|\bPvt\b/gi),
  // The country that numbers are called in.
  ...(
    [
      ['GBP', '44'],
      ['NOK', '47'],
      ['SEK', '46'],
      ['DKK', '45'],
      ['CHF', '41'],
      ['EUR', '(?:49|33|31|32|34|39|351|353|43|358|352|30)'],
      ['AUD', '61'],
      ['NZD', '64'],
      ['SGD', '65'],
      ['HKD', '852'],
      ['INR', '91'],
      ['NPR', '977'],
      ['JPY', '81'],
    ] as const
  ).map(([currency, code]) =>
    clue(currency, 2, new RegExp(String.raw`(?:\+|\b00) ?${code}[ (-]{1,2}\d[\d ()-]{5,}\d`, 'g')),
  ),
  clue('EUR', 2, /\bIBAN:? ?(?:DE|FR|NL|BE|AT|ES|IT|IE|PT|FI|LU)\d\d/g),
  clue(
    'EUR',
    1,
    /\b(?:NL\d{2} ?[A-Z]{4} ?\d{4}|(?:DE|AT|FI|ES|BE|IE|PT|LU|FR|IT)\d{2} ?[A-Z\d]{4} ?\d{4}) ?\d/g,
  ),
  // What payslips of one country, or of the euro's, speak of.
  clue(
    'EUR',
    OWN,
    /\bloonheffing\b|\blohnsteuer\b|\bURSSAF\b|\bINPS\b|\bIRPEF\b|\bIRPF\b|\bIRS\b.*seguran[çc]a social/gi,
  ),
  clue(
    'GBP',
    OWN,
    /\bNational Insurance\b|\bHMRC\b|\bTax c[o0]de\W{0,2}\d{3,4}[LMNT]\b|\bNI\b\W{0,4}[A-Z]{2} ?\d{2} ?\d{2} ?\d{2}/gi,
  ),
  clue('AUD', OWN, /\bPAYG\b|\bsuperannuation\b/gi),
  clue('NZD', OWN, /\bKiwi ?Saver\b/gi),
  clue('USD', OWN, /\bFICA\b|\bMedicare Tax\b|\b401\(?k\)?/gi),
  // Registers of the euro's countries, by the names of their numbers.
  clue('EUR', OWN, /\bSIRET[^\da-z]{0,6}\d{3} ?\d{3} ?\d{3} ?\d{5}\b|\bRCS\b/gi),
  clue(
    'EUR',
    OWN,
    /\bP\. ?IVA[^\d]{0,6}\d{11}(?!\d)|\bPartita IVA\b|documento commerciale|totale complessivo/gi,
  ),
  // Rates of Spain's IVA, of which Argentina has one: it asks for pesos with a dollar's sign.
  clue('EUR', HINT, /(?<![\d.,])(?:4|10|21)(?:[.,]00?)? ?%/g, /\bI\.?V\.?A\b|\bbase\b.*\bcuota\b/i),
  clue('EUR', OWN, /\b[CN][. ]{0,3}I[. ]{0,3}F\b[^A-Z\d]{0,4}(?:[A-Z]-?\d{7}[A-Z\d]|\d{8}[A-Z])\b/g),
  clue('EUR', OWN, /\b(?:fac?tura|fra\.?)\s*simplificada\b/gi, /\bI\.?V\.?A\b/i),
  // Spain's tills that lack the sign print its letter behind their amounts.
  clue('EUR', HINT, /\d,\d\d ?E\b/g, /\bI\.?V\.?A\b|\bN[. ]{0,3}I[. ]{0,3}F\b/i),
  // How Portugal has bills and slips numbered: their kind, a series and a number in it.
  clue('EUR', HINT, /\bF[RST] ?[A-Z\d]{1,14}\/\d{1,10}\b/g, /\bIVA\b/),
  clue(
    'EUR',
    OWN,
    /\b(?:NIF|NIPC|Contribuinte)\b[^\d]{0,6}\d{3} ?\d{3} ?\d{3}\b/g,
    /\bIVA\b|fatura|Lda|multibanco|\brua\b/i,
  ),
  clue(
    'EUR',
    OWN,
    /\b(?:St\.?|Steuer)-?(?:[Nn]r|[Nn]ummer)\b[^\d]{0,4}\d{2,3}\/\d{3}\/\d{4,5}\b|\bHRB ?\d|Amtsgericht/g,
  ),
  clue('EUR', OWN, new RegExp(FINLAND, 'gi')),
  clue('EUR', OWN, /\bY-tunnus\b|\bALV\b|\byhteens[äa]\b/gi),
  clue('EUR', OWN, /\bKvK\b[^\d]{0,6}\d{8}\b/gi),
  clue(
    'EUR',
    HINT,
    /(?<![\d-])\d{4} [A-Z]{2} \p{Lu}\p{Ll}+/gu,
    /\bB\.?V\b|\b(?:factuur|totaal|btw|\p{L}+(?:straat|weg))\b/iu,
  ),
  // Addresses of France, Portugal and Germany, as far as a line shows them.
  clue('EUR', 1.2, /\b(?:rue|avenue|bd|quai|place)\b[^\d]*\d{5} \p{Lu}|\b\d{5} \p{Lu}+ CEDEX/giu),
  clue('EUR', 1.2, /\b\d{4}-\d{3} \p{Lu}\p{Ll}+/gu, /\b(?:rua|av\.|avenida|largo|pra[çc]a|NIF)\b/i),
  clue('EUR', 1.2, /(?:str\.|straße|strasse|platz|weg|allee) ?\d+[a-z]?,? +\d{5} \p{Lu}/giu),
  clue('SGD', WRITTEN, /\bSGD\b|(?<!U)S\$/g),
  // Kitchens name their goods after it, which stand before a price.
  clue('SGD', OWN, /\bSingapore\b(?!.*\d[.,]\d\d\W*$)/gm),
  clue('SGD', OWN, /\bM[A-Z\d]?-\d{7}-[A-Z\d]\b|\bUEN\b|\b(?:19|20)\d{7}[A-Z]\b/g, GST),
  clue('SGD', HINT, /\bPte\.? ?Ltd\b|\bNETS\b|\bPayNow\b/gi),
  clue('CAD', WRITTEN, /\bCAD\b|CA\$|C\$\s?\d|\d ?\$ ?CA\b|\bCanadian dollars?\b|\bdollars canadiens\b/gi),
  clue(
    'CAD',
    OWN,
    // Breakfast in German capitals has the letters of a tax in it: "FRÜHSTÜCK".
    /(?<!\p{L})(?:HST|QST|T\.?V\.?Q|TVH)(?!\p{L})|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\bCanada\b|\b(?:Ontario|Québec|Alberta)\b|\b(?:EDMONTON|CALGARY|TORONTO|OTTAWA),? (?:ALBERTA|ONTARIO)\b/gu,
  ),
  // The Canada Revenue Agency's number of a business and its GST account; before 1997 an R and nine figures.
  clue('CAD', OWN, /\b\d(?:[ -]?\d){8}[ -]{0,2}RT[ -]{0,2}\d{4}\b/gi),
  // The same number in its groups of five and four.
  clue('CAD', OWN, /\b[GH]ST(?![a-z])[^\d%]{0,12}\d{5}[ -]\d{4}\b/gi),
  // A postal code with a dash, and a large town with its province, however a slip lays them out.
  clue('CAD', OWN, /\b[ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z]-\d[ABCEGHJ-NPR-TV-Z]\d\b/g),
  clue(
    'CAD',
    OWN,
    /\b(?:Toronto|Mississauga|Brampton|Ottawa),?\s+ON\b|\bMontr[ée]al,?\s+QC\b|\b(?:Calgary|Edmonton)\s?,?\s+AB\b|\b(?:Vancouver|Surrey|Burnaby),?\s+BC\b|\bWinnipeg,?\s+MB\b|\b(?:Regina|Saskatoon),?\s+SK\b|\bHalifax,?\s+NS\b/gi,
  ),
  clue('CAD', OWN, /\b(?:GST|HST|TPS|TVH)\b[^\d]{0,16}\bR ?\d{9}\b/g),
  // A province's tax beside the country's; after a time of day it is the Pacific's.
  clue('CAD', OWN, /(?<!\d:\d\d(?::\d\d)?\s?(?:[ap]\.?m\.?\s?)?)\b(?:P\.?S\.?T(?![a-z])|RST\b|TVP\b)/gi, GST),
  // A town and its province, or a large town by itself, beside the country's tax.
  clue(
    'CAD',
    1.5,
    /\p{Lu}\p{L}+(?:,? |,)(?:(?:AB|BC|MB|NB|NL|NS|ON|PE|PEI|QC|SK|YT|NT)(?=$|   | [A-Z]\d| \(?\d)|B\.C\.|N\.[BS]\.|P\.E\.I\.|Ont\.|Alta\.|Qu[eé]\.|Sask\.)/gmu,
    GST,
  ),
  // The number of a business without its account, beside the country's rate.
  clue('CAD', OWN, /\bGST(?![a-z])(?:\D{0,4}5(?:\.0+)? ?%)?[^\d%]{0,12}\d{9}\b/g, /\b5(?:\.0+)? ?%/),
  clue(
    'CAD',
    1.5,
    /\b(?:Toronto|Montr[ée]al|Vancouver|Calgary|Edmonton|Ottawa|Winnipeg|Saskatoon|Mississauga|Brampton|Gatineau|Moncton|Fredericton)(?! (?:St\b|Street|Rd\b|Road|Ave|Dr\b|Drive|Lane))/g,
    GST,
  ),
  // Houses that no other country has.
  clue('CAD', 1.5, HOUSES_OF_CANADA),
  clue('AUD', WRITTEN, /\bAUD\b|(?<!C)AU?\$\s?\d|\d ?\$ ?AU\b|\bAustralian dollars?\b/gi),
  clue(
    'AUD',
    OWN,
    /\bA\.?B\.?N\b(?! ?AMRO)|(?:NSW|VIC|QLD|TAS) ?\d{4}\b|Australia|\bHICAPS\b|\bBPAY\b|\bBSB\b/g,
  ),
  clue('AUD', OWN, /\bGST\b[^\d%]{0,12}10(?:\.0+)? ?%|\b10(?:\.0+)? ?% ?GST\b/gi),
  // Area codes of one figure behind the zero and eight figures; mobiles begin with 04.
  clue(
    'AUD',
    HINT,
    /(?<![\d+/-] ?)\(?0[2378]\)? \d{4} \d{4}(?!\d)|(?<![\d+/-] ?)04\d\d \d{3} \d{3}(?!\d)/g,
    /\$/,
  ),
  clue('NZD', WRITTEN, /\bNZD\b|NZ\$|\bNew Zealand dollars?\b/gi),
  clue(
    'NZD',
    OWN,
    /\bNZBN\b|New Zealand|(?:Auckland|Wellington|Christchurch|Dunedin|Tauranga|Napier|Queenstown|Rotorua|Invercargill|Palmerston North|New Plymouth|Whang[aā]rei|W[aā]naka|Taup[oō]\b|Timaru)(?! (?:St\b|Street|Rd\b|Road|Ave|Dr\b|Drive|Cres|Sq\b|Square|Lane|Place|Terrace|Way))/g,
  ),
  clue(
    'NZD',
    OWN,
    /\bGST\b[^\d%]{0,16}\d{2,3}[- ]\d{3}[- ]\d{3}\b(?! ?-?RT)/gi,
    /\b15(?:\.0+)? ?%|\bEFTPOS\b/i,
  ),
  clue(
    'NZD',
    OWN,
    /\b(?:Auckland|Wellington|Christchurch|Dunedin|Hamilton|Tauranga|Napier|Nelson|Queenstown|Rotorua|Invercargill|Palmerston North|New Plymouth|Whang[aā]rei) (?!20[23]\d)\d{4}\b(?![\d,.]|-\d)/gi,
  ),
  // Inland Revenue's number with its dashes; no other country's register of a GST writes eight or nine figures so.
  clue('NZD', OWN, /\bGST(?![a-z])(?: ?N[o0]\.?)?[^\d%]{0,16}\d{2,3}-\d{3}-\d{3}\b(?! ?-?RT)/gi),
  clue('NZD', OWN, /\bGST(?![a-z])[^\d%]{0,12}15(?:\.0+)? ?%|\b15(?:\.0+)? ?% ?GST\b/gi),
  // A bank account of New Zealand: bank, branch, account, suffix.
  clue('NZD', OWN, /(?<![\d-])\d{2}-\d{4}-\d{7}-\d{2,3}(?![\d-])/g),
  clue('NZD', HINT, /(?<![\d+/-] ?)\(?0[34679]\)? \d{3} \d{4}(?!\d)/g, /\$/),
  // In French the country's letters stand behind the sign: "24,99 $US".
  clue('USD', WRITTEN, /\bUSD\b|US\$|\d ?\$ ?US\b|\bU\.?S\.? dollars?\b/gi),
  clue(
    'USD',
    2,
    /\b(?:A[LKZR]|C[AOT]|[Cc]0|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|[O0][HKR]|PA|RI|S[CD]|T[NXx]|UT|V[TA]|W[AVIY]),? \d{5}(?:-\d{4})?\b|Sales Tax/g,
  ),
  // A town and its state; no other country's abbreviations stand so. Those that are words too stand behind a comma: "MERCHANT ID".
  clue(
    'USD',
    1.5,
    /(?<!\p{L})(?!(?:CREDIT|DEBIT|CASH|CARD) )\p{Lu}\p{L}+(?:,? (?:A[LKZR]|C[AOT]|FL|GA|I[LA]|K[SY]|M[ADINSOT]|N[VHJMYCD]|O[HR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])|, (?:ID|OK))(?=$|   |(?<=, ..)\d{5}(?![\d-]))/gmu,
  ),
  clue(
    'USD',
    1.5,
    /\p{Lu}\p{Ll}+,\s?(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming)\b/gu,
  ),
  ofNorthAmerica(clue('USD', HINT, MONTH_FIRST, /\btax\b|\$/i)),
  // Canada's tills write so as well, if not as often.
  ofNorthAmerica(clue('CAD', HINT / 2, MONTH_FIRST, /\btax\b|\$/i)),
  // Quebec writes the sign behind its amounts, and a comma before the cents.
  clue('CAD', 2.4, /\d,\d\d ?\$(?! ?[A-Z]{2}\b)/g),
  // The country whose addresses end so.
  ...HOSTS.map(([currency, ending]) =>
    clue(currency, HINT, new RegExp(String.raw`[\w-]{2}\.(?:${ending})(?![\w.-]*\w)`, 'gi')),
  ),
  // Ways to pay that only one country has.
  ...PAID_BY.map(([currency, name]) => clue(currency, 2, new RegExp(String.raw`\b(?:${name})\b`, 'g'))),
  // France's bank card, as its tills print it.
  clue('EUR', 2, /^\W*CB\b(?=\W*\d|\s*(?:SANS CONTACT|EMV)|\W*$)/gm, /\bTTC\b|\bT\.?V\.?A\b|\bmerci\b/i),
  // North America's telephone numbers, in the way that the United States write them most.
  ofNorthAmerica(clue('USD', 1, /\(\d{3}\) ?\d{3}-\d{4}(?!\d)/g)),
  // Whose dollars they are where the paper speaks of two countries, nobody knows for certain.
  clue('USD', 2, /\bUnited States\b|\bU\.?S\.?A\b/g),
  // Countries that write $ before their pesos, by the numbers of their taxpayers as their papers name them.
  clue('MXN', WRITTEN, /\bMXN\b|\bpesos mexicanos\b|\bM\.X\.N\b/gi),
  clue('MXN', OWN, /\bR\.?F\.?C\b[^A-Z\d]{0,4}[A-ZÑ&]{3,4}[ -]?\d{6}[ -]?[A-Z\d]{3}\b|\bCFDI\b/g),
  clue('MXN', OWN, /\bpesos\s+\d{1,2}\/100\s+M\.? ?N\b/gi),
  clue('MXN', HINT, /\bS\.? ?A\.? de C\.? ?V\b/gi),
  clue('ARS', WRITTEN, /\bARS\b(?=\s?\$?\s?\d)|\d ARS\b|\bpesos argentinos\b/g),
  clue('ARS', OWN, /\bC\.?U\.?I\.?T\b[^\d]{0,6}\d{2}-?\d{8}-?\d\b/g),
  clue('CLP', WRITTEN, /\bCLP\b(?=\s?\$?\s?\d)|\d CLP\b|\bpesos chilenos\b/g),
  clue('CLP', OWN, /\bR\.?U\.?T\b[^\d]{0,6}\d{1,2}\.?\d{3}\.?\d{3}-[\dK]\b/gi, /\$/),
  clue('COP', WRITTEN, /\bCOP\b(?=\s?\$?\s?\d)|\d COP\b|\bpesos colombianos\b/g),
  clue('COP', OWN, /\bNIT\b[^\d]{0,6}\d{3}\.?\d{3}\.?\d{3}(?: ?- ?\d)?\b/g, /\$/),
  // Lumber has feet by the same letters, and no thousands of them.
  clue('HUF', WRITTEN, /\bHUF\b|\d{1,3}(?:[ .]\d{3})+ ?Ft\b/g),
  clue('HUF', OWN, /\d ?Ft\b/g, /[öo]sszesen/i),
  clue('HUF', OWN, /\bad[óo6]sz[áa]m\b[^\d]{0,6}\d{8}-\d-\d{2}\b/gi),
  clue('CHF', WRITTEN, /\bCHF\b|\bSFr\b/g),
  clue('CHF', OWN, /\bFr\.\s*\d/g),
  clue('CHF', OWN, /\bCHE[- ]?\d{3}\.?\d{3}\.?\d{3}\b/g),
  // No other country taxes at these rates.
  clue(
    'CHF',
    OWN,
    /(?:MwSt|MWST|USt|TVA|T\.V\.A|IVA|VAT)\b[^\d%]{0,12}(?:8[.,]1|3[.,]8|2[.,]6|7[.,]7)0? ?%|(?<![\d.,])(?:8[.,]1|3[.,]8|2[.,]6|7[.,]7)0? ?% ?(?:MwSt|MWST|USt|TVA|IVA|VAT)\b/g,
  ),
  clue('NOK', WRITTEN, /\bNOK\b/g),
  clue(
    'NOK',
    OWN,
    /(?<!\p{L})å betale\b|\bMVA\b|\bbeløp\b|forfallsdato|\borg\.? ?nr\.?:? ?(?:NO ?)?\d{3} ?\d{3} ?\d{3}\b/giu,
  ),
  clue('NOK', OWN, /l[øo]nnsslipp|skattetrekk|feriepengegrunnlag/gi),
  clue('NOK', OWN, /\b\d{3} ?\d{3} ?\d{3} ?MVA\b/g),
  clue('SEK', WRITTEN, /\bSEK\b/g),
  unless(
    FINLAND,
    'SEK',
    OWN,
    /\batt betala\b|\bkvitto\b|\bbankgiro\b|\bplusgiro\b|f[öo]rfallodatum|fakturadatum|\bbelopp\b|\bexkl\.? moms\b|\bF-skatt\b/gi,
  ),
  clue('SEK', OWN, /l[öo]nebesked|l[öo]nespec|prelimin[äa]r ?skatt/gi),
  clue('SEK', OWN, /\b[O0]rg\.? ?-?n(?:umme)?r(?![a-z])[^\d]{0,6}\d{6}-?\d{4}\b|\bSE ?\d{10}01\b/gi, MOMS),
  clue('SEK', HINT, /\p{L}{2} AB(?=$|   |[,·.])/gmu, MOMS),
  clue('DKK', WRITTEN, /\bDKK\b/g),
  clue(
    'DKK',
    OWN,
    /\bat betale\b|\bdankort\b|\bheraf moms\b|\bmoms udgør\b|forfaldsdato|\bbyttepenge\b|\bbeløb\b|\bekskl\.? moms\b/gi,
  ),
  clue('DKK', OWN, /l[øo]nseddel|\bAM-bidrag\b|\bA-skat\b/gi),
  clue('DKK', OWN, /\bCVR(?!\p{L})[^\d]{0,10}(?:\d ?){8}\b/giu, MOMS),
  // Recognition takes the stroke of the sign's second letter for that of a t.
  clue('PLN', WRITTEN, /\bPLN\b|\d ?zł|\d,\d\d ?zt\b/g),
  clue('PLN', OWN, /\bNIP(?![a-z])[^\d]{0,6}\d{3}-?\d{2,3}-?\d{2}-?\d{2,3}\b/g),
  clue('CZK', WRITTEN, /\bCZK\b|\d ?Kč/g),
  // Recognition loses the hooks of its letters.
  clue('CZK', OWN, /\bDI[ČC]\b[^\d]{0,4}CZ ?\d{8,10}\b/g),
  clue('ZAR', WRITTEN, /\bZAR\b/g),
  clue('ZAR', HINT, /(?<![\w$-])R ?\d{1,3}(?: ?\d{3})*[.,]\d\d(?![\d.,])/g),
  clue(
    'ZAR',
    OWN,
    /\bVAT\b(?:[^\d%]{0,6}N0)?[^\d%]{0,24}4\d{9}\b/gi,
    /\(Pty\)|South Africa|\b15(?:\.0+)? ?%/i,
  ),
  clue('AED', WRITTEN, /\bAED\b/g),
  clue('AED', OWN, /\bTRN\b[^\d]{0,8}100\d{12}\b/g),
  clue('AED', 1, /\b(?:Dubai|Abu Dhabi|Sharjah)\b|\bU\.A\.E\b|\bUnited Arab Emirates\b/g),
  // Tills leave no room between a code and its amount: GBP6.40, 25.00AED.
  ...'AED AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD INR JPY MYR NOK NZD PLN SEK SGD USD ZAR'
    .split(' ')
    .map((code) =>
      clue(
        code,
        WRITTEN,
        new RegExp(String.raw`\b${code}(?=-?\d[\d,.]{0,12}[.,]\d\d(?!\d))|(?<=\d[.,]\d\d)${code}\b`, 'g'),
      ),
    ),
];
