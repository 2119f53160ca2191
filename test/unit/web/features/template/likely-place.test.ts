import { describe, expect, it } from 'vitest';
import { countries, regionsOf } from '../../../../../shared/countries/index.ts';
import { likelyPlace } from '../../../../../web/features/template/likely-place.ts';

describe('likelyPlace', () => {
  it.each([
    ['America/Toronto', 'Canada', ''],
    ['America/Vancouver', 'Canada', 'BC'],
    ['America/New_York', 'USA', ''],
    ['America/Indiana/Knox', 'USA', ''],
    ['Pacific/Honolulu', 'USA', ''],
    ['Europe/London', 'UK', ''],
    ['Europe/Dublin', 'Ireland', ''],
    ['Australia/Perth', 'Australia', ''],
    ['Pacific/Auckland', 'New Zealand', ''],
    ['Europe/Berlin', '', ''],
    ['America/Mexico_City', '', ''],
    ['UTC', '', ''],
  ])('of %s is %s %s', (timeZone, country, region) => {
    expect(likelyPlace(timeZone)).toEqual({ country, region });
  });

  it('is one of the regions offered, for each zone that the machine knows', () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const { country, region } = likelyPlace(timeZone);
      if (country === '') expect(region).toBe('');
      else expect(['', ...regionsOf(country).map(({ code }) => code)]).toContain(region);
    }
  });

  it('is each country for some zone', () => {
    const found = new Set(Intl.supportedValuesOf('timeZone').map((zone) => likelyPlace(zone).country));
    expect([...found].filter((country) => country !== '').toSorted()).toEqual([...countries].toSorted());
  });
});
