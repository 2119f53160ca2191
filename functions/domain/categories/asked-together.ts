import type { Purpose } from '../../../shared/countries/purpose.ts';
import type { VendorGroupName } from '../../../shared/model/category.ts';
import { PhraseBook } from '../text/phrase-book.ts';
import { purposeOfText } from './merchant-vocabulary.ts';
import { PAID_BY_HAND } from './sure-merchants.ts';

/*
 * Words and names of vendors who are mostly paid for one kind of thing. They only bring together what a person is asked, and offer for one of
 * them what others of the group were: nothing is decided by them, so that a word may be of several trades.
 */
const WORDS: Readonly<Record<VendorGroupName, string>> = {
  building:
    'supply|supplies|building|builders|plumbing|plomberie|electrical|electric|electrique|roofing|toiture|drywall|insulation|tile|tiles|flooring|paint|paints|' +
    'peinture|masonry|concrete|stone|gravel|aggregates|landscape supply|steel|fasteners|quincaillerie|bois|menards|supplyhouse|winnelson|winsupply|johnstone|' +
    'grainger|fastenal|ace hardware|true value|tractor supply|floor decor|sherwin williams|benjamin moore|dulux|patrick morin|bmr|canac|toolstation|city plumbing|' +
    'jewson|tradepoint|selco|tradelink|beaurepaires|dahlsens|bowens|chadwicks|heat merchants',
  vehicle:
    'auto|automotive|autos|diesel|truck repair|oil change|lube|tire|tires|tyre|tyres|pneus|garage|carrosserie|towing|remorquage|essence|fuel|carburant|gas station|gas bar|' +
    'car wash|bmv|dmv|saaq|icbc|dvla|mot centre|mot test|sheetz|wawa|kwik trip|quiktrip|racetrac|buc ees|maverik|cumberland farms|irving oil|coop gas|couche tard',
  'eating-out':
    'restaurant|restaurants|resto|bistro|brasserie|cafe|coffee|coffeehouse|coffeeshop|espresso|roasters|tearoom|bakery|boulangerie|patisserie|pizza|pizzeria|sushi|ramen|' +
    'noodles|bbq|barbecue|grill|grille|diner|tavern|taverne|pub|brewpub|taqueria|tacos|burger|burgers|wings|deli|sandwich|sandwiches|donuts|creperie|rotisserie|poutine|eatery',
  travel:
    'hotel|hotels|motel|inn|auberge|lodge|suites|hostel|airlines|airways|airport|aeroport|taxi|taxis|cab|limousine|car rental|rent a car|transit|ferry|rail',
  utilities:
    'electric company|power|energy|energie|hydro|gas|water|sewer|sanitation|utility|utilities|utilite|electricite|eau|aep|duke energy|coned|pge|dominion energy|nipsco|consumers energy',
  post: 'postal|postage|post office|poste|postes|ups|fedex|usps|dhl|purolator|courier|couriers|canpar|messagerie|shipping|parcel',
  advertising:
    'leads|ads|advertising|marketing|angi|homeadvisor|thumbtack|houzz|yelp|bark com|checkatrade|hipages|homestars|flyers|signs|enseignes|promo',
  private:
    'netflix|spotify|disney|disneyplus|hulu|hbo|paramount|crunchyroll|audible|kindle|playstation|xbox|nintendo|gym|fitness|yoga|pilates|salon|barber|barbers|coiffure|' +
    'hair|nails|spa|vet|vets|veterinary|veterinaire|animal hospital|petsmart|petco|pets|animalerie|pharmacy|pharmacie|pharmaprix|jean coutu|familiprix|rexall|walgreens|' +
    'cvs|chemist|liquor|lcbo|saq|wine|wines|vin|vins|beer|cinema|cineplex|theatre|sephora|ulta|zara|old navy|winners|marshalls|tj maxx|tk maxx|simons|lululemon|nike|' +
    'decathlon|sporting goods|sport chek|sports experts|toys|jouets|daycare|garderie|dentist|dental|dentiste|kroger|publix|safeway|trader joes|whole foods|meijer|giant eagle|' +
    'iga|maxi|provigo|super c|loblaws|sobeys',
};

/** The groups that words of merchants lead to by what these are paid for. */
const BY_PURPOSE: Readonly<Partial<Record<Purpose, VendorGroupName>>> = {
  materials: 'building',
  vehicle: 'vehicle',
  meals: 'eating-out',
  travel: 'travel',
  utilities: 'utilities',
  delivery: 'post',
  advertising: 'advertising',
};

const book = new PhraseBook(
  Object.entries(WORDS).flatMap(([group, words]) =>
    words.split('|').map((word) => ({ group: group as VendorGroupName, word })),
  ),
);

/** The group of vendors that an expense's folded text names; undefined where it names none or several, and for who is paid by hand. */
export function groupNamed(folded: string): VendorGroupName | undefined {
  if (PAID_BY_HAND.test(folded)) return undefined;
  const [group, ...others] = new Set(book.saidIn(folded).map((one) => one.group));
  if (others.length > 0) return undefined;
  const told = purposeOfText(folded, false)?.purpose;
  return group ?? (told === undefined ? undefined : BY_PURPOSE[told]);
}
