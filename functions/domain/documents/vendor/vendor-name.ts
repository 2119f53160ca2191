import { oneLine } from '../../text/one-line.ts';
import { wholeWords } from '../../text/whole-words.ts';

/** Legal forms that end a company's name. */
const LEGAL_FORM = wholeWords(
  /(?<![.@])(?:\bs[do]n\.?\s*b\s*h\s*d|\bs\/b|\bbhd|\bberhad|\bltd|\blimited|\bincorporated|\binc|\bllc|\bllp|\bpllc|\bpbc|\bges\.?\s?m\.?\s?b\.?\s?h|\bs\.a\.s(?:\.u)?|\bs\.a\.r\.l|\be\.u\.r\.l|\bs\.\s?a\.\s?u|\bs\.\s?l\.\s?[pu]|\bcorp(?:oration)?|\bgmbh|\bag|\bek(?:onomisk)?\.?\s*f[öo]r(?:ening)?|\be\.?k|\bkg|\bug|\bb\.?v|\bn\.?v|\bsarl|\bsasu?|\beurl|\bs\.?a|\bs\.?l|\bs\.?r\.?l|\bs\.?p\.?a|\bltée|\bltee|\bpty(?:\s+ltd)?|\bpvt|\bplc|\bpte|\bplt|(?<!,\s?)\bco|\bcompany|\bab|\boyj?|\baps|\bsp\.?\s*z\s*o\.?\s*o|\bs\.r\.o|\bd\.o\.o|\bkft|\bzrt|\bdac|\btbk)\b\.?/i,
);
const GLUED_LEGAL_FORM = /sdn\.?\s?bhd|(?:pty|pte|pvt)\.?\s?ltd/i;

/** Legal forms that are common words but for their capitals. */
const CAPITAL_FORM =
  /(?<=\p{L}\s)(?:AS|ASA|(?<!(?:Z[üu]rich|Bern|Luzern|Basel)\s)HB|KB|ANS|ENK|A\/S|I\/S|V\.?O\.?F\.?|[oO]HG|GbR|KGaA|PartG(?:\smbB)?|mbB|eG|e\.\s?V\.?|U\.A\.|SE|UAB|SIA|OÜ|OG|e\.\s?U\.|CC|L(?:da|DA)\.?|Ltda\.?|S\.?N\.?C\.?|s\.n\.c\.|SAU|SLU|SLP)(?=$|[\s,;.)])/u;

/** Words and measures that are legal forms in capitals only, unless the whole text is written small: "14 Tagen ab", "10 kg". */
const SMALL_WORD = /(?<![\p{L}.])(?:ab|kg|ag|ug|sa|sl)(?![\p{L}.])/u;
const SMALL_WORDS = new RegExp(SMALL_WORD, 'gu');

/** A postal code of the Netherlands, whose letters may be those of a form: "Oudegracht 18, 3511 AB". */
const DUTCH_CODE = /(?<=^\W*|[,·|–-]\s*)\d{4}\s[A-Z]{2}(?![\p{L}\d])/gu;

/** Alberta's letters behind a town, which are a company's in Sweden: "Red Deer, AB", "Red Deer AB T4N 1A7". */
const ALBERTA = /(?<=\p{L}\s?,\s*)AB(?![\p{L}\d])|(?<![\p{L}\d])AB(?=,?\s+T\d[A-Z]\s?\d[A-Z]\d)/gu;

/** Whether a text holds a company's legal form (Ltd, GmbH, SDN BHD …). */
export function hasLegalForm(printed: string): boolean {
  if (!holdsForm(printed)) return false;
  const text = printed.replace(DUTCH_CODE, ' ').replace(ALBERTA, ' ');
  if (text !== printed && !holdsForm(text)) return false;
  const isMixed = SMALL_WORD.test(text) && /\p{Lu}/u.test(text);
  return !isMixed || holdsForm(text.replaceAll(SMALL_WORDS, ' '));
}

/** A legal form that ends a name lies within its last letters. */
const FORM_LETTERS = 9;

