import { Flex } from '@chakra-ui/react';
import { LuCheck, LuCircleHelp, LuMinus } from 'react-icons/lu';
import type { Match } from '../../../shared/model/match.ts';
import { useText } from '../../text/use-text.ts';

/** Why a receipt belongs to a transaction, in short phrases; what speaks against it, and what proves nothing, is marked as such. */
export function MatchReasons({ reasons }: { reasons: Match['reasons'] }) {
  const t = useText();
  return (
    <Flex
      as="ul"
      listStyleType="none"
      aria-label={t('accounting.reasons')}
      gap="1.5"
      columnGap="3"
      wrap="wrap"
    >
      {reasons.map(({ kind, detail, ...standing }) => {
        const { Mark, color } = markOf(standing);
        return (
          <Flex
            as="li"
            key={kind}
            align="center"
            gap="1"
            textStyle="xs"
            fontWeight="550"
            minW="0"
            css={{ '& > svg': { flexShrink: 0 } }}
            color={color}
          >
            <Mark aria-hidden="true" />
            {detail}
          </Flex>
        );
      })}
    </Flex>
  );
}

function markOf({ weight, isOpen }: Pick<Match['reasons'][number], 'weight' | 'isOpen'>) {
  if (weight <= 0) return { Mark: LuMinus, color: 'amber.fg' };
  return isOpen ? { Mark: LuCircleHelp, color: 'fg.muted' } : { Mark: LuCheck, color: 'green.fg' };
}
