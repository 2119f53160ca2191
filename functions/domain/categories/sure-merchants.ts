import { isBankFee, isPayroll } from '../../../shared/bank-entries.ts';
import type { Purpose } from '../../../shared/countries/purpose.ts';
import { faintWords } from '../text/bank-noise.ts';
import { letterShape } from '../text/letter-shape.ts';
import { NameKeys } from '../text/name-key.ts';

/*
 * What is right almost always: merchants that sell one kind of thing, words that are one trade's, and banks' own lines. Each entry is
 * measured by `test/corpus/categories/sure-lines.ts`, which also holds what looks alike and is something else. Houses that sell several
 * kinds of things, surnames and common words are not among them.
 */

/**
 * Names at the beginning of a text; with `=` only where nothing else is said, because others are called so too. Chains of food, cars and beds are
 * those of OpenStreetMap's name suggestion index that sell nothing else there: of 355 names that stood here before, all sell there what is said here.
 */
const BRANDS: Readonly<Partial<Record<Purpose, string>>> = {
  vehicle:
    'shell=|shell oil|shell service|shell station|esso|petro canada|chevron|exxon|exxonmobil|texaco|ampol|caltex|applegreen|sunoco|valero|ultramar|' +
    'husky energy|gull fuel|z energy|circle k gas|bp=|bp connect|bp oil|bp service|total energies|totalenergies|aral|jet tankstelle|costco gas|' +
    'canadian tire gas|tesco pfs|asda pfs|sainsburys pfs|morrisons pfs|maxol|topaz|phillips 66|marathon petro|conoco|citgo|quiktrip|jiffy lube|mr lube|autozone|valvoline instant|indigo park|' +
    'impark|paybyphone|ringgo|tesla supercharger|chargepoint|e470|e zpass|ezpass|linkt|etoll|407 etr|wilson parking|secure parking|' +
    'aamco=|advance auto parts|american tire depot|ats euromaster|belle tire|bob jane t marts|burson auto parts|caliber collision|' +
    'carquest=|carstar=|christian brothers automotive|discount tire|euro car parts|express oil change tire engineers|fountain tire|' +
    'gerber collision glass|grease monkey|gsf car parts|halfords autocentre|interstate batteries|justpark=|kal tire|kwik fit|' +
    'lordco auto parts|maaco=|mavis discount tire|meineke=|monro muffler brake|mr tire|mycar tyre auto|napa auto parts|' +
    'napa autocare center|national windscreens|oreilly auto parts|partsource=|pep boys|protyre=|safelite autoglass|service king|' +
    'speedy glass|sullivan tire|supercheap auto|take 5 oil change|tire kingdom|tire pros|town fair tire|tyrepower=|tyreplus=|ultra tune|' +
    'valvoline express care',
  meals:
    'starbucks|tim hortons|mcdonalds|burger king|wendys|kfc|pret a manger|costa coffee|greggs|dunkin|chipotle|nandos|deliveroo|uber eats|' +
    'doordash|skip the dishes|skipthedishes|menulog|grubhub|dominos|hungry jacks|insomnia coffee|supermacs|five guys|panera|chick fil a|' +
    'taco bell|pizza hut|papa johns|a w restaurant|swiss chalet|second cup|caffe nero|esquires|guzman y gomez|zambrero|' +
    'arbys=|bennigans=|benihana=|blimpie=|bojangles=|brewdog=|burgerfi=|burgerfuel=|burgerville=|busaba=|culvers=|dishoom=|' +
    'fatburger=|fazolis=|freshii=|friendlys=|fuddruckers=|grilld=|hawksmoor=|houlihans=|mooyah=|pizzaexpress=|potbelly=|qdoba=|' +
    'runza=|schlotzskys=|shoneys=|smashburger=|sweetgreen=|panago=|pizzaville=|boojum=|barburrito=|chiquito=|chopstix=|gelatissimo=|' +
    'menchies=|osmows=|au bon pain|ask italian|bahama breeze|baja fresh|bella italia|boost juice|booster juice|' +
    'buffalo wild wings|brueggers bagels|cactus club cafe|charleys philly steaks|chicken treat|churchs chicken|country waffles|' +
    'cousins subs|daves hot chicken|del taco|dickeys barbecue pit|din tai fung|dixy chicken|donut king|east side marios|eddie rockets|' +
    'edo japan|einstein bros bagels|el jannah|el pollo loco|ember inns|extreme pita|famous daves|firehouse subs|franco manca|' +
    'frankie bennys|frischs big boy|golden corral|gong cha|gourmet burger kitchen|great american cookies|great wraps|harry ramsdens|' +
    'hot dog on a stick|huddle house|hungry horse=|hungry howies|in n out burger|jack astors|jack in the box|jamaica blue|' +
    'jersey mikes subs|jimmy johns|jimmy the greek|joes crab shack|jugo juice|king of donair|krispy krunchy chicken|logans roadhouse|' +
    'lord of the fries|mary browns|mellow mushroom|mucho burrito|muffin break|muzz buzz|new york fries|' +
    'ocean basket|orange julius|papa ginos|papa murphys|pei wei|petit pret|port of subs|raising canes|red robin=|red rooster=|' +
    'ruths chris steak house|salad and go|smoothie king|smokes poutinerie|south street burger|steak escape|steak n shake|' +
    'stumptown coffee roasters|taco bueno|taco cabana|taco johns|taco time|texas chicken|texas roadhouse|the cheesecake factory|' +
    'the coffee club|the halal guys|the old spaghetti factory|the original pancake house|toby carvery|torchys tacos',
  software:
    'adobe|google workspace|google gsuite|github|gitlab|dropbox|slack=|slack technologies|zoom us|zoom video|notion labs|figma|canva|openai|chatgpt|atlassian|' +
    'amazon web services|digitalocean|heroku|cloudflare|godaddy|namecheap|squarespace|mailchimp|hubspot|quickbooks|intuit quickbooks|' +
    'intuit qbooks|xero|freshbooks|sage software|zapier|1password|anthropic|linear app|microsoft 365|microsoft office|wave apps|jobber|buildertrend|' +
    'linode|hetzner|vercel|netlify|jetbrains|ionos|ovhcloud|twilio|sendgrid|airtable|calendly|docusign|grammarly|lastpass|bitwarden|' +
    'webflow|asana=|clickup|typeform|surveymonkey|hotjar|semrush|ahrefs|midjourney|elevenlabs|mailerlite|convertkit|activecampaign|' +
    'servicetitan|housecall pro|quickbooks online|freeagent|dext software|hubdoc|autodesk|wix com|monday com|trello',
  phone:
    'bell canada|bell mobility|bell mobilite|rogers wireless|rogers=|telus|fido=|fido mobile|fido solutions|koodo|virgin mobile|virgin media|verizon|' +
    'att=|t mobile|vodafone|o2 uk|ee limited|telstra|optus|spark new zealand|2degrees|eir=|eircom|comcast|xfinity|bt group|' +
    'sky broadband|videotron|freedom mobile|three mobile|giffgaff|lebara|deutsche telekom|orange sa',
  utilities:
    'hydro one|hydro quebec|bc hydro|toronto hydro|enbridge gas|fortisbc|con edison|duke energy|british gas|octopus energy|scottish power|' +
    'scottishpower|thames water|origin energy|energy australia|energyaustralia|electric ireland|bord gais|sse airtricity|contact energy|' +
    'genesis energy|meridian energy|edf energy|pg e',
  office: 'staples|office depot|officemax|officeworks|ryman|bureau en gros|easons|warehouse stationery',
  travel:
    'air canada|westjet|porter air|air transat|delta air|united airlines|american airlines|southwest airlines|southwes|jetblue|british airways|' +
    'easyjet|ryanair|aer lingus|qantas|jetstar|air new zealand|via rail|amtrak|trainline|irish rail|marriott|hilton|hyatt|ibis|' +
    'premier inn|premierinn|travelodge|courtyard by marriott|fairfield inn|hampton inn|comfort inn|doubletree|airbnb|booking com|expedia|holiday inn|best western|lyft|uber trip|tfl travel|transportfornsw|lufthansa|' +
    'americas best value inn|baymont=|budget host inn|citizenm=|days inn|econo lodge|extended stay america|four points flex by sheraton|' +
    'knights inn|la quinta inn|quality inn|red roof inn|rodeway inn|sleep inn|suburban studios|vagabond inn|waldorf astoria|' +
    'yotel=|staycity=|hostelling international',
  advertising:
    'google ads|facebk|facebook ads|facebk ads|meta platforms|linkedin ads|vistaprint|moo print|hootsuite|yellow pages',
  training: 'udemy|coursera|pluralsight|skillshare|linkedin learning',
  delivery:
    'fedex|ups=|ups store|dhl|canada post|usps|royal mail|australia post|auspost|an post|nz post|purolator|parcelforce|canpar',
  materials:
    'travis perkins|jewson|screwfix|builders firstsource|84 lumber|abc supply|abc supply co|windsor plywood|turkstra lumber|bmr group|' +
    'chadwicks|heiton buckley|reece plumbing|placemakers|carters building|itm building|buildbase|mkm building|selco|ferguson|wolseley|' +
    'city plumbing|plumb center|sherwin williams|rona|menards',
};

