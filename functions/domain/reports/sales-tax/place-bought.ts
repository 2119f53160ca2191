import type { Country } from '../../../../shared/model/template.ts';
import { foldText } from '../../text/fold-text.ts';

/** Where the bank's text says that something was bought, if that is elsewhere than where its words are silent. */
export type PlaceBought = { readonly isAbroad: true } | { readonly isAbroad: false; readonly region: string };

/** How banks write countries behind a merchant: those of two letters that are words as well are left out. */
const CODES: Readonly<Record<Country, readonly string[]>> = {
  USA: ['usa'],
  Canada: ['can', 'canada'],
  UK: ['gbr', 'gb'],
  Ireland: ['irl'],
  Australia: ['aus', 'au'],
  'New Zealand': ['nzl', 'nz'],
};
const OTHER_CODES =
  'fra|deu|nld|esp|ita|bel|che|aut|prt|swe|dnk|nor|fin|pol|cze|grc|sgp|hkg|jpn|chn|ind|tha|idn|mys|mex|bra|are|isr|tur|zaf'.split(
    '|',
  );
/** States of the United States by letters that are neither a word nor a place's of the other countries. */
const STATES = new Set(
  'ak|ar|az|ct|dc|fl|ga|ia|il|ks|ky|mi|mn|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wi|wv|wy'.split(
    '|',
  ),
);
/** `CA` is Canada as well: behind these it is California. */
const CALIFORNIA =
  /\b(san (francisco|jose|diego|mateo)|los angeles|palo alto|mountain view|menlo park|redwood city|santa (clara|monica|barbara)|sunnyvale|cupertino|oakland|berkeley|sacramento|irvine|los gatos|anaheim|burbank) ca$/;
const PROVINCES = new Set('ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt'.split('|'));
/** Larger cities that banks write without their province, each in one only. */
const CITIES: Readonly<Record<string, string>> = {
  ...{ toronto: 'ON', ottawa: 'ON', mississauga: 'ON', brampton: 'ON', markham: 'ON', vaughan: 'ON' },
  ...{ montreal: 'QC', laval: 'QC', gatineau: 'QC', longueuil: 'QC', sherbrooke: 'QC' },
  ...{ vancouver: 'BC', burnaby: 'BC', kelowna: 'BC', calgary: 'AB', edmonton: 'AB' },
  ...{ winnipeg: 'MB', saskatoon: 'SK', regina: 'SK', halifax: 'NS', moncton: 'NB', fredericton: 'NB' },
  ...{ charlottetown: 'PE', whitehorse: 'YT', yellowknife: 'NT', iqaluit: 'NU' },
};

/** The place that a bank's text ends in, before what a bank writes of the card; undefined where none is named, or only the country itself. */
export function placeBought(description: string, country: Country): PlaceBought | undefined {
  const text = foldText(description).replace(/ card (x+ ?)?\d.*$/, '');
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const home = CODES[country];
  const others = [...Object.values(CODES).flat(), ...OTHER_CODES].filter((code) => !home.includes(code));
  if (words.length < 2) return undefined;
  if (others.includes(last)) return { isAbroad: true };
  if (country === 'USA' || CALIFORNIA.test(text)) return country === 'USA' ? undefined : { isAbroad: true };
  if (country !== 'Canada') return undefined;
  if (STATES.has(last)) return { isAbroad: true };
  const [place = ''] = words.filter((word) => word !== 'ca' && !home.includes(word)).slice(-1);
  const region = PROVINCES.has(place) ? place.toUpperCase() : CITIES[place];
  return region === undefined ? undefined : { isAbroad: false, region };
}