/** Whether a name ends with a legal form; an Irish county is none: "Strand St, Dingle, Co. Kerry". */
export const endsWithForm = (name: string): boolean =>
  hasLegalForm(name) && hasLegalForm(name.slice(-FORM_LETTERS));

const holdsForm = (text: string): boolean =>
  LEGAL_FORM(text).test(text) || GLUED_LEGAL_FORM.test(text) || CAPITAL_FORM.test(text);

/** The rest of a legal form of two words: "Pvt. Ltd.". */
const FURTHER_FORM =
  /^[\s.,&]*(?:\(\p{L}{1,12}\)\s*)?(?:co\.?\s*kg(?:aa)?|ltd|limited|inc|(?:sdn\.?\s*)?bhd|kg|s\.?a)\b\.?/iu;

/** Where a company's legal form ends within a text that goes on behind it (the mall it stands in, say); undefined elsewhere. */
export function endOfLegalForm(text: string): number | undefined {
  const form = LEGAL_FORM(text).exec(text) ?? GLUED_LEGAL_FORM.exec(text);
  let end = (form?.index ?? 0) + (form?.[0].length ?? 0);
  const more = FURTHER_FORM.exec(text.slice(end));
  if (more) end += more[0].length;
  // "From: Company ABC" is named after the form.
  const isNamed = form && /\p{L}{2}/u.test(text.slice(0, form.index).split(/:\s*/).at(-1) ?? '');
  return isNamed === true && form.index > 3 && /\p{L}{3}/u.test(text.slice(end)) ? end : undefined;
}

/** What stands before "invoice" or "receipt" in a title; alone it names nobody. */
export const TITLE_WORD =
  /^(?:tax|vat|gst|hst|sales|cash|commercial|pro\s?forma|official|final|customer|merchant|cardholder|guest|payment|order|purchase|sale|store|delivery|service|rental|booking|reservation|donation|deposit|refund|return|gift|energy|electric(?:ity)?|gas|water|utility|billing|account|activity|interim|monthly|annual|rent|lease|repair|freight|parking|tuition|membership|subscription|premium|levy|progress|instal?lment|consulting|catering|copy|duplicate|e|my|your|ihre?|votre|notre|uw|su|tu|vostra|sua|din|ditt)$/i;

/** Letters printed apart, as signs have them: "P E N N Y - M A R K T". */
const SPACED = /(?<!\S)(?:[\p{L}-] ){3,}\p{L}(?!\S)/gu;

/** What forms call the line of a name. */
const NAME_LABEL =
  /^\W*(?:(?:company|business|trading)\s*name|nom(?:[eb]|bre)?|name|empresa|empleador|employer|employeur|arbeitgeber|werkgever|datore\s*di\s*lavoro|entidade\s*(?:patronal|empregadora)|arbetsgivare|arbeidsgiver|arbejdsgiver|(?:nome\s*\/\s*)?raz(?:[óo]n|[ãa]o)\s*social|raison\s*sociale|ragione\s*sociale|denomina(?:zione|[çc][ãa]o(?:\s*social)?))\s*:\s*(?=\p{Lu})/iu;

/** A name with the web address that it begins behind it: "Lufthansa, lufthansa.com". */
const OWN_HOST = /^((\p{L}{4,})[^,|–·-]*?)\s*[,|–·-]?\s+(?:www\.)?\2[\p{L}\d-]*\.\p{L}{2,6}\s*$/iu;

/** A tax register's number before the name, in one line of the foot: "HST Number 10533 9335 RT0001. Larch Gas Inc.". */
const TAX_NUMBER_BEFORE =
  /^\W*(?:(?:GST|HST|QST|VAT|TVA|TPS|TVQ|ABN|GSTIN|EIN)(?:\/HST)?\b[^.;]{0,12}\d[\dA-Z ]{6,}[.;,]|CNPJ\W{0,3}\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})\s+(?=\p{Lu}\p{L}+)/u;

