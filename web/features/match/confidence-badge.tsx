import { Badge } from '@chakra-ui/react';
import { useText } from '../../text/use-text.ts';
import { matchLevel } from './match-level.ts';

const COLOURS = { high: 'green', medium: 'amber', low: 'gray' } as const;

/** High, Medium or Low Match, with the figure itself. */
export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const t = useText();
  const level = matchLevel(confidence);
  return (
    <Badge
      colorPalette={COLOURS[level]}
      variant="subtle"
      borderRadius="full"
      px="2.5"
      gap="1.5"
      fontWeight="550"
    >
      {t(`accounting.${level}`)}
      <span>{t('accounting.confidence', { percent: Math.round(confidence) })}</span>
    </Badge>
  );
}
