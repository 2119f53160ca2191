import type { Worth } from '../../../shared/model/worth.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { useMoney } from '../../format/use-money.ts';
import { useText } from '../../text/use-text.ts';

/** Says what an entry is worth in the books' currency, at which rate, and whose rate of which day that is. */
export function useWorthWords() {
  const t = useText();
  const money = useMoney();
  const format = useDateFormat();
  const sourceOf = ({ source, via, day }: Worth): string => {
    const published = { source: t(`entry.worth.sources.${source}`), day: formatDay(day, format) };
    return via === undefined
      ? t('entry.worth.source', published)
      : t('entry.worth.sourceVia', { ...published, via });
  };
  return {
    worthOf: (worth: Worth): string => money(worth.amount, worth.currency, 'always'),
    whole: (worth: Worth): string =>
      t('entry.worth.whole', {
        worth: money(worth.amount, worth.currency, 'always'),
        rate: worth.rate,
        source: sourceOf(worth),
      }),
  };
}