/** What says of a name that it is a company's: "Larch is een handelsnaam van Larch Energie nv". */
const TRADING_NAME =
  /(?<=\p{L})\s+(?:is\s+(?:a|the|een)|ist\s+eine?|est\s+une?|[èe]\s+un|es\s+una?|[ée]\s+uma)\s+(?:(?:registered\s+)?(?:trading|business|trade)\s*(?:name|mark)|handelsnaam|handelsname|marke|marque|nom\s*commercial|march\w+|marca|nombre\s*comercial)(?!\p{L}).*$/iu;

/** A company's capital behind its name, in one line of the foot: "SARL Toitures Larch au capital de 8 000 €". */
const CAPITAL =
  /(?<=\p{L}{3}|\.)[\s,–-]+(?:au\s+capital|capitale?\s+sociale?|(?:stamm|grund|aktie)[ck]apital|mit\s+einem\s+kapital|con\s+capital)(?!\p{L}).*$/iu;

/** What says of a company only what it is: "Société anonyme au capital de …". */
const FORM_ONLY = /^\W*(?:soci[ée]t[ée]|entreprise)(?:\s+\p{L}+){0,4}\W*$/iu;

/** A name of at least two words without the capital behind it. */
function withoutCapital(text: string): string {
  const name = text.slice(0, CAPITAL.exec(text)?.index);
  return /\S\s+\S/.test(name) && !FORM_ONLY.test(name) ? name : text;
}

/** What of a house writes, between its name and its address: "Uber Receipts <noreply@uber.com>". */
const SENDER_ROLE =
  /(?<=\S)[\s:|–-]+(?:(?:e-?)?receipts?|billing|invoic(?:es|ing)|orders?|tickets?|for\s*business|support|team|notifications?|accounts?|bookings?|reservations?|customer\s*(?:service|care)|service|no-?reply)(?=\s*<[^<>]*@)/iu;

/** Who of a house writes, with an article that is not the house's: "The Larch Tools Team <hello@larchtools.com>". */
const TEAM_BEFORE = /^\W*(?:the|your)\s+(?=\p{Lu}[^<>]*\s(?:team|crew)\s*<)/iu;

/** What mail programs write before a sender: "Von: Druckerei Halm <buero@druckerei-halm.de>". */
const SENDER_LABEL = /^\W*(?:from|von|de|van|da|fr[åa]n|fra)\s*:\s*/iu;

/** The same before the name: "Reservations – The Alder House <stay@alderhouse.ca>". */
const ROLE_BEFORE =
  /^\W*(?:(?:e-?)?receipts?|billing|invoic(?:es|ing)|orders?|bookings?|reservations?|tickets?|support|accounts?|customer\s*(?:service|care)|service)\s*[–—|:-]\s+(?=\p{Lu})/iu;

/** Whose program sends a house's mails: "Larch Tools via Paddle <help@paddle.com>". */
const SENT_VIA = /(?<=\S)\s+(?:via|through|über)\s+\p{L}[^<>]*(?=<)/u;

/** A mail address behind a name. */
const BEHIND = /<([^<>]*@[^<>]*)>/g;

/** The name of a mail's sender without its label and address, nor its role, unless the address says that it is part of the name. */
function senderName(text: string): string {
  const sender = text.replace(SENDER_LABEL, '');
  const [, address = ''] = [...sender.matchAll(BEHIND)][0] ?? [];
  const own = squeezed(sender.replaceAll(BEHIND, ''));
  const isWhole = own !== '' && address.toLowerCase().split('@')[1]?.includes(own) === true;
  const bare = isWhole
    ? sender
    : sender.replace(TEAM_BEFORE, '').replace(ROLE_BEFORE, '').replace(SENDER_ROLE, '');
  return bare.replace(SENT_VIA, '').replaceAll(BEHIND, '');
}

