import { Badge } from '@chakra-ui/react';
import { useText } from '../../text/use-text.ts';

const HIGH_MIN = 90;
const MEDIUM_MIN = 70;

/** High Match from 90, Medium Match from 70, else Low Match (specification section 4), with the figure itself. */
export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const t = useText();
  const level = levelOf(confidence);
  return (
    <Badge
      colorPalette={{ high: 'green', medium: 'amber', low: 'gray' }[level]}
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

/** The level of a confidence of 0 to 100. */
function levelOf(confidence: number): 'high' | 'medium' | 'low' {
  if (confidence >= HIGH_MIN) return 'high';
  return confidence >= MEDIUM_MIN ? 'medium' : 'low';
}
