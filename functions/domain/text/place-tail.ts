import { letterShape } from './letter-shape.ts';

const shapes = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(letterShape));

/** Beginnings and ends of towns of two words: no list holds every town, but these say that its neighbour belongs to it. */
const TOWN_BEGINS = shapes(
  'new los las san santa st saint fort ft north south east west el port mount mt lake grand',
);
const TOWN_ENDS = shapes(
  'hill hills falls city bay rock beach park springs heights junction grove valley creek island lake river york',
);
/** Countries whose banks write them behind the state. */
const COUNTRIES = shapes('us usa ca can gb gbr uk au aus nz nzl ie irl');
/**
 * Larger towns of the countries whose banks write no state behind them: the United Kingdom, Ireland, New Zealand. Those whose names are words of
 * a shop too (Bath, Reading, Sale) are not among them.
 */
const TOWNS = shapes(
  'aberdeen accrington altrincham ashford aylesbury barnsley barnstaple basildon basingstoke batley bedford belfast bexley blackburn blackpool ' +
    'bolton bootle bournemouth bracknell bradford brighton bromley burnley camberley cambridge cannock canterbury cardiff carlisle chatham ' +
    'chelmsford cheltenham chester chesterfield chichester colchester coventry crawley crewe croydon darlington dartford derby dewsbury doncaster ' +
    'dorchester dudley dumfries dundee dunfermline durham ealing eastbourne epsom exeter falkirk fareham farnborough gateshead gillingham gloucester ' +
    'grimsby guildford halesowen halifax harlow harrogate harrow hartlepool hastings hatfield hereford hertford hounslow huddersfield hull huntingdon ' +
    'ilford inverness ipswich islington keighley kettering kidderminster kirkcaldy lancaster leamington leicester lichfield lincoln lisburn livingston ' +
    'londonderry loughborough lowestoft luton macclesfield maidenhead maidstone mansfield margate middlesbrough newport northampton norwich nottingham ' +
    'nuneaton oldham oxford paisley peterborough plymouth pontefract poole portsmouth preston redditch rochdale rotherham rugby runcorn ' +
    'salford salisbury scarborough scunthorpe sheffield shrewsbury sittingbourne slough solihull southampton southend southport stafford stevenage ' +
    'stirling stockport stockton sunderland swansea swindon tamworth taunton telford torquay truro twickenham uxbridge wakefield walsall warrington ' +
    'watford wembley weymouth widnes wigan wimbledon winchester woking wokingham wolverhampton worcester worthing wrexham yeovil york ' +
    'athlone bray carlow celbridge clonmel drogheda dundalk ennis kilkenny killarney leixlip letterkenny maynooth mullingar naas navan portlaoise ' +
    'sligo swords tallaght tralee tullamore waterford wexford ' +
    'blenheim dunedin gisborne hastings invercargill kapiti masterton napier nelson palmerston porirua queenstown rotorua takapuna taupo tauranga ' +
    'timaru whanganui whangarei',
);
/** Words of the name at least before a town that no number sets apart: a shop may be called after it. */
const NAMED_MIN = 2;
/** Words of a town at most, behind the number of a branch. */
const TOWN_WORDS_MAX = 3;

/** What is known of the words of a text that ends in a state or a country. */
export interface BeforeState {
  /** The telling words, in their order. */
  readonly words: readonly string[];
  /** How many of them stand in front of the first number of a branch; undefined where there is none. */
  readonly beforeNumber: number | undefined;
  /** Whether the last of them stands right before the state. */
  readonly isTownLast: boolean;
}

/**
 * The words of the name without the town: what stands between the number of a branch and a state, else the word before the state, with
 * the one that belongs to it (`ROUND ROCK TX`). The name keeps a word at least.
 */
export function withoutTown({ words, beforeNumber, isTownLast }: BeforeState): readonly string[] {
  if (beforeNumber !== undefined && words.length - beforeNumber <= TOWN_WORDS_MAX)
    return words.slice(0, beforeNumber);
  if (!isTownLast || words.length < 2) return words;
  const [first = '', last = ''] = words.slice(-2);
  const isOfTwo = words.length > 2 && (TOWN_BEGINS.has(first) || TOWN_ENDS.has(last));
  return words.slice(0, isOfTwo ? -2 : -1);
}

export const isCountry = (shape: string): boolean => COUNTRIES.has(shape);
export const isKnownTown = (shape: string): boolean => TOWNS.has(shape);

/** The words of the name without the known town that they end in: what stands behind the number of a branch, else the town where enough is left. */
export function withoutKnownTown({ words, beforeNumber }: BeforeState): readonly string[] {
  if (beforeNumber !== undefined && words.length - beforeNumber <= TOWN_WORDS_MAX)
    return words.slice(0, beforeNumber);
  return words.length > NAMED_MIN ? words.slice(0, -1) : words;
}
