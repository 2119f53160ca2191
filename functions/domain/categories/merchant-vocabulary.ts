import type { Purpose } from '../../../shared/countries/purpose.ts';
import { PhraseBook } from '../text/phrase-book.ts';
import { PAID_BY_HAND } from './sure-merchants.ts';

/** What well-known merchants of the six countries, and telling words of any merchant, are paid for. */
const WORDS: Readonly<Partial<Record<Purpose, string>>> = {
  vehicle:
    'shell|esso|mobil|petro canada|chevron|exxon|bp connect|ampol|caltex|circle k|applegreen|texaco|gull|z energy|husky|ultramar|' +
    'valero|sunoco|speedway|petrol|fuel|fuels|gasoline|parking|indigo park|autozone|jiffy lube|canadian tire gas|toll|car wash|tesla supercharger|motors|rego|vicroads|vehicle registration|car registration|roadworthy|stationnement|immatriculation',
  meals:
    'starbucks|tim hortons|mcdonalds|subway|burger king|wendys|kfc|pret a manger|costa|greggs|dunkin|chipotle|nandos|deliveroo|' +
    'uber eats|ubereats|doordash|skip the dishes|skipthedishes|just eat|menulog|grubhub|dominos|restaurant|brasserie|rotisserie|creperie|traiteur|boulangerie|patisserie|bistro|cafe|coffee|' +
    'bakery|pizza|grill|sushi|diner|pub|kitchen|eatery|takeaway|hungry jacks|insomnia|coffeehouse|tearoom|brewpub',
  software:
    'adobe|microsoft|google workspace|gsuite|github|gitlab|dropbox|slack|zoom|notion|figma|canva|openai|atlassian|aws|amazon web services|' +
    'digitalocean|heroku|cloudflare|godaddy|namecheap|squarespace|wix|shopify|mailchimp|hubspot|quickbooks|intuit|xero|freshbooks|zapier|1password|deepl|trados|memoq|nordvpn|expressvpn|mcafee|malwarebytes|backblaze|dashlane|evernote|todoist|basecamp|smartsheet|pipedrive|zendesk|' +
    'freshdesk|toggl|jane app|simplepractice|mindbody|acuity scheduling|jotform|constant contact|klaviyo|shutterstock|istock|storyblocks|teachable|kajabi|thinkific|descript|software|hosting|saas',
  phone:
    'bell canada|bell mobility|bell mobilite|rogers|telus|fido|koodo|virgin mobile|virgin media|verizon|at t|t mobile|vodafone|o2|ee limited|three|telstra|optus|' +
    'spark nz|one nz|2degrees|eir|tesco mobile|comcast|xfinity|spectrum|bt group|bt business|sky broadband|telecom|mobility|videotron|shaw cable|broadband',
  utilities:
    'hydro|hydro quebec|enbridge|fortis|bc hydro|pg e|con edison|duke energy|national grid|british gas|octopus energy|edf|eon|scottish power|' +
    'thames water|agl|origin energy|energy australia|electric ireland|bord gais|sse airtricity|contact energy|genesis energy|mercury nz|meridian|electricity|energy|water|elgas|supagas|kleenheat|calor gas|superior propane|suburban propane|ferrellgas|amerigas|rockgas',
  office:
    'papeterie|fournitures de bureau|staples|office depot|officemax|officeworks|ryman|viking|bureau en gros|stationers|stationery|easons|warehouse stationery|paperchase|purolator print|print|amazon',
  travel:
    'air canada|westjet|porter air|air transat|delta air|united airlines|american airlines|southwest|jetblue|british airways|easyjet|ryanair|aer lingus|qantas|' +
    'jetstar|air new zealand|via rail|amtrak|trainline|irish rail|marriott|hilton|hyatt|ibis|premier inn|airbnb|booking com|expedia|hotel|airlines|airways|' +
    'uber|lyft|bolt|taxi|cab|hertz|avis|sixt|europcar|enterprise rent|transit|tfl|translink|stm|ttc|presto',
  advertising:
    'google ads|facebook ads|facebk|meta platforms|linkedin|twitter ads|yelp|yellow pages|vistaprint|moo print|hootsuite|angi leads|homeadvisor|thumbtack|houzz|checkatrade|mybuilder|rated people|hipages|homestars|yell com|advertising|marketing|promo|publicite',
  indemnity: 'hiscox insurance|hiscox',
  insurance:
    'intact|aviva|allianz|bizcover|zensurance|state farm|geico|progressive|allstate|axa|zurich|suncorp|nrma|icbc|sonnet|insurance|assurance|tower insurance|simplybusiness|simply business|ins prem|ins premium|workers comp|workers compensation|huk coburg|versicherung|versicherungen|verzekering|verzekeringen|forsakring|forsikring|seguros|assicurazioni|racv|aami|budget direct|direct line|admiral insurance',
  'professional-fees':
    'comptable|comptables|comptabilite|notaire|notaires|avocats|avocate|tenue de livres|law office|solicitors|barrister|legal|accountants|accounting|bookkeeping|cpa|notary|legalzoom|consulting',
  'bank-charges':
    // A bank's own lines are known by `isBankFee`; a monthly fee beside another name is that one's.
    'bank fee|overdraft|nsf fee|interac fee|wire fee|foreign transaction fee|stripe fee|merchant fee|merchant fees|merchant services fee|moneris fees|moneris fee|bankcard fees|bankcard mtot disc',
  interest:
    'loan interest|interest charge|interest charged|mortgage interest|frais dinteret|frais dinterets|interet debiteur|interets debiteurs|interets sur achats|interets sur decouvert',
  rent: 'loyer|loyers|location bureau|location de bureau|location local|rent|property management|regus|wework|landlord|realty|coworking|storage unit|public storage|self storage',
  repairs:
    'pest control|pest|exterminators|reparation|reparations|repair|repairs|maintenance|plumber|electrician|hvac',
  materials:
    'lumber|timber|quincaillerie|materiaux|plumbing supply|wholesale|building supplies|screwfix|travis perkins|ferguson|wolseley|reece|home depot|lowes|rona|bunnings|' +
    'b q|wickes|woodies|mitre 10|placemakers|home hardware|hardware|paints',
  supplies: 'canadian tire',
  'equipment-rental':
    'sunbelt rentals|united rentals|herc rentals|hss hire|speedy hire|kennards hire|coates hire|hirepool|tool rental|tool hire|equipment rental|plant hire|rental center|rental centre',
  equipment:
    'best buy|apple store|currys|jb hi fi|harvey norman|dell|lenovo|b h photo|noel leeming|newegg|bestbuy|bestbuycom|media markt|mediamarkt|saturn elektro|coolblue|elgiganten|elkjop|fnac|equipment',
  training:
    'formation continue|formation professionnelle|centre de formation|universite|cegep|colloque|udemy|coursera|linkedin learning|pluralsight|skillshare|training|seminar|conference|eventbrite|academy|college|university',
  memberships:
    'college of physiotherap|college of physiotherapists|college of nurses|college of physicians|college of massage|college of chiropractors|college of psychologists|college of dental|college of optometrists|college of teachers|ordre professionnel|chambre de commerce|membership|ihk|handwerkskammer|association|chamber of commerce|annual dues|institute',
  delivery:
    'postes canada|messagerie|fedex|ups|dhl|canada post|usps|royal mail|pirate ship|pirateship|shippo|stamps com|easypost|shipstation|australia post|an post|nz post|purolator|parcelforce|couriers|courier|postage',
  licences:
    'licence|license|permit|registration fee|dmv|webfile tax pymt|cdtfa epmt|cdtfa pmt|nys dtf sales|sales tax payment|sales tax pymt|sales tax paymnt|sales tax pmt|franchise tax|service ontario|companies house|asic|cro ie|ico org uk',
  wages: 'payroll|gusto|adp|wages|salary paid',
  pension:
    'superannuation|superchoice|australiansuper|australian super|quicksuper|precision ch|sbsch|hostplus|unisuper|aware super|australian retirement trust|nest pension|kiwisaver',
  'interest-income': 'interest paid|interest earned|interest credit|credit interest|interest payment',
  sales:
    'stripe|square|shopify payout|paypal transfer|payout|client|invoice|e transfer from|customer|sumup|zettle|moneris|elavon|paymentech|worldpay|merchant deposit|bankcard dep|bankcard deposit',
};

