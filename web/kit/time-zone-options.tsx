import { usualTimeZones } from '../../shared/time-zones.ts';
import { useText } from '../text/use-text.ts';

/** Those of the countries served; of the wide ones more than one. */
const usual = [
  ...new Set([
    ...Object.values(usualTimeZones),
    ...['America/Chicago', 'America/Denver', 'America/Los_Angeles'],
    ...['America/Halifax', 'America/Winnipeg', 'America/Edmonton', 'America/Vancouver', 'America/St_Johns'],
    ...['Australia/Perth', 'Australia/Adelaide', 'Australia/Brisbane'],
  ]),
].toSorted();

/** The time zones that can be chosen, the usual ones first; what is kept stays, if no list has it. */
export function TimeZoneOptions({ kept }: { kept: string }) {
  const t = useText();
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !usual.includes(zone));
  const isKnown = usual.includes(kept) || others.includes(kept);
  const options = (zones: readonly string[]) =>
    zones.map((zone) => (
      <option key={zone} value={zone}>
        {zone.replaceAll('_', ' ')}
      </option>
    ));
  return (
    <>
      {!isKnown && options([kept])}
      <optgroup label={t('settings.usualTimeZones')}>{options(usual)}</optgroup>
      <optgroup label={t('settings.otherTimeZones')}>{options(others)}</optgroup>
    </>
  );
}
