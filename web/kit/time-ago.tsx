import { chakra } from '@chakra-ui/react';
import { formatDay, formatMoment } from '../format/format.ts';
import { useDateFormat } from '../format/date-format.ts';
import { sinceThen } from '../format/since-then.ts';
import { useText } from '../text/use-text.ts';

/** How long ago something was, in the shortest words; what is older than a week says its day. The moment itself shows on hover. */
export function TimeAgo({ at }: { at: string }) {
  const t = useText();
  const format = useDateFormat();
  const since = sinceThen(at, Date.now());
  const words =
    since === undefined
      ? formatDay(at.slice(0, 10), format)
      : since.count === 0
        ? t('common.justNow')
        : t(`common.ago.${since.unit}`, { count: since.count });
  return (
    <chakra.time dateTime={at} title={formatMoment(at, format)} whiteSpace="nowrap">
      {words}
    </chakra.time>
  );
}
