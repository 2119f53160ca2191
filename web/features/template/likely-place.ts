import type { Country } from '../../../shared/model/template.ts';

/** Where somebody probably keeps books, as far as it is sure; to be changed by them. */
export interface LikelyPlace {
  readonly country: Country | '';
  readonly region: string;
}

/** Places of the time zone database whose zone is that of one province alone: Toronto's is Ontario's and Quebec's. */
const PROVINCES: Readonly<Record<string, string>> = {
  'America/Vancouver': 'BC',
  'America/Edmonton': 'AB',
  'America/Regina': 'SK',
  'America/Winnipeg': 'MB',
  'America/Moncton': 'NB',
  'America/St_Johns': 'NL',
  'America/Whitehorse': 'YT',
  'America/Iqaluit': 'NU',
};

const ZONES: readonly (readonly [zones: RegExp, country: Country])[] = [
  [/^America\/(Toronto|Halifax|Glace_Bay|Goose_Bay|Montreal|Thunder_Bay|Yellowknife)$|^Canada\//, 'Canada'],
  [
    /^America\/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome)$|^America\/(Indiana|Kentucky|North_Dakota)\/|^US\/|^Pacific\/Honolulu$/,
    'USA',
  ],
  [/^Europe\/(London|Belfast)$/, 'UK'],
  [/^Europe\/Dublin$/, 'Ireland'],
  [/^Australia\//, 'Australia'],
  [/^Pacific\/(Auckland|Chatham)$/, 'New Zealand'],
];

/** The place of a time zone of the IANA database, such as `America/Regina`; nothing for one outside of the countries served. */
export function likelyPlace(timeZone: string): LikelyPlace {
  const province = PROVINCES[timeZone];
  if (province !== undefined) return { country: 'Canada', region: province };
  const country = ZONES.find(([zones]) => zones.test(timeZone))?.[1] ?? '';
  return { country, region: '' };
}

/** The place where this browser's clock is set. */
export const placeHere = (): LikelyPlace => likelyPlace(new Intl.DateTimeFormat().resolvedOptions().timeZone);
