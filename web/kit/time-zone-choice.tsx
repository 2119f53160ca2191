import { useMemo } from 'react';
import { usualTimeZones } from '../../shared/time-zones.ts';
import { useText } from '../text/use-text.ts';
import { SearchChoice } from './search-choice.tsx';
import type { SearchChoiceProps, SearchOption } from './search-choice.tsx';

/** Those of the countries served; of the wide ones more than one. */
const usual = [
  ...Object.values(usualTimeZones),
  ...['America/Chicago', 'America/Denver', 'America/Los_Angeles'],
  ...['America/Halifax', 'America/Winnipeg', 'America/Edmonton', 'America/Vancouver', 'America/St_Johns'],
  ...['Australia/Perth', 'Australia/Adelaide', 'Australia/Brisbane'],
];

type TimeZoneChoiceProps = Omit<SearchChoiceProps, 'none' | 'groups'>;

/**
 * A time zone, found by its city: the one of this machine and the usual ones first, all others for whoever types; what is kept stays, if no
 * list has it.
 */
export function TimeZoneChoice({ value, ...rest }: TimeZoneChoiceProps) {
  const t = useText();
  const groups = useMemo(() => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const likely = [...new Set([here, ...usual.toSorted()])];
    const others = new Set([value, ...Intl.supportedValuesOf('timeZone')]).difference(new Set(likely));
    return [
      { label: t('settings.usualTimeZones'), options: likely.map(optionOf) },
      { label: t('settings.otherTimeZones'), options: [...others].map(optionOf), isForSearch: true },
    ];
  }, [t, value]);
  return <SearchChoice groups={groups} value={value} {...rest} />;
}

/** `America/St_Johns` reads as `St Johns`, with its part of the world beside it. */
function optionOf(zone: string): SearchOption {
  const [city = zone, ...world] = zone.replaceAll('_', ' ').split('/').toReversed();
  return { value: zone, label: city, hint: world.toReversed().join(', '), alsoFound: zone };
}