/** A town with its state or province in brackets behind a name: "Fern Studio (Guelph, ON)". */
const PLACE_BEHIND = /(?<=\p{L}{2})\s*\(\p{Lu}[\p{L} .'’-]{1,30},\s*[A-Z]{2,3}\)\W*$/u;

/** The end of a sentence behind a legal form that is written in capitals, without points: "Shannon Larch DAC. VAT registration …". */
const WITHOUT_POINT = /(?<=\s(?:LLC|LLP|PLC|DAC|CLG|GmbH|AG|KG|UG|SARL|SAS|SASU|EURL|AB|ASA?|ApS|Oyj?))\.$/u;

/** The end of a sentence behind a name whose last word is no abbreviation: "Thanks for coming to MARLOW'S." */
const SENTENCE_END = /(?<=(?<![\p{L}.'’])[\p{L}'’]{5,})\.$/u;
const ABBREVIATED =
  /(?<!\p{L})(?:assoc|assocs|bros|constr|dept|distr|indust|intl|manuf|mfrs|props|univ)\.$/iu;

/** Owners of flats are called by the number of their plan: "Strata Plan 44188". */
const OWNERS_NUMBER =
  /\b(?:strata\s*(?:plan|corporation)|body\s*corporate|(?:owners|condominium)\s*corporation|titles?\s*scheme)\s*(?:no\.?\s*)?\d+\W*$/i;

/** A company's number right behind its form, before what else its sign says: "LIM BAKERY S/B 204611-K (KL2)". */
const FORM_AND_NUMBER = /(\b(?:s\/b|bhd|ltd|limited|inc|llc|plc|gmbh)\b\.?)\s+\(?\d{5,}(?:-[A-Z0-9])?\b.*$/i;

/** A shop's number behind its name, and what goes on behind that: "Larch Subs#39120-0 Phone". */
const SHOP_NUMBER = /(?<=\p{L}{3})\s?#\s?[\d~]\d{2,}.*$/u;

/** What claims a page's rights for the name behind it: "© 2026 Larch Tools, Inc". */
const COPYRIGHT = /^\W*(?:©|\(c\)|copyright)[\s©]*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?[,\s]*(?=\p{Lu})/iu;

/** A name without registration numbers behind it and without marks around it. */
export function cleanName(text: string): string {
  const bare = withoutCapital(text.includes('@') ? senderName(text) : text)
    .replace(SPACED, (letters) => letters.replaceAll(' ', ''))
    .replace(/(\b(?:ltd|limited|inc|llc|gmbh|ag|b\.v\.?|sarl|plc|bhd)\b\.?)\s+[-–•|·,]\s.*$/i, '$1')
    .replace(/\(?\s*(?:co\.?|company|reg\.?|roc|gst|abn|vat)\s*(?:reg\.?\s*)?(?:no|id)\b.*$/i, '')
    .replace(
      /\s+(?:N\.?I\.?F|C\.?I\.?F|NIPC|SIRET|SIREN|UID|KvK|CVR|P\.?\s?IVA|USt-?Id\S*|Org\.?\s?-?nr)\b\.?[\s:]*[A-Z]{0,3}[-\s]?\d.*$/iu,
      '',
    )
    .replace(
      OWNERS_NUMBER.test(text) ? '' : /\(?\s*(?:\b[A-Z]{1,2}-?)?\d{5,}\s*-?\s*[A-Z0-9]?\s*\)?\s*$/i,
      '',
    )
    .replace(FORM_AND_NUMBER, '$1')
    // What the law wants in a company's foot is called so, as programs print it.
    .replace(/^\W*registered\s+(?:office|address)\s*:\s*(?:attention\s*:\s*)?(?=\p{Lu})/iu, '')
    // Recognition leaves a blank behind an apostrophe.
    .replace(/(?<!\p{L})([ODL]['’])\s(?=\p{Lu}\p{Ll})/gu, '$1')
    // A legal form that a dash parts from the name is none of it: "Larch Mobile - SAS au capital de …".
    .replace(/(?<=\p{L})\s+[-–]\s*(?:SASU?|SARL|EURL|SNC|SCI|S\.?A\.?)\s*$/u, '')
    .replace(/[([{]\s*[A-Z]{0,4}\d{4,}[^)]*[)\]}]?\s*$/i, '')
    .replace(
      /[\s:|–-]+(?:(?:tax|vat|work|cash|official|commercial|booking|payment)\s*)?(?:invoice|receipt|rechnung|facture|factuur|factura)\W*$/i,
      '',
    )
    .replace(/(?<=\S\s\S*)[\s:|–-]+statement\W*$/i, '')
    .replace(/^(?:Inh(?:aber(?:in)?)?|Prop(?:rietor)?|Titolare|Owner)\b[.:]*\s+(?=\p{Lu})/u, '')
    .replace(TAX_NUMBER_BEFORE, '')
    .replace(TRADING_NAME, '')
    .replace(/^\W*\d{1,6}\s*\*\s*(?=\p{Lu})/u, '')

    .replace(/\s*\((?:seller|shop|store|view|see)\b[^()]*\)\s*$/i, '')
    .replace(PLACE_BEHIND, '')
    .replace(/\s#\s?\d{1,5}\s*$/u, '')
    .replace(hasLegalForm(text) ? '' : SHOP_NUMBER, '')
    .replace(COPYRIGHT, '')
    .replace(OWN_HOST, '$1')
    .replace(NAME_LABEL, '')
    .replace(/(sdn)\.?\s*(bhd)/i, ' $1 $2');
  const name = oneLine(bare)
    .replace(/^[^\p{L}\d]+|[^\p{L}\d.)!]+$/gu, '')
    .replace(WITHOUT_POINT, '');
  return asName(name, text);
}

/** A name without the point of the sentence that it ends; the text itself where nothing but a title's word is left. */
function asName(cleaned: string, text: string): string {
  const isOther = ABBREVIATED.test(cleaned) || endsWithForm(cleaned) || /[.!?]\s/.test(cleaned);
  const name = isOther ? cleaned : cleaned.replace(SENTENCE_END, '');
  return name === '' || TITLE_WORD.test(name) ? text : name;
}

/** Letters and digits only, lower case: for comparing names whose blanks were lost. */
export function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

export const MAIL_PROVIDER =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|live|aol|gmx|web|proton(?:mail)?|me)$/i;
const ADDRESS =
  /^[^\s@]+@(?:[\w-]+\.)*?([\w-]+)\.(?:(?:co|com|org|net|gov|govt|gouv|gob|ac|edu|nhs|sch|plc|ltd)\.)?[a-z]{2,6}$/i;
const DOMAIN = /^([\p{L}\d-]{3,})\.(?:co\.[a-z]{2}|com(?:\.[a-z]{2})?|ca|de|fr|nl|co|net|org|io)$/iu;

/** Houses that are called as their web address is: without its ending the name is a common word. */
const HOST_NAMED =
  /^(?:booking|hotels|monday|check24|check|lastminute|notebooksbilliger|bol|cars|cheap)\.(?:com|de)$/i;

/** The name in a mail address or web domain: service@paypal.co.uk and PayPal.com are PayPal; other texts stay as they are. */
export function brandOf(name: string): string {
  const address = ADDRESS.exec(name)?.[1];
  if (address !== undefined && !MAIL_PROVIDER.test(address))
    return address.charAt(0).toUpperCase() + address.slice(1);
  return HOST_NAMED.test(name) ? name : (DOMAIN.exec(name)?.[1] ?? name);
}

/** A foundation as partner of a limited partnership, as GmbH & Co. KG has a company. */
const FOUNDATION = /\bStiftung(?=\s*&\s*Co\b)/u;

/** A name without its legal form, for telling whether two are the same but for it. */
export function withoutLegalForm(name: string): string {
  const bare = name
    .replace(FOUNDATION, ' ')
    .replace(CAPITAL_FORM, ' ')
    .replace(new RegExp(`(?:${GLUED_LEGAL_FORM.source}|${LEGAL_FORM(name).source})`, 'gi'), ' ');
  return oneLine(bare).replace(/[\s&.,]+$/u, '');
}
