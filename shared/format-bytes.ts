const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** How much room files take, as written in a locale: "3.4 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const thousands = Math.floor(Math.log10(Math.max(bytes, 1)) / 3);
  const power = Math.min(Math.max(thousands, 1), UNITS.length);
  const unit = UNITS[power - 1] ?? 'kilobyte';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** power,
  );
}