/** The purposes of all words, the longest phrases first. */
const VOCABULARY = new PhraseBook(
  Object.entries(WORDS)
    .flatMap(([purpose, words]) => words.split('|').map((word) => ({ purpose: purpose as Purpose, word })))
    .toSorted((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1)),
);

/** Names of houses that sell everything: beside any other word they tell nothing, so AWS.AMAZON.CO is no office supply. */
const GENERAL_HOUSES: ReadonlySet<string> = new Set(['amazon']);

/** What a payroll service charges for itself is no wages. */
const OWN_FEE = /\bfees?\b/;

const INCOME: ReadonlySet<Purpose> = new Set(['sales', 'interest-income', 'other-income']);

/**
 * What a folded text (lower case, single blanks) speaks of; the longest phrase counts, so that `uber eats` is a meal and `uber`
 * a ride, a house that sells everything only by itself. Nobody eats out by bank transfer: whoever is paid so in a kitchen's name supplies it, or
 * lets it. Money in is only ever income.
 */
export function purposeOfText(
  folded: string,
  isIncome: boolean,
): { purpose: Purpose; word: string } | undefined {
  const named = VOCABULARY.saidIn(folded)
    .filter(({ purpose }) => INCOME.has(purpose) === isIncome)
    .filter(({ purpose }) => purpose !== 'meals' || !PAID_BY_HAND.test(folded))
    .filter(({ purpose }) => purpose !== 'wages' || !OWN_FEE.test(folded));
  return named.find(({ word }) => !GENERAL_HOUSES.has(word)) ?? named[0];
}