/** Words that are one trade's, anywhere in a text that has no other trade's word. */
const TRADES: Readonly<Partial<Record<Purpose, string>>> = {
  meals:
    'restaurant|ristorante|trattoria|taqueria|pizzeria|pizza|sushi|ramen|noodle|noodles|bistro|steakhouse|brasserie|cafe|espresso|coffee|burgers|diner|eatery|kebab|deli|bbq|grill|bakery|bakehouse|boulangerie|patisserie|donuts|doughnuts|sandwiches|taco truck|lunch truck|tandoori',
  vehicle:
    'parking|car wash|carwash|petrol|tankstelle|gas bar|tyres|tires|auto centre|auto center|auto service|auto care|auto repair|auto repairs|auto body|autobody|' +
    'smash repairs|panel beaters|tire centre|tire center|mot centre',
  travel: 'hotel|hotels|motel|suites|airways|airlines|taxi|taxis',
  materials:
    'building supplies|building supply|builders merchants|electric supply|electrical supply|electrical wholesale|lumber|timber|drywall|plumbing supply|plumbing supplies|roofing supply|trade centre',
  phone: 'broadband',
  rent: 'coworking|self storage',
  advertising: 'signage',
};

/** Trades that are called by one of these words and another. */
const TRADES_OF_TWO =
  /\b((building|plumbing|roofing|electric(al)?) suppl(y|ies)|auto (repairs?|service)|smash repairs)\b/;

