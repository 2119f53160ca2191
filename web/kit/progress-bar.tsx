import { Box } from '@chakra-ui/react';
import type { BoxProps } from '@chakra-ui/react';

interface ProgressBarProps extends BoxProps {
  readonly label: string;
  readonly percent: number;
  /** What it says beside its length, such as "12 of 50". */
  readonly figure?: string | undefined;
  readonly color?: string;
}

/** How far something is. Plain boxes: the first screens have no room for the library's bar, which can do much more. */
export function ProgressBar({ label, percent, figure, color = 'ember.solid', ...place }: ProgressBarProps) {
  const share = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={figure}
      h="2"
      bg="bg.muted"
      borderRadius="full"
      overflow="hidden"
      {...place}
    >
      <Box h="full" w={`${share}%`} bg={color} />
    </Box>
  );
}
