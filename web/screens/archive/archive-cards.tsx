import { paths } from '../../../shared/paths.ts';
import type { useArchiveSummary } from '../../api/archive.ts';
import { formatBytes } from '../../format/format-bytes.ts';
import { FigureCard, FigureLines, retryOf } from '../../kit/figure-card.tsx';
import { useText } from '../../text/use-text.ts';

/** How much the archive holds, each count leading to what it counts. */
export function ArchiveCards({ query }: { query: ReturnType<typeof useArchiveSummary> }) {
  const t = useText();
  const { data } = query;
  const onRetry = retryOf(query);
  const shared = { isLine: true, onRetry } as const;
  return (
    <FigureLines columns={5}>
      <FigureCard {...shared} label={t('archive.cards.items')} figure={data?.items} to={paths.archive} />
      <FigureCard
        {...shared}
        label={t('archive.cards.receipts')}
        figure={data?.receipts}
        to={`${paths.archive}?type=receipt`}
      />
      <FigureCard
        {...shared}
        label={t('archive.cards.transactions')}
        figure={data?.transactions}
        to={`${paths.archive}?type=transaction`}
      />
      <FigureCard
        {...shared}
        label={t('archive.cards.reports')}
        figure={data?.reports}
        to={`${paths.archive}?type=report`}
      />
      <FigureCard {...shared} label={t('archive.cards.size')} figure={data && formatBytes(data.bytes)} />
    </FigureLines>
  );
}