/** Trades that are called so where a currency is paid: elsewhere a garage is a clothes shop, or a door. */
const LOCAL_TRADES: Readonly<Record<string, { readonly purpose: Purpose; readonly word: string }>> = {
  GBP: { purpose: 'vehicle', word: 'garage' },
  EUR: { purpose: 'vehicle', word: 'garage' },
};

/** The other trade that a word beside tells of: a shop for restaurants is none. */
const OTHER_TRADE =
  /\b(supply|supplies|supplier|equipment|depot|wholesale|repairs?|designs?|software|marketing|media|consult\w*|cleaning|insurance|rentals?|hire|training|machines?|furniture|systems?|services?|school|academy|gift|books?|club|spa|app|photo\w*|print\w*|sale|properties|property|realty|legal|law|xbox|prime|music|books|play|storage|permit|license|licence|tickets?|fine|court|bar supply|roasters?|distributors?|capital|fund|holdings|ventures|church|museum|foundation|lease|leasing|clothing|apparel|parts|brewing|mix)\b/;

/** Who is paid by hand was hired as often as bought from: `TRAN DRYWALL` by e-transfer hangs it. */
export const PAID_BY_HAND =
  /\b(e ?transfers?|interac|zelle|venmo|faster payments?|fpo|payid|osko|bacs|standing order|transfer to|bill payment to)\b/;
/** Where the pub is called a hotel. */
const HOTEL_PUBS: ReadonlySet<string> = new Set(['AUD', 'NZD']);

/** Who sells by such a name is no employer: `SALARY.COM`. */
const WEB_ADDRESS = /\b(com|io|online)\b/;

/** What a bank says of interest that it pays; nothing else is in the text. */
const INTEREST_PAID =
  /^((gross|credit|deposit|savings|account|acct|interest|int) )*(interest|int)( (paid|earned|credit|payment|received|deposit|gross|net))*$|^interets?( (verses?|crediteurs?|recus?|payes?|gagnes?|sur (l )?epargne))+$/;

const keys = new NameKeys();

interface Brand {
  readonly purpose: Purpose;
  readonly word: string;
  readonly isWhole: boolean;
}

