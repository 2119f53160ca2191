import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuCircleAlert, LuCircleCheck, LuClock } from 'react-icons/lu';

const meanings = {
  good: { colorPalette: 'green', Icon: LuCircleCheck },
  waiting: { colorPalette: 'amber', Icon: LuClock },
  broken: { colorPalette: 'red', Icon: LuCircleAlert },
  plain: { colorPalette: 'gray', Icon: undefined },
} as const;

interface StatusBadgeProps {
  /** good: matched or in balance; waiting: somebody or something is to act; broken: it failed; plain: a mere name. */
  readonly meaning: keyof typeof meanings;
  /** Takes several lines where a phone is too narrow for one: of words that are a sentence. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** A state in words, with colour and sign beside them, never colour alone. */
export function StatusBadge({ meaning, wraps = false, children }: StatusBadgeProps) {
  const { colorPalette, Icon } = meanings[meaning];
  return (
    <Badge
      colorPalette={colorPalette}
      variant="subtle"
      size="sm"
      borderRadius="full"
      px="2"
      gap="1"
      fontWeight="550"
      whiteSpace={wraps ? 'normal' : 'nowrap'}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
    </Badge>
  );
}
