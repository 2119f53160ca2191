/*
 * Words by which shops say what they are. Each line is one trade, in the spellings of English, French and Spanish. What one business buys there
 * another books elsewhere, so the words tell no category by themselves: what people of these books decided about shops of the trade does.
 */

/**
 * Trades that sell one kind of thing. Of chains of the six countries that had a trade's word in their names, as OpenStreetMap's name suggestion index
 * sorts them, 96.7 of 100 sold the same as two others of the trade; the words of which most differed (kitchen, glass, electric, bar, inn, supply) were
 * then taken out.
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

/** Beside these words another trade begins, or a shop of goods for the trade: `Print Supplies`, `Garage Doors`, `Dry Cleaning`. */
const BESIDE =
  /\b(dry|store|stores|world|market|home|food|supply|supplies|supplier|equipment|depot|wholesale|designs?|software|consult\w*|insurance|rentals?|hire|training|school|academy|machines?|furniture|systems?|club|app|permits?|licen[cs]es?|tickets?|fines?|court|property|properties|realty|doors?|showroom|museum|foundation|holdings|capital|fund)\b/;

const trades = ONE_KIND.split('/').flatMap((trade) => {
  const [name = '', ...others] = trade.split('|');
  return [name, ...others].map((word) => ({ name, padded: ` ${word} ` }));
});

/** The trade that a folded text names, by one word that stands for all of its spellings; undefined where it names none, several, or another beside it. */
export function tradeNamed(folded: string): string | undefined {
  const text = ` ${folded} `;
  const said = trades.filter(({ padded }) => text.includes(padded));
  const [trade, ...others] = new Set(said.map(({ name }) => name));
  if (others.length > 0 || BESIDE.test(text)) return undefined;
  // A shop that is called nothing but its trade is a brand: the garage that sells clothes.
  const name = said.reduce((rest, { padded }) => rest.replace(padded, ' '), text);
  return /\p{L}{2}/u.test(name) ? trade : undefined;
}
