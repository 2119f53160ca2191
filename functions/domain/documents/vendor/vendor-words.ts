import { wholeWords } from '../../text/whole-words.ts';
import { squeezed, TITLE_WORD } from './vendor-name.ts';

/** Words that businesses call themselves. */
export const TRADE =
  /restoran|restaurant|parkhaus|parkgarage|tiefgarage|car\s*park\b|parkering|trading|enterprise|hardware|mart\b|market|store|shop|caf[eé]|coffee|bakery|boulangerie|kitchen|stationery|book(?!ings?\b|ed\b)|pharmac|apothek|hotel|h[oô]tel|services?\b|station\b|perniagaan|kedai|syarikat|house|supplies|supply|electrical|salon|clinic|motors?|garage|bar\b|grill|bistro|brasserie|pizz|foods?\b|company|group|solutions|studio|industr|holding|express|centre|center|deli\b|pub\b|inn\b|machinery|auto|petrol|fuel|utilit|hydro\b|energ(?:y|ie)|telecom|city\s*of|cash\s?&\s?carry|council\b|municipal|county\b|authority\b|university|universit|school\b|college\b|library\b|association\b|church\b|foundation\b|society\b|institut|verein\b|stadtwerke|gemeinde\b|kommune?\b|ayuntamiento|mairie\b|gemeente\b|hospital|veterinar|tier[aä]rzt|dental\b|dentist|academy|akademi|klubb?\b|kindergarten|plumbing|roofing|landscap|spedition|werkstatt|schreinerei|tischlerei|malerbetrieb|sanit[äa]r|elektro\b|b[äa]ckerei|metzgerei|fleischerei|konditorei|gasthof|gasthaus|weingut|albergo|trattoria|ristorante|osteria|farm[aá]cia|ferreter|talleres|panader|carnicer|librer|papeler|imprimerie|menuiserie|plomberie|boucherie|bakkerij|slagerij|tandarts|snickeri|verkstad|r[øo]rlegger|t[øo]mrer|tandl[æa]ge|fris[øo]r|ravintola|kampaamo|apteekki|piekarnia|serwis\b|hurtownia|architect|kanzlei|notariat|dachdecker|zimmerei|g[äa]rtnerei|schlosserei|druckerei|drukkerij|tryckeri|trykkeri|tipografia|imprenta|timmerbedrijf|schildersbedrijf|hoveniers|installatiebedrijf|snekker|murer(?:firma|mester)|maler(?:firma|mester)|m[åa]leri|bilverksted|autov[æa]rksted|carpinter[íi]a|carpintaria|falegnameria|autotrasporti|instalaciones|construcciones|reformas|asesor[íi]a|administraties|[ée]b[ée]nisterie|domaine\b|\bquinta\b|bodegas?\b|atelier|cabinet\b|charpente|couverture\b|traduc(?:tion|ci[óo]n|[çc][ãõ])/i;
