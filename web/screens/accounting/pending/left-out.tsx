import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { LuHand } from 'react-icons/lu';
import { RUN_CONFIDENCE_MIN } from '../../../../shared/model/match.ts';
import type { LeftOut as One, MatchRunPreview } from '../../../../shared/model/match.ts';
import { useReceipt } from '../../../api/receipts.ts';
import { useTransaction } from '../../../api/ledger.ts';
import { ConfidenceBadge } from '../../../features/match/confidence-badge.tsx';
import { useText } from '../../../text/use-text.ts';

/** What a run leaves to a person, each with the reason why; open where the run does nothing else. */
export function LeftOut({ leftOut, leavesMore, count }: MatchRunPreview) {
  const t = useText();
  if (leftOut.length === 0) return null;
  return (
    <chakra.details open={count === 0} borderTopWidth="1px" pt="3">
      <chakra.summary cursor="pointer" fontWeight="550" py={{ base: '3', md: '1' }}>
        {t(leavesMore ? 'matching.leftOutMore' : 'matching.leftOut', { count: leftOut.length })}
      </chakra.summary>
      <Stack as="ul" listStyleType="none" gap="0" mt="1">
        {leftOut.map((one) => (
          <Left key={one.match.id} {...one} />
        ))}
      </Stack>
    </chakra.details>
  );
}

function Left({ match, because }: One) {
  const t = useText();
  const receipt = useReceipt(match.receiptIds[0]).data;
  const transaction = useTransaction(match.transactionIds[0]).data;
  return (
    <Flex
      as="li"
      align="flex-start"
      gap="3"
      py="2.5"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <Text as="span" color="fg.subtle" mt="0.5" aria-hidden="true">
        <LuHand />
      </Text>
      <Stack gap="0.5" flex="1" minW="0">
        <Text fontWeight="550" truncate minH="5.5">
          {receipt &&
            transaction &&
            t('matching.leftOutPair', {
              receipt: receipt.vendor ?? receipt.fileName,
              transaction: transaction.description,
            })}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          <Because match={match} because={because} />
        </Text>
      </Stack>
      <ConfidenceBadge confidence={match.confidence} />
    </Flex>
  );
}

/** What keeps a suggestion out, in a person's words; what the suggestion itself says of it is told along. */
function Because({ match: { confidence, reasons }, because }: One) {
  const t = useText();
  const named = (is: (reason: (typeof reasons)[number]) => boolean) => reasons.find(is)?.detail;
  if (because === 'unsure')
    return t('matching.because.unsure', { percent: Math.floor(confidence), min: RUN_CONFIDENCE_MIN });
  if (because === 'open')
    return t('matching.because.open', { detail: named(({ isOpen }) => isOpen === true) ?? '' });
  const rival = because === 'rival' ? named(({ kind }) => kind === 'rival') : undefined;
  if (rival !== undefined) return t('matching.because.rivalNamed', { detail: rival });
  return t(`matching.because.${because}`);
}
