import { paths } from '../../../../../shared/paths.ts';
import { formatCount } from '../../../../format/format-count.ts';
import { TextLink } from '../../../../kit/text-link.tsx';
import { useText } from '../../../../text/use-text.ts';
import type { ListedCategory } from './use-listed-categories.ts';

export interface Year {
  readonly from: string;
  readonly to: string;
}

/** How many entries of the year are in a category; leads to just those. */
export function EntriesLink({
  category: { id, label, figures },
  year,
}: {
  category: ListedCategory;
  year: Year;
}) {
  const t = useText();
  if (figures.count === 0) return <span>0</span>;
  return (
    <TextLink
      aria-label={t('categories.own.entriesIn', { count: figures.count, name: label })}
      fontVariantNumeric="tabular-nums"
      to={`${paths.transactions}?category=${encodeURIComponent(id)}&from=${year.from}&to=${year.to}`}
    >
      {formatCount(figures.count)}
    </TextLink>
  );
}