/** What says of a text that it is no name, by kind. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  title:
    /invoice|receipt|\btransaction\s*(?:record|details?|summary)\b|\b(?:rental|lease|hire|loan)\s*agreement\b|\b(?:work|repair)\s*order\b|adjustment\s*note|cash\s*(?:sales?|bill)|\bbill\b(?!['’]s)|rechnung|facture|factuur|factura|quittung|\bquittance\b|bon\b|statement|\brenewal\b|original|\bcopy\b|duplicate|reprint|order\s?(?:no|confirm|summary|detail|#|receipt)|credit\s*(?:note|memo)|quotation|\bquote\b|estimate\b|pro\s?forma|angebot|kostenvoranschlag|offert[ae]?\b|\bdevis\b|presupuesto|preventivo|or[çc]amento|duplikat|duplicat|\bkopi[ae]?\b|kvittering|kvitto|kvittens|faktura|fatura|fattura|\bre[cç]u\b|recibo|ricevuta|kassenbon|lieferschein|pakbon|livraison|auftragsbest|bestellung|gutschrift|\bavoir\b|honorarnote|kostennote|note\s*d['’]honoraires|parcella|\brekening\b|\bregning\b|\br[äa]kning\b|\blasku\b|\bkuitti\b|\btilausvahvistus\b|\btarjous\b|\bpotwierdzenie\b|\bzam[óo]wieni[ea]\b|voorschotfactuur|\bjegyzet\b|\bsz[áa]mla\b|\bparagon\s*(?:fiskalny|nr)|^\W*\p{L}+\W+(?:nr|no|n°)?\W*(?:\d{1,6}[/-](?:20)?\d{2}|20\d{2}[/-]\d{1,6})\W*$|not[ae]\s*d[ei]\s*cr[eé]dito|kreditt?nota|\brachunek\b|delivery\s*note|packing|documento|autoridade\s*tribut[áa]ria|prefeitura\s*(?:do\s*)?munic|secretaria\s*municipal|nota\s*fiscal|document\s*[àa]\s*conserver|folio\b|\bpay\s?(?:&|\+|and)\s?display\b|\bparking\s*(?:ticket|permit|voucher)|parkschein|ticket\s*de\s*stationnement|parkeer(?:bewijs|ticket|kaart)|parkerings(?:biljett|billett?)|(?:pay|wage|salary)\s?(?:slip|stub|advice|check\b)|earnings\s*statement|loonstrook|salarisspecificatie|l[öo]nebesked|l[öo]nespec|l[øo]nn?s?(?:slipp|seddel)|^\W*n[óo]mina\b|cedolino|busta\s*paga|palkkalaskelma|bulletin\s*de\s*(?:paie|salaire)|abrechnung|\be-?ticket|electronic\s*ticket|boarding\s*pass|itinerary|(?:booking|reservation|payment|purchase|order|trip|travel)\s*(?:confirmation|summary|details)|^\W*(?:confirmation|summary)\b|buchungsbest|reservierung|bevestiging|confirmaci[óo]n|confirma[çc][ãa]o|bekr[äa]ft|bekreft/iu,
  greeting:
    /welcome|thank|bienvenu[ei]?|bienvenid[oa]|benvenut[io]|bem-?\s?vind|willkommen|welkom\b|v[äa]lkommen|velkommen|have a|please|\bdear\b|hello|good\s?day/i,
  contact:
    /\bdate|\btel\b|\btel[:.]|phone|\bfax|h\/p|hotline|\bwww|https?:|@|\.com?\b|e-?mail|\bmobile\b(?=\W*(?:\d|no\b|num|phone|tel|$))|\btime\b(?=\W*\d|\W*$)|contacter|kontakt|contatt|service\s*clients?|customer\s*(?:service|care|support)|kundenservice|klantenservice|kundtj[äa]nst|kundeservice|atenci[óo]n\s*al|[öo]ffnungszeit|horaires|openingstijden|opening\s*hours/i,
  id: /reg(?:istration)?\.?\s*(?:no|#|:)|\bgst|\bvat|\btax(?!i|\s+(?:time|services?|advis|account|consult|prep|pros?\b|partners|group|solutions|planning|law))|\bno\s*[.:]|identificativo\s*fiscale|codice\s*fiscale|regime\s*fiscale|\babn\b|\broc\b|\bid\b|siret|\bn\.?i\.?f\b|\bc\.?i\.?f\b|\bnipc\b|\bcnpj|\bkvk\b|\bbtw\b|\bcvr\b|\borg\.?\s*-?\s*nr|\btva\b|ust-?id|co(?:mpany)?\.?\s?no|iban|\bbic\b|hrb|sort\s*code|\bbsb\b|\ba\/c\b|routing\s*n/i,
  address:
    /^\W*\d{1,5}[a-z]?\s+(?:\p{L}[\p{L}'’.-]*\s+){1,3}(?:parade|pde|esplanade|terrace|tce|crescent|cres|quay|grove|close|court|mews|gardens|parkway|pkwy|circle)\W*$|^\W*\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|av\.|boulevard|bd|quai|place|impasse|chemin|all[ée]e|cours|route|square|passage|faubourg)\s|\bjalan|\bjln|\bstreet|\bst\.|\bst(?=\s+[nesw]\b)|\bst$|\broad\b|\brd\b|autoroute|highway|\brue\b|stra(?:ß|ss)e\b|str\.|boulevard|\bblvd|\bavenue|\bave\b|\bsuite|\blot\b|^\W*(?:level|flat|stall|stand|kiosk)\s\d{1,4}[a-z]?(?!\S)|\btaman|selangor|kuala\s*lumpur|johor|\bfloor\b|\bunit\b|\blorong|\bpersiaran|seksyen|\bblock\b|\blane\b|\bsq\b|\bdrive\b|\bway\b|(?<!\bh[oô]tel\s.*)\bplaza\b|\bhwy(?=\b|\d)|\d+\s*(?:HWY|hwy)|\bmall\b|\bp\.?\s?o\.? box|post\s*office\s*box|\bpostfach|\bpostbus|\bcasella\s*postale|\b[\p{L}-]*(?:allee|platz|weg|gasse|ring|damm|ufer|straat|laan|plein|kade|gracht|gatan|gata|v[äa]gen|vegen|veien|torget|gade|vej)\s+\d|\b(?:calle|c\/|avda|avenida|paseo|rua|largo|pra[çc]a|via|viale|corso|piazza|quai|impasse|chemin|all[ée]e)\s[^\d]*\d|^\W*\p{L}[\p{L}.'’ -]{3,40}\s\d{1,4}\s?[a-z]?,\s*(?:\d{4,5}\s+)?\p{L}{3}|\b\d{4,6}\s+[a-zà-ÿ]{4,}|^\W*\d{4}\s?[A-Z]{2}\s|\b[A-Z]{2}\s\d{5}\b|(?<![\d-])(?:\d{2}-\d{3}|\d{4}-\d{3})\s+\p{L}{3}|^\W*\d{3}\s\d{2}\s+\p{L}{2}|\p{L}(?:katu|tie|kuja|polku)\s\d|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}\b|^\W*(?:united\s*(?:states(?:\s*of\s*america)?|kingdom)|canada|australia|new\s*zealand|india|ireland|deutschland|germany|[öo]sterreich|austria|schweiz|suisse|switzerland|france|espa[ñn]a|spain|portugal|ital(?:ia|y)|nederland|(?:the\s*)?netherlands|belgi[ëeu]m?|belgique|danmark|denmark|sverige|sweden|norge|norway)\W*$/iu,
  street: /^\W*(?:ul|al|os|pl)\.\s\p{L}/iu,
  table:
    /table|cashier|counter|amount|qty|quantity|descri|\bitem|price|\bpax\b|^\W*(?:sub|grand|net)?\W*total|total\W*$|cash\b|change\b|visa\b|\brm\b|\bfare\b|\bfees?\b|^\W*(?:mobilepay|vipps|swish|twint|bizum|mb\s*way|multibanco|apple\s*pay|google\s*pay|blik|bancontact|girocard|maestro|mastercard|upi|interac|eftpos|dankort|bankaxept|suica|mollie)\W*$/i,
  customer:
    /customer|account(?!ing|anc|ant)|ship|attn|sold\s+to|bill\s*to|billing|deliver(?!oo)|\b(?:to|for)\s*:|prepared\s+for|guest(?!\s*house)|employee|member|factuuradres|afleveradres|t\.a\.v|klant|(?:liefer|rechnungs)(?:adresse|anschrift)|kunde|adresse\s*de|destinatai?r|direcci[óo]n|cliente?\b|^\W*(?:mme|mlle|monsieur|madame|herrn?|frau|dhr|mevr|sra?|mrs?|ms|miss|m\.(?=\s\p{L}{2}))(?!\p{L})|spett\.?|indirizzo|morada|aan\s*:/iu,
  notice:
    /all\s+charges|\bpage\b|powered|\bview\b|click|unsubscribe|copyright|\brights|\bgift\s*cards?\b|\bto\s*win\b|\bsurvey\b|\b(?:exclusive|members?[’']?)\s*(?:offers?|prices?)\b|\bearn\s*(?:points?|rewards?|miles)\b|\bjoin\s*now\b|\bdownload\b|下载|下載|优惠|優惠|积分|積分|配送/i,
  label:
    /^\W*(?:abteilung|fachbereich|dezernat|sachgebiet|afdeling|avdeling(?:en)?|avdelning(?:en)?)\s|^\W*(?:issued?|dated|created|printed|(?:payment\s*)?due)\s+(?:on\s+|by\s+)?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s+\d)|^\W*no\.?\s+#?[A-Z]{0,4}[-\/]?\d[\w\/-]*\W*$|^\W*(?:number|terms(?:\s*:.*)?)\W*$|^\W*(?:your\s+)?(?:account|bill|booking|client|contract|document|folio|guest|invoice|member|order|page|policy|project|quote|reference|statement|your)\s*(?:number|no\b|nr\b|#|id\b|date|ref|period|summary)|^\W*(?:vat|gst|tax)\s*(?:number|no|nr|id|reg(?:istration)?)\b|^\W*co[-.]?\s*(?:file|reg)\b|^\W*(?:jan|feb|m[aä]r|apr|ma[iyj]|ju[nil]|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?\s+\d{1,2}(?!\p{L})|zugferd|factur-?x|xrechnung|^\W*(?:due|payable|pay)\s*(?:by|on|date|before)\b|^\W*(?:balance|amount|total)\s*(?:due|owing|outstanding|payable)\b|^\W*(?:taxi\s*)?licen(?:[cs]e|cia|[cç]a|za)\W*(?:n[or°]?\W*)?\d*\W*$|^\W*nous\s*contacter|^\W*(?:maksutapa|ostop[äa]iv[äa]|tuote|hinta|yhteens[äa]|viitenumero|er[äa]p[äa]iv[äa]|asiakasnumero|tilausnumero|spos[óo]b\s*p[łl]atno[śs]ci|termin\s*p[łl]atno[śs]ci|betal(?:ings|nings)\s?(?:m[åa]te|s[äa]tt|villkor)|betaalwijze|zahlungsart|mode\s*de\s*(?:paiement|r[èe]glement)|forma\s*de\s*pag(?:o|amento)|(?:metodo|modalit[àa])\s*di\s*pagamento|vencimento|cpf(?:\s*\/\s*cnpj)?|cnpj|dokument|patient|behandlung|geburtsdatum|adress[es]?|address|adresse?|indirizzo|direcci[óo]n|morada|osoite|telefono?|t[ée]l[ée]phone|tel[ée]fono|telefone|puhelin|(?:bank|plus)giro|bank(?:verbindung|konto)?|steuer-?nummer|momsreg\.?\s*-?nr|web(?:b?plats)?|swift|zahlungsbedingungen|betalingsbetingelser|betalningsvillkor|conditions\s*de\s*(?:paiement|r[èe]glement))\W*$|^\W*(?:num(?:[ée]ro|mer|ber)|n[úu]mero|data)\s*(?:(?:d[aeo]l?|of|der|e)\s|:)|^\W*(?:(?:company|business|trading)\s*)?(?:name|nome|nombre|nom|naam|navn|namn)\W*$|^\W*(?:details?|overview|plan|status|description|notes?|terms|period|passengers?|flights?|payment(?:\s*(?:method|history|details|terms|information))?)\W*$|^\W*(?:project|projekt|projet|proyecto|progetto|client|subject|betreff|objet|asunto|oggetto)\W*$|^\W*payment\s*(?:method|type|status)\b|^\W*(?:national\s*insurance|social\s*security|units?|rates?|hours|deductions|earnings|payments)(?:\s*(?:no|number))?\W*$|^\W*about:blank|^\W*\S+\.(?:pdf|jpe?g|png|heic|tiff?|docx?)(?!\p{L})|^\W*M?\s?(?:Gmail|Outlook|Yahoo!?\s*Mail|iCloud\s*Mail)\W*$/iu,
  branch:
    /branch|outlet|\b(?:store|warehouse|branch|location|outlet|club|depot|restaurant|station)\s*(?:no\b|#)|(?:formerly|f\.k\.a|owned\s+by|operated)|\bshop\s*(?:no|#)/i,
};
/**
 * What names nobody: what bookkeepers stamp across papers and terminals print above a code, what tills call a line without what belongs
 * there, and departments of a shop above their goods.
 */
