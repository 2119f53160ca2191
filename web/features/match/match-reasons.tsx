import { Flex } from '@chakra-ui/react';
import { LuCheck, LuMinus } from 'react-icons/lu';
import type { Match } from '../../../shared/model/match.ts';
import { useText } from '../../text/use-text.ts';

/** Why a receipt belongs to a transaction, in short phrases; what speaks against it is marked as such. */
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
      {reasons.map(({ kind, detail, weight }) => (
        <Flex
          as="li"
          key={kind}
          align="center"
          gap="1"
          textStyle="xs"
          fontWeight="550"
          minW="0"
          css={{ '& > svg': { flexShrink: 0 } }}
          color={weight > 0 ? 'green.fg' : 'amber.fg'}
        >
          {weight > 0 ? <LuCheck aria-hidden="true" /> : <LuMinus aria-hidden="true" />}
          {detail}
        </Flex>
      ))}
    </Flex>
  );
}
