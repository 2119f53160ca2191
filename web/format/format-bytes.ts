import { usual } from './format.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** How much room files take: "3.4 MB". */
export function formatBytes(bytes: number): string {
  const thousands = Math.floor(Math.log10(Math.max(bytes, 1)) / 3);
  const power = Math.min(Math.max(thousands, 1), UNITS.length);
  const unit = UNITS[power - 1] ?? 'kilobyte';
  return new Intl.NumberFormat(usual().names, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** power,
  );
}
