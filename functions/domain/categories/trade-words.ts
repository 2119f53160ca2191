import { PhraseBook } from '../text/phrase-book.ts';

/*
 * Words by which shops say what they are. Each line is one trade, in the spellings of English, French and Spanish. What one business buys there
 * another books elsewhere, so the words tell no category by themselves: what people of these books decided about shops of the trade does.
 */

/**
 * Trades that sell one kind of thing. Of chains of the six countries that had a trade's word in their names, as OpenStreetMap's name
 * suggestion index sorts them, 96.7 of 100 sold the same as two others of the trade; the words of which most differed (kitchen, glass,
 * electric, bar, inn, supply) were then taken out.
 */
const ONE_KIND =
  'hardware|quincaillerie|ferreteria/lumber|lumberyard|timber|plywood/drywall|plasterboard/roofing|toiture/paint|paints|peinture/tile|tiles/flooring/' +
  'glazing|vitrerie/scaffold|scaffolding/concrete|readymix|beton/welding|soudure/plumbing|plumbers|plomberie/heating|hvac|chauffage/electricians|electricien/locksmith|locksmiths|serrurier/' +
  'signs|sign|signage|signwriters|enseignes/graphics/print|printing|printers|printshop|imprimerie|imprenta/stationery|stationers|papeterie/bookshop|bookstore|librairie/photography|photographe/' +
  'disposal|skips|waste|dechets/cleaning|janitorial|nettoyage|limpieza/laundry|laundromat|buanderie|lavanderia/landscaping|lawn care|paysagiste/garden centre|garden center|pepiniere/florist|florists|flowers|fleuriste/' +
  'coworking/storage|entreposage/parking|stationnement/taxi|taxis|cabs|minicabs/courier|couriers|messagerie/towing|remorquage/car wash|carwash|lave auto/' +
  'garage|garages|mechanic|mechanics|mecanique/tyres|tires|tyre|pneus|llantas/autobody|auto body|panel beaters|smash repairs|carrosserie/auto repair|auto repairs|auto service|auto centre|auto center/' +
  'restaurant|ristorante|trattoria|taqueria|pizzeria|pizza|sushi|ramen|bistro|brasserie|steakhouse|grill|diner|eatery|kebab|tandoori|burgers/cafe|coffee|espresso|bakery|bakehouse|boulangerie|panaderia|patisserie/' +
  'catering|traiteur/brewery/hostel/motel|motels/' +
  'pharmacy|pharmacie|farmacia|chemist/dental|dentist|dentiste/optical|opticians|optometrist|opticien/vet|veterinary|veterinaire/physio|physiotherapy|physiotherapie/' +
  'accountants|accountancy|comptables/solicitors|attorneys|avocats/notary|notaire/translations|traductions/copywriting';

/**
 * Words of shops' names that say about what is sold, but not what it is for: an inn feeds and houses. They decide nothing; a person who is asked
 * about one such shop is asked about all of them at once.
 */
const WIDE =
  'supplies|supply|fournitures/kitchen|cuisine|cocina/inn|auberge/hotel|hotels|hoteles/bar|pub|tavern|taverne/deli|delicatessen/market|marche|mercado/grocery|groceries|grocers|epicerie/' +
  'convenience|depanneur/liquor|wines|spirits|off licence/butchers|butcher|meats|boucherie/seafood|fishmongers/events|evenements|eventos/media/design|designs/studio|studios/photo|photos/' +
  'electrical|electric|electrique/glass|verre/windows|doors|fenetres|portes/steel|metals|fabrication/fencing|fences|cloture/paving|asphalt/contracting|construction|builders/interiors|kitchens|bathrooms/' +
  'motors|automotive|autos/marine/cycles|bikes|velos/tools|outils/machinery/equipment|equipement/rentals|rental|hire|location/furniture|furnishings|meubles/' +
  'computers|computer|informatique/electronics|electronique/packaging|emballage/workwear|uniforms/embroidery|broderie/freight|haulage|trucking|logistics/movers|moving|removals/' +
  'training|academy|academie/consulting|consultants/legal|law/insurance|assurance|assurances/realty|properties|property|immobilier/engineering|ingenierie/' +
  'salon|barber|barbers|spa|coiffure/fitness|gym/clinic|clinique|medical|health|sante/pets|pet|animalerie/nursery|gardens|jardins/farm|farms|ferme/books|livres/music|musique/sports|sport/gifts|toys|cadeaux';

/** Beside these words another trade begins, or a shop of goods for the trade: `Print Supplies`, `Garage Doors`, `Dry Cleaning`. */
const BESIDE =
  /\b(dry|store|stores|world|market|home|food|supply|supplies|supplier|equipment|depot|wholesale|designs?|software|consult\w*|insurance|rentals?|hire|training|school|academy|machines?|furniture|systems?|club|app|permits?|licen[cs]es?|tickets?|fines?|court|property|properties|realty|doors?|showroom|museum|foundation|holdings|capital|fund)\b/;

interface TradeWord {
  readonly name: string;
  readonly word: string;
}

const wordsOf = (kinds: string): TradeWord[] =>
  kinds.split('/').flatMap((kind) => {
    const [name = '', ...others] = kind.split('|');
    return [name, ...others].map((word) => ({ name, word }));
  });
const trades = new PhraseBook(wordsOf(ONE_KIND));
const allWords = new PhraseBook([...wordsOf(ONE_KIND), ...wordsOf(WIDE)]);

/**
 * The trade that a folded text names, by one word that stands for all of its spellings; undefined where it names none, several, or another
 * beside it.
 */
export function tradeNamed(folded: string): string | undefined {
  const text = ` ${folded} `;
  const said = trades.saidIn(folded);
  const [trade, ...others] = new Set(said.map(({ name }) => name));
  if (others.length > 0 || BESIDE.test(text)) return undefined;
  // A shop that is called nothing but its trade is a brand: the garage that sells clothes.
  return isNamedBeside(text, said) ? trade : undefined;
}

/**
 * The last word of a shop's name that says about what is sold, and the one that stands for all of its spellings: for grouping what a person
 * is asked, never for deciding.
 */
export function kindOfShopNamed(
  folded: string,
): { readonly kind: string; readonly word: string } | undefined {
  const text = ` ${folded} `;
  const said = allWords.saidIn(folded);
  const [last] = said.toSorted((a, b) => text.lastIndexOf(` ${b.word} `) - text.lastIndexOf(` ${a.word} `));
  return last && isNamedBeside(text, said) ? { kind: last.name, word: last.word } : undefined;
}

const isNamedBeside = (text: string, said: readonly TradeWord[]): boolean =>
  /\p{L}{2}/u.test(said.reduce((rest, { word }) => rest.replace(` ${word} `, ' '), text));
