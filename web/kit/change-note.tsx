import { Box } from '@chakra-ui/react';
import { changeOf, PERCENT_MAX } from '../format/change-of.ts';
import { formatPercent } from '../format/format.ts';
import { useText } from '../text/use-text.ts';

interface ChangeNoteProps {
  readonly now: number;
  /** Undefined when there was no period before. */
  readonly before: number | undefined;
  /** Whether more of it is better or worse; left out where it is neither. */
  readonly better?: 'more' | 'less';
}

/** The change against the period before, in words, and whether it improved: earning more did, so did spending less. */
export function ChangeNote({ now, before, better }: ChangeNoteProps) {
  const t = useText();
  const percent = changeOf(now, before);
  if (percent === undefined) return null;
  if (percent === 0) return t('dashboard.changeNone');
  const by = Math.abs(percent) > PERCENT_MAX ? t('dashboard.far') : formatPercent(Math.abs(percent));
  const change = t(percent > 0 ? 'dashboard.changeUp' : 'dashboard.changeDown', { by });
  if (better === undefined) return change;
  const isImproved = percent > 0 === (better === 'more');
  return (
    <Box as="span">
      {change} ·{' '}
      <Box as="span" fontWeight="550" color={isImproved ? 'green.fg' : 'amber.fg'}>
        {t(isImproved ? 'dashboard.improved' : 'dashboard.worse')}
      </Box>
    </Box>
  );
}
