import { Box } from '@chakra-ui/react';
import { LuArrowDownLeft, LuArrowLeftRight, LuArrowUpRight } from 'react-icons/lu';
import type { Transaction } from '../../../shared/model/transaction.ts';

const signs = { income: LuArrowDownLeft, expense: LuArrowUpRight, transfer: LuArrowLeftRight } as const;

/** The direction of an entry as a sign; the words stand at its amount. */
export function EntrySign({ kind }: { kind: Transaction['kind'] }) {
  const Icon = signs[kind];
  return (
    <Box
      flexShrink="0"
      display="grid"
      placeItems="center"
      boxSize="8"
      borderRadius="full"
      bg={kind === 'income' ? 'green.subtle' : 'bg.muted'}
      color={kind === 'income' ? 'green.fg' : 'fg.muted'}
      aria-hidden="true"
    >
      <Icon />
    </Box>
  );
}
