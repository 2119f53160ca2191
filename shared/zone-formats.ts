/** Formats of instants by the clocks of a time zone. One is made once a zone: making it takes a hundred times as long as using it. */
export function zoneFormats(
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-CA', { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}
