import { salesTaxesIn } from '../../../../shared/countries/index.ts';
import type { Purpose } from '../../../../shared/countries/purpose.ts';
import type { RatedTax } from '../../../../shared/countries/standard-taxes.ts';
import { isClaimable, keptTax } from '../../../../shared/sales-tax-kinds.ts';
import { foldText } from '../../text/fold-text.ts';

/** Something bought: what for, and the bank's text of it. */
interface Bought {
  readonly purpose: Purpose | undefined;
  readonly description: string;
}

/** Goods, their hire and repair, and telephones, which all three provinces tax. */
const GOODS: readonly Purpose[] = [
  'equipment',
  'equipment-rental',
  'materials',
  'office',
  'phone',
  'professional-fees',
  'repairs',
  'supplies',
  'utilities',
  'vehicle',
];
/**
 * What else a province taxes: Manitoba and Saskatchewan tickets, restaurants and homes' electricity, Saskatchewan advertising too (PST-5). A room in a hotel is
 * taxed by all three, told by its text.
 */
const TAXED_IN: Readonly<Partial<Record<string, readonly Purpose[]>>> = {
  BC: GOODS,
  MB: [...GOODS, 'entertainment', 'home-office'],
  SK: [...GOODS, 'advertising', 'entertainment', 'home-office'],
};

const ROOMS =
  /\b(hotels?|motels?|inn|inns|lodge|suites|resort|airbnb|bnb|vrbo|marriott|hilton|hyatt|sheraton|westin|fairmont|sandman|best western|four seasons|ramada|radisson|wyndham|novotel)\b/;
/** A town of British Columbia takes 3 % of a room beside the province's 8 % (PST Bulletin 120). */
const ROOMS_BC: readonly RatedTax[] = [
  { kind: 'PST', rate: 8 },
  { kind: 'other', rate: 3 },
];

/** Fuel has a tax of its own by the litre, and no province taxes that a car is parked. */
const FUEL =
  /\b(petro ?(canada|can|pass)|shell|esso|mobil|chevron|husky|ultramar|irving|canco|domo|fas gas|co ?op gas|gas ?bar|gas station|super save|centex|tempo|race trac|flying j|pilot|cardlock|fuels?|petroleum|parking|park|impark|indigo|easypark|robbins|paybyphone)\b/;
/** Nor that something is carried. */
const CARRIED = /\b(canada post|postes canada|postage|couriers?|purolator|fedex|ups|dhl|canpar)\b/;
/** British Columbia taxes a lawyer's fees, and no accountant's. */
const ACCOUNTANTS = /\b(account(ants?|ing)|cpas?|bookkeep(ers?|ing)|tax)\b/;
/** Nor electricity there, nor water anywhere. */
const ELECTRICITY = /\b(hydro|electric(al|ity)?|power|fortisbc elec\w*)\b/;
const WATER = /\b(water|sewer|sewage|waste)\b/;

/**
 * The taxes of a province with one of its own that what was bought there had on its price beside the GST: none of them is anybody's to claim,
 * but they are in what was paid, so that less of it is GST. Where the bank's text doesn't settle whether a province taxes it, it does: what is
 * offered to be claimed is rather too little than too much.
 */
export function provincialTaxes(
  { purpose, description }: Bought,
  region: string | null | undefined,
): readonly RatedTax[] {
  const taxed = region ? TAXED_IN[region] : undefined;
  if (!region || !taxed || !purpose) return [];
  const words = foldText(description);
  if (purpose === 'travel') return !ROOMS.test(words) ? [] : region === 'BC' ? ROOMS_BC : ratesOf(region);
  if (!taxed.includes(purpose) || CARRIED.test(words)) return [];
  if (purpose === 'vehicle' && FUEL.test(words)) return [];
  if (purpose === 'utilities' && (WATER.test(words) || (region === 'BC' && ELECTRICITY.test(words))))
    return [];
  if (purpose === 'professional-fees' && region === 'BC' && ACCOUNTANTS.test(words)) return [];
  return ratesOf(region);
}

/** What the province itself charges: the taxes there that give nothing back. */
const ratesOf = (region: string): RatedTax[] =>
  salesTaxesIn('Canada', region).flatMap(({ name, rateThousandths }) => {
    const { kind } = keptTax({ kind: name });
    return isClaimable(kind, 'CAD') ? [] : [{ kind, rate: rateThousandths / 1000 }];
  });