/** Brands by the words they are compared by; a first word leads to those that begin with it. */
const brandsByFirst = Map.groupBy(
  Object.entries(BRANDS).flatMap(([purpose, names]) =>
    names.split('|').map((name) => {
      const word = name.replace('=', '');
      return {
        key: keys.keyOf(word),
        brand: { purpose: purpose as Purpose, word, isWhole: name.endsWith('=') },
      };
    }),
  ),
  ({ key }) => key.split(' ', 1)[0] ?? '',
);

const trades = Object.entries(TRADES).flatMap(([purpose, words]) =>
  words.split('|').map((word) => ({ purpose: purpose as Purpose, word, padded: ` ${word} ` })),
);

/**
 * What a text is surely for: `folded` lower case with single blanks, `key` its telling words, `currency` that of the account. Undefined in any
 * doubt.
 */
export function surePurpose(
  {
    folded,
    key,
    currency = '',
  }: { readonly folded: string; readonly key: string; readonly currency?: string },
  isIncome: boolean,
): { purpose: Purpose; word: string } | undefined {
  const words = folded.replace(/ \d+(?= |$)/g, '');
  if (isIncome) return INTEREST_PAID.test(words) ? { purpose: 'interest-income', word: words } : undefined;
  if (isBankFee(words)) return { purpose: 'bank-charges', word: words };
  if (isPayroll(folded) && !WEB_ADDRESS.test(folded)) return { purpose: 'wages', word: words };
  if (key === '') return undefined;
  const brand = brandOf(key, folded);
  if (brand) return isOtherTrade(words, brand) ? undefined : brand;
  if (PAID_BY_HAND.test(folded)) return undefined;
  if (OTHER_TRADE.test(words.replace(TRADES_OF_TWO, ''))) return undefined;
  const found = trades.filter(
    ({ word, padded }) => ` ${folded} `.includes(padded) && !(word === 'hotel' && HOTEL_PUBS.has(currency)),
  );
  const local = LOCAL_TRADES[currency];
  const [first] = found;
  if (!first && local && key.endsWith(` ${keys.keyOf(local.word)}`)) return local;
  return first && found.every(({ purpose }) => purpose === first.purpose) ? first : undefined;
}

/** What somebody sells who pays nobody but for a refund, by a text of money that came in. Undefined in any doubt. */
export function refundingPurpose({
  folded,
  key,
}: {
  readonly folded: string;
  readonly key: string;
}): { purpose: Purpose; word: string } | undefined {
  if (key === '' || PAYS_SUPPLIERS.test(folded)) return undefined;
  const brand = brandOf(key, folded);
  return brand && !isOtherTrade(folded, brand) ? brand : undefined;
}

/** Whether a text begins with the name of one product of a house that sells many, such as `Google Workspace`. */
export function namesProduct({ folded, key }: { readonly folded: string; readonly key: string }): boolean {
  const words = brandOf(key, folded)?.word.split(' ') ?? [];
  const written = new Set(folded.split(' '));
  return words.length > 1 && words.every((word) => written.has(word));
}

/** Platforms that pay out what customers paid, and words by which a client pays a bill. */
const PAYS_SUPPLIERS =
  /\b(airbnb|booking|expedia|doordash|deliveroo|uber|lyft|grubhub|menulog|skip ?the ?dishes|skipthedishes|inv|invoice|facture|payouts?|rent|sales|from|de la part|contract|fees?|salary|payroll|commission|interest|dividend)\b/;

const isOtherTrade = (words: string, brand: Brand): boolean =>
  OTHER_TRADE.test(withoutFirst(words, brand.word));

/** The longest brand that a text begins with; words that say little by themselves (`Z Energy`, `Google Ads`) have to be there too. */
function brandOf(key: string, folded: string): Brand | undefined {
  const candidates = brandsByFirst.get(key.split(' ', 1)[0] ?? '') ?? [];
  const written = new Set(folded.split(' '));
  return candidates
    .filter((one) => (one.brand.isWhole ? key === one.key : `${key} `.startsWith(`${one.key} `)))
    .filter(({ brand }) => brand.word.split(' ').every((word) => !saysLittle(word) || written.has(word)))
    .toSorted((a, b) => b.key.length - a.key.length)[0]?.brand;
}

const saysLittle = (word: string): boolean => word.length === 1 || faintWords.has(letterShape(word));
const withoutFirst = (text: string, word: string): string => text.replace(word, '');