export const NOBODY =
  /^\W*(?:dates?|times?|posted|paid(?:\s+in\s+full)?|received|entered|approved|processed|cancell?ed|void(?:ed)?|scanned|verified|settled|filed|checked|keyed|copied|(?:ge)?bucht|bezahlt|erledigt|pay[ée]e?|comptabilis[ée]e?|pagad[oa]|pagato|betaald|betalt|betald|bokf[öo]rd|grocer(?:y|ies)|produce|dairy|meats?|frozen(?:\s*foods?)?|seafood|floral|household|general\s*merchandise|miscellaneous|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\W*(?:\b(?=\w*\d)[\w\/.-]{1,12})?\W*$/iu;
const REFUSALS = Object.entries(REFUSED).map(([cue, pattern]) => [cue, wholeWords(pattern)] as const);
/** Words of an address that stay recognisable where text recognition tore a word apart. */
const TORN_ADDRESS = /^(?:jalan|autoroute|highway|boulevard|avenue|kualalumpur|selangor)/;
/** Labels under which the customer stands. */
export const CUSTOMER =
  /(?:bill(?:ed|ing)?|sold|issued|ship(?:ped|ping)?|deliver(?:ed|y)?|invoiced?|charged?)\s*(?:to(?![a-z])|address)|customer|factuuradres|afleveradres|klant|auftraggeber|mandant|afnemer|nabywca|odbiorca|odb[ěe]ratel|kupuj[ií]c|vev[őo](?=$|   |\s*:)|ostaja|kupac|acquirente|cessionario|adquirente|attn|adresse\s*de|direcci[óo]n\s*de|indirizzo\s*di|client|destinatai?r|spett|(?:liefer|rechnungs)(?:adresse|anschrift)|empf[äa]nger|facturar\s*a|factur[ée]e?\s*[àa]|livr[ée]e?\s*[àa]|employee|(?<=^|   )(?:to|for|para|pour|voor|f[üu]r|dla|an|till?|aan|[àa]|herrn?|frau|familie|eheleute|firma|kunde?|k[öo]pare|k[øo]per|att|exmo\S*(?:\s+sr\S*)?|cliente|passenger|passager|gast|buyer|purchaser|recipient|tenant|mieter(?:in)?|locataire|huurder|arrendatario|inquilino|conduttore|hyresg[äa]st|leietaker|lejer|service\s*for|service\s*address|supply\s*address)\s*:?(?=$|   |\s*:)(?!\s*:?\s*[^\s@]+@)/i;
/** What sellers are called beside or above their names, in the languages that the others lack. */
const SELLER_LABELS = [
  'employer',
  'employeur',
  'arbeitgeber(?:in)?',
  'werkgever',
  'datore\\s*di\\s*lavoro',
  'arbetsgivare',
  'arbeidsgiver',
  'arbejdsgiver',
  'empleador',
  'lieferant',
  'rechnungssteller',
  'auftragnehmer',
  'leverancier',
  'verkoper',
  'fornitore',
  String.raw`cedente(?:\s*\/\s*prestatore)?(?:\s*\(fornitore\))?`,
  'fournisseur',
  'prestataire',
  '[ée]metteur',
  'proveedor',
  'vendedor',
  String.raw`transmitente\s*dos\s*bens(?:\s*ou\s*prestador\s*de(?:\s*servi[çc]os)?)?`,
  String.raw`prestador\s*de\s*servi[çc]os`,
  'fornecedor',
  's[äa]ljare',
  'leverant[öo]r',
  'leverand[øo]r',
  'selger',
  'sprzedawca',
  'wystawca',
  'dodavatel',
  'dod[áa]vate[ľl]',
  'elad[óo]',
  'myyj[äa]',
  'prodavatelj',
  String.raw`landlord(?:\s*\/\s*agent)?`,
  'vermieter(?:in)?',
  'bailleur',
  'verhuurder',
  'arrendador',
  'locatore',
  'senhorio',
  'utleier',
  'hyresv[äa]rd',
].join('|');
/** What says who sold something, where a marketplace heads the page. */
const SOLD_BY = String.raw`(?:shipped\s*and\s*)?sold\s*by|verkauft\s*(?:von|durch)|vendu\s*par|verkocht\s*door|vendido\s*por|venduto\s*da|s[äa]ljs\s*av|s[oæ]lgt?e?s?\s*a[vf]`;
const ISSUER_LABEL = String.raw`(?:(?:bill(?:ed)?|invoiced?)\s*from|[^:]{0,40}\b(?:remit|make|send)\s*(?:payments?|che(?:que|ck)s?)\s*(?:payable\s*)?to|(?:please\s*)?(?:pay(?:ments?)?|transfer)(?:\s*by\s*[a-z ]{3,24})?\s*to|from|de|da|von|van|fra|fr[åa]n|exp[ée]diteur|sellers?|supplier|vendor|merchant|benefici[áa]rio|(?:issued|billed|invoiced)\s*by|${SOLD_BY}|(?:pay|paid|remit)\s*to|absender|verk[äa]ufer|vendeur|(?:sellers?|supplier|vendor)\s*(?:details|information)|(?:(?:dados|datos)\s*d[oae]l?s?\s*)?(?:emisor|${SELLER_LABELS}))`;
/** Labels under which the issuer stands, in one language or in two: "Sold by / Vendu par". */
export const ISSUER = new RegExp(
  String.raw`(?<=^|   )${ISSUER_LABEL}(?:\s*\/\s*${ISSUER_LABEL})?\s*:?(?=$|   )`,
  'i',
);
/** What says whose account is paid into. */
export const HOLDER =
  /(?:titulaire(?!\s*(?:du\s*contrat|de\s*la\s*carte))(?:\s*du\s*compte)?|kontoinhaber(?:in)?|beg[üu]nstigter|account\s*(?:holder|name)|beneficiary(?:\s*name)?|b[ée]n[ée]ficiaire|intestat\w*|titular\s*d(?:e\s*la\s*cuenta|a\s*conta)|\bt\.?n\.?v\.?|ten\s*name\s*van|rekeninghouder|che(?:que|ck)s?\s*payable\s*to|payee|(?:please|kindly)\s*(?:pay|remit)\s*to|(?<=^\W*)remit\s*to(?=\s*:)|(?<=^\W*)pay\s+(?:by\s+(?:che(?:ck|que)|eft|bacs|bank\s+transfer)\s+)?to(?=\s)|(?:remit|make)\s*payments?\s*to)\s*[:-]?\s*(\p{L}.*)$/iu;
/** An amount within a sentence: "$84.00 USD". */
const SUM = String.raw`[^\p{L}]{0,4}(?:[A-Z]{2,3})?[^\p{L}]*\d[\d.,]*(?:\s*(?:[A-Z]{3}|[€£$]))?`;
/** What leads to who was paid, in the sentences and subjects of payments' programs. */
const PAYING = [
  String.raw`[Yy]ou(?:['’]ve|\s*have)?\s+(?:paid|sent)\s+${SUM}\s+to`,
  String.raw`[Rr]eceipt\s+for\s+[Yy]our\s+[Pp]ayment\s+to`,
  String.raw`\d\S*(?:\s+\(?[A-Z]{3}\)?)?\s+you(?:['’]ve|\s+have)?\s+sent\s+to`,
  String.raw`[Yy]our\s+(?:[Mm]oney|e-?)\s*[Tt]ransfer\s+to`,
  String.raw`(?:[Ss]ie\s+haben|[Dd]u\s+hast)\s+(?:eine\s+Zahlung\s+(?:über|von|in\s+Höhe\s+von)\s+)?${SUM}\s+an`,
  String.raw`Beleg\s+für\s+(?:[Ii]hre|[Dd]eine)\s+Zahlung\s+an`,
  String.raw`(?:[Vv]ous\s+avez|[Tt]u\s+as)\s+(?:payé|envoyé|réglé)\s+(?:un\s+paiement\s+de\s+)?${SUM}\s+à`,
  String.raw`[Rr]eçu\s+(?:pour|de)\s+votre\s+paiement\s+à`,
  String.raw`(?:[Jj]e|[Uu])\s+(?:hebt|heeft)\s+(?:een\s+betaling\s+van\s+)?${SUM}\s+(?:betaald\s+|gestuurd\s+)?aan`,
  String.raw`[Bb]on\s+voor\s+(?:je|uw)\s+betaling\s+aan`,
  String.raw`[Hh]as\s+(?:pagado|enviado)\s+(?:un\s+pago\s+de\s+)?${SUM}\s+a`,
  String.raw`[Rr]ecibo\s+(?:de|por)\s+(?:tu|su)\s+pago\s+a`,
  String.raw`[Hh]ai\s+(?:pagato|inviato)\s+(?:un\s+pagamento\s+di\s+)?${SUM}\s+a`,
].join('|');
/** Who was paid by a payment's program: "You paid $84.00 USD to Sparrow Type Foundry"; Germans and Dutch end with the verb. */
export const PAID_TO = new RegExp(
  String.raw`(?<!\p{L})(?:${PAYING})\s+(\p{Lu}.{2,60}?)(?:\s+(?:on|am|le|op|el)\s+(?=[^.]*\d).*?)?(?:\s+(?:was|has\s+been)\s.*?)?(?:\s+(?:gesendet|gezahlt|bezahlt|überwiesen|gestuurd|betaald))?[.!]?$`,
  'u',
);
/** What leads to the name in which a platform issues: "Facture émise par Uber B.V. pour le compte de :". */
const IN_NAME_OF = String.raw`(?:on\s+behalf\s+of|pour\s+le\s+compte\s+de|im\s+namen\s+(?:und\s+(?:für|auf)\s+rechnung\s+)?(?:von|der|des)|in\s+naam\s+van|por\s+cuenta\s+de|en\s+nombre\s+de|per\s+conto\s+di|em\s+nome\s+de)`;
/**
 * Who issued a paper, in a line that says nothing else or at the end of one that says when: "Issued 2026-08-01 by Wright & Daughters".
 * Others name the program: "Documento emitido por Larch Posto".
 */
export const ISSUED_BY = new RegExp(
  String.raw`(?<!\p{L})(?:(?<=^\W*)|(?=\p{L}+(?:[^\p{L}]{0,16}\d|\s+on\s)))(?:[Ii]ssued|[Ii]nvoiced|[Bb]illed|[Aa]usgestellt|[ÉéEe]mise?|[Ee]mitid[oa]|[Ee]mess[oa])\b[^.:\p{L}]{0,16}(?:on\s[^.:]{0,16})?\b(?:by|von|par|por|da)\s+(\p{Lu}(?!.*\s${IN_NAME_OF}).{2,60})$`,
  'u',
);
/** Who delivered, in the slip to sign at the head of Brazil's invoices: "Recebemos de Larch Ltda os produtos constantes da nota fiscal". */
export const DELIVERED_BY =
  /^\W*Recebemos\s+de\s+(\p{Lu}.{2,70}?),?\s+os\s+(?:produtos|servi[çc]os)(?!\p{L})/iu;
/** Whose receipt or invoice a mail's subject says that it is: "Subject: Receipt from Copper & Quill". */
export const SUBJECT_FROM =
  /^\W*(?:Subject|Betreff|Onderwerp)\s*:.{0,40}?(?<!\p{L})(?:[Rr]eceipt|[Ii]nvoice|[Rr]echnung|[Bb]eleg|[Ff]actuur|[Bb]on)(?!\p{L})[^.:]{0,24}?\s(?:from|von|van)\s+(?!(?:Jan|Feb|M[aä]r|Mrt|Maa|Apr|Ma[iyj]|Ju[nl]|Aug|Sep|O[ck]t|Nov|De[cz]|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*(?!\p{L}))(\p{Lu}[^:]{1,60}?)(?:\s+(?:for|für|voor)\s.*)?[.!]?$/u;
/** How a person is addressed: nobody who is paid is. */
export const FORM_OF_ADDRESS =
  /^\W*(?:m(?:me|lle|onsieur|adame|rs?|s|iss|\.(?=\s\p{L}{2}))|herrn?|frau|(?:de\s*)?heer|dhr|mevr(?:ouw)?|mw|sra?|sig(?:nora?|\.ra)?)(?!\p{L})/iu;
const PERSON_WORDS_MIN = 3;

/** Whether a text is a person's form of address with first and last name, as letters address them; "Mr Sushi" is a shop. */
export function isAddressedPerson(text: string): boolean {
  return (
    FORM_OF_ADDRESS.test(text) && text.trim().split(/\s+/).length >= PERSON_WORDS_MIN && !TRADE.test(text)
  );
}

/** What says outright that the seller's name follows, where a marketplace heads the page. */
const SELLER = new RegExp(
  String.raw`^\W*(?:(?:${SOLD_BY})(?:\s*\/\s*(?:${SOLD_BY}))?(?!\p{L})\s*:?\s*|(?:sellers?|shop|verk[äa]ufer|vendeur|verkoper|vendedor|venditore|s[äa]ljare|selger|s[æa]lger)\s*(?::\s*|$))`,
  'iu',
);
/** The same where a platform issues in a seller's name. */
const SELLER_ISSUED_FOR = new RegExp(
  String.raw`^\W*[^:]{0,80}(?:invoice|facture|rechnung|gutschrift|factuur|factura|fattura|fatura|receipt|issued)[^:]{0,60}\s${IN_NAME_OF}(?!\p{L})\s*[:–-]?\s*`,
  'iu',
);
/** The same without a mark behind it; a heading in capitals names nobody. */
const SELLER_BARE = /^\W*Seller\s+(?!name|details|info|address|rating|trade|id\b|vat)(?=\p{Lu}\p{L}*\p{Ll})/u;

/** Who served at a till, by number and first name: "Vendeur: 31877 AMÉLIE". */
const CLERK =
  /^\W*(?:seller|vend(?:or|eu(?:r|se)|edora?|itore)|verk[äa]ufer(?:in)?|verkoper)\W{0,4}\d{2,8}\s+\p{L}+\W*$/iu;

/** What tills call who served as often as who sells. */
const SERVED_BY =
  /^\W*(?:vend(?:eur|euse|edora?|itore)|verk[äa]ufer(?:in)?|verkoper|s[äa]ljare|selger|s[æa]lger)\W{0,2}:\W*\p{L}+\W*$/iu;

/** Whether a text may name who served by a word behind their label: "Vendedor: MARIA". */
export const maySayWhoServed = (text: string): boolean => SERVED_BY.test(text);

/** How many letters of a text are the label of the seller whose name follows; 0 where none is. */
export function sellerLabel(text: string): number {
  if (CLERK.test(text)) return 0;
  return (SELLER.exec(text) ?? SELLER_BARE.exec(text) ?? SELLER_ISSUED_FOR.exec(text))?.[0].length ?? 0;
}

/** What thanks in the issuer's name, or claims its rights, right before it. */
export const SIGNED =
  /(?:thank\s*you\s*for\s*your\s*(?:payment|order|purchase|booking|donation|visit)\s*(?:to|at|with|from)|thank\s*you\s*for\s*(?:shopping|dining|staying|choosing|visiting|parking|flying|riding|buying)\s*(?:at|with|from)?|welcome\s*to|bienvenue\s*(?:chez|au|[àa])|merci\s*(?:de|pour)\s*votre\s*(?:visite|achat|confiance)\s*(?:chez|[àa])|(?:danke|vielen\s*dank)\s*f[üu]r\s*ihren\s*(?:einkauf|besuch)\s*(?:bei|im|in)|bedankt\s*voor\s*uw\s*bezoek\s*aan|gracias\s*por\s*(?:comprar|su\s*compra)\s*en|obrigad[oa]\s*por\s*comprar\s*n[ao]|tack\s*f[öo]r\s*(?:att\s*du\s*handlade|bes[öo]ket)\s*(?:hos|p[åa])|takk\s*for\s*handelen\s*hos|(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?)\s*[:,]?\s*$/iu;

/** What says outright that the issuer's name follows. */
export const NAMED = new RegExp(
  String.raw`^\W*(?:(?:receipt|invoice|bill)\s*from\s(?=\p{L})|(?:sold|issued|ausgestellt|[ée]mis|emitido|emesso)\s*(?:by|von|durch|par|por|da)\s*(?!:)(?=\p{L})|(?:(?:sold|issued)\s*by|seller|vendor|merchant|from|supplier|(?:service\s*)?provider|verkauft\s*von|verkocht\s*door|vendu\s*par|emisor|(?:paid|payable|remit|pay)\s*to|${SELLER_LABELS})\s*[:-]\s*|(?:organi[sz]ed|hosted|operated|veranstaltet|organis[ée]e?|organizado|organizzato|georganiseerd|arrangerad|arrangert|arrangeret)\s*(?:by|von|durch|par|por|da|door|av|af)\s*:?\s*(?=\p{Lu}))`,
  'iu',
);
/** Who took the money, on a receipt that says whom it came from: on other papers somebody took goods in, for the customer. */
export const RECEIVED_BY =
  /^\W*(?:received|erhalten|ontvangen|recibido|recebido|re[çc]u)\s*(?:by|durch|door|por|par)\s*:\s*(?=\p{Lu})/iu;
export const RECEIVED_FROM =
  /(?:received\s*(?:with\s*thanks\s*)?from|erhalten\s*von|ontvangen\s*van|recib[ií](?:do)?\s*de|receb(?:i|emos|ido)\s*de|re[çc]u\s*de)\s*:/i;

/** A company's registration number, or its label. */
export const REGISTRATION =
  /\(?\s*(?:[A-Z]{0,3}\d{4,}\s*-?\s*[A-Z]{1,2}|\d{6,})\s*\)?\s*$|co\.?\s*(?:reg)?\.?\s*no|reg\.?\s*no|\babn\b|siret/i;

/** The cues that say of a text that it is no name. */
export function refusals(text: string): string[] {
  const found = REFUSALS.filter(([, pattern]) => pattern(text).test(text)).map(([cue]) => cue);
  return TORN_ADDRESS.test(squeezed(text)) ? [...new Set([...found, 'address'])] : found;
}

const TITLE_ALONE =
  /^\W*(?:(?:tax|vat|gst|sales|commercial|payment|energy|electric(?:ity)?|gas|water|utility|billing|account|monthly|official|simplified|your|votre|ihre)\s*)?(?:invoice|receipt|rechnung|quittung|quittance(?:\s*de\s*loyers?)?|kassenbon|beleg|factur[ea]|facture|factuur|faktura|fatura|fattura|recibo|ricevuta|kvitto|kvittering|credit\s*(?:note|memo)|gutschrift|statement|bill|estimate|quot(?:e|ation)|proposal|angebot|offerte?|devis|presupuesto|preventivo|or[çc]amento|(?:purchase|sales)\s*order|delivery\s*note|packing\s*(?:slip|list)|lieferschein|albar[áa]n|pakbon|(?:work|repair|service|job)\s*(?:order|ticket|sheet|report)|company|business|organi[sz]ation)\W*(?:(?:no|nr|n[°o]|#)\W*)?[\d/-]*\W*$/iu;

/** Whether a text is but the title of a paper. */
export function isTitleAlone(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const title = words.findIndex((word) => !TITLE_WORD.test(word));
  return TITLE_ALONE.test(text) || (title > 0 && TITLE_ALONE.test(words.slice(title).join(' ')));
}

const HEADING_WORDS_MAX = 3;

/** What makes a customer's number of the word before it: "Cliente n.º", "Customer ID", "Klantnummer". */
const OF_NUMBER = /^e?[\s.:-]*(?:n\s?[.º°]|n[or]\b|num|nº|number|nummer|id\b|code|c[óo]d|ref)/iu;

/** Whether a text is but the heading of the customer's address, not of their number. */
export function isCustomerHeading(text: string): boolean {
  const label = text.split(/\s+/).length <= HEADING_WORDS_MAX ? CUSTOMER.exec(text) : null;
  return label?.index === 0 && !OF_NUMBER.test(text.slice(label[0].length));
}

/** Labels are short. */
const LABEL_LETTERS_MAX = 36;

/** Whether a text is but the label of the issuer. */
export function isIssuerHeading(text: string): boolean {
  if (text.length > LABEL_LETTERS_MAX) return false;
  const label = ISSUER.exec(text);
  return label?.index === 0 && label[0].length === text.length;
}

/** Whether a text names the customer behind its label: "Bill to: Some Ltd". */
export function labelsCustomer(text: string): boolean {
  const label = CUSTOMER.exec(text);
  return label?.index === 0 && /^[^\p{L}]*:\s*[\p{L}\d]/u.test(text.slice(label[0].length));
}

/** What shops of a kind call themselves, and what they sell: by itself it names none of them. */
const GENERIC =
  /^(?:bar|caf[eé]|cafe?teria|coffee|tea|room|house|shop|store|boutique|kiosk|kiosque|warehouse|wholesale|outlet|supercent(?:er|re)|market|supermarket|supermercado|supermarch[ée]|restaurant|restaurante?|ristorante|trattoria|pizzeria|bistro|brasserie|grill|deli|takeaway|take|away|imbiss|bakery|(?:meister|land|dorf|fein)?b[äa]ckerei|konditorei|boulangerie|p[âa]tisserie|panader[íi]a|pasteler[íi]a|pastelaria|padaria|panificio|metzgerei|boucherie|carnicer[íi]a|butchers?|pharmacy|apotheke|pharmacie|farmacia|farm[áa]cia|hotel|h[ôo]tel|tankstelle|station|services?|servi[çc]os|servicios|garage|parking|salon|gourmet|foods?|wines?|drinks?|flowers|fleurs|blumen|books|libros|livres|papeler[íi]a|oficina|espresso|kitchen|grocery|groceries|motorway|lottery|tobacco|tabac|borough|city|county|district|town|council|municipality|zak[łl]ad|us[łl]ugi|sklep|krawiecki[ei]?|krawiectwo|fryzjer(?:ski)?|cukiernia|piekarnia|kwiaciarnia|restauracja|apteka|warsztat|schneiderei|friseur(?:salon)?|fleischerei|tischlerei|schreinerei|malerbetrieb|gasthof|gasthaus|(?:steuer|anwalts|rechtsanwalts|notariats|patent)?kanzlei|werkstatt|autohaus|reinigung|fahrschule|kiosk|menuiserie|plomberie|coiffure|charcuterie|fromagerie|fleuriste|librairie|traiteur|serrurerie|peluquer[íi]a|taller(?:es)?|ferreter[íi]a|fruter[íi]a|florister[íi]a|bodega|mes[óo]n|taberna|gestor[íi]a|osteria|gelateria|parrucchiere|panetteria|macelleria|ferramenta|edicola|buchhandlung|weinhandlung|blumenhaus|kaufhaus|(?:arzt|haus|kinder|tier|zahn|zahnarzt|tierarzt|gemeinschafts)*praxis|(?:ingenieur|architektur|planungs|steuer|versicherungs)?b[üu]ro|librer[íi]a|cartoleria|boekhandel|bokhandel|boghandel|kirjakauppa|tabacchi|autofficina|falegnameria|bakkerij|slagerij|kapsalon|bloemist|fris[öo]r|fris[øo]r|bageri|verkstad|snickeri|m[åa]leri|r[øo]rlegger|t[øo]mrer|klinik|parturi|kampaamo|parturi-kampaamo|kahvila|ravintola|leipomo|apteekki|talho|mercearia|cabeleireiro|florista|bager|slagter|bakker|slager|metzger|boulanger|boucher|friseur|coiffeur|barbier|barber|kebab|imbiß|wok|sushi|auto|postos?|gasolinera|estacionamento|aparcamiento|lanchonete|pizzaria|churrascaria|sorveteria|livraria|a[çc]ougue|drogaria|atacad(?:o|ista)|(?:mini)?mercado|com[ée]rcio|combust[íi]ve(?:l|is)|combustibles?)$/iu;
const LITTLE_WORD =
  /^(?:and|und|et|y|e|de|du|of|the|la|le|les|el|los|las|il|lo|un|une|una|ein|eine|einen|der|die|das|den|het|een|&|\+|\/|-|–|·)$/iu;

/** Whether a text says what is sold and where, and no name: "Bar - Restaurante", "Gourmet foods & wine"; nor does an article by itself. */
export function isGeneric(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !LITTLE_WORD.test(word));
  return /\p{L}/u.test(text) && words.every((word) => GENERIC.test(word));
}
