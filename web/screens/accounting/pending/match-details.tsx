import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Match } from '../../../../shared/model/match.ts';
import { useCan } from '../../../auth/me-context.ts';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { ConfidenceBadge } from '../../../features/match/confidence-badge.tsx';
import { MatchSides } from '../../../features/match/match-sides.tsx';
import { useText } from '../../../text/use-text.ts';
import { LinkDialog } from '../linking/link-dialog.tsx';
import { RunnerUp } from './runner-up.tsx';

interface MatchDetailsProps {
  readonly match: Match | undefined;
  readonly onConfirm: (match: Match) => void;
  readonly onReject: (match: Match) => void;
  readonly onClose: () => void;
}

/** Everything about one suggestion: both sides, the sums, each reason with its points, the runner-up, and a way to choose otherwise. */
export function MatchDetails({ match, onConfirm, onReject, onClose }: MatchDetailsProps) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const [otherwise, setOtherwise] = useState<Match>();
  const close = (act?: (match: Match) => void) => {
    if (match) act?.(match);
    onClose();
  };
  return (
    <>
      <DialogFrame
        isOpen={match !== undefined}
        size="lg"
        title={t('matching.detailsTitle')}
        onClose={onClose}
        footer={
          canMatch && (
            <>
              <Button
                variant="ghost"
                onClick={() => {
                  setOtherwise(match);
                  onClose();
                }}
              >
                {t('matching.otherwise')}
              </Button>
              <Button variant="outline" onClick={() => close(onReject)}>
                {t('accounting.reject')}
              </Button>
              <Button colorPalette="ember" onClick={() => close(onConfirm)}>
                {t('accounting.confirm')}
              </Button>
            </>
          )
        }
      >
        {match && <Explained match={match} />}
      </DialogFrame>
      {otherwise && (
        <LinkDialog
          receiptIds={otherwise.receiptIds}
          transactionIds={otherwise.transactionIds}
          onClose={() => setOtherwise(undefined)}
        />
      )}
    </>
  );
}

function Explained({ match }: { match: Match }) {
  const t = useText();
  return (
    <Stack gap="5">
      <MatchSides match={match} />
      <Stack as="section" gap="2" aria-label={t('matching.reasonsTitle')}>
        <Flex justify="space-between" align="center" gap="3">
          <Heading as="h3" fontSize="sm">
            {t('matching.reasonsTitle')}
          </Heading>
          <ConfidenceBadge confidence={match.confidence} />
        </Flex>
        {match.reasons.map(({ kind, detail, weight }) => (
          <Flex key={kind} justify="space-between" gap="3" textStyle="sm" borderTopWidth="1px" pt="2">
            <Text>{detail}</Text>
            <Text
              color={weight < 0 ? 'amber.fg' : 'fg.muted'}
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
            >
              {t('matching.points', { points: weight > 0 ? `+${weight}` : `−${Math.abs(weight)}` })}
            </Text>
          </Flex>
        ))}
        <Text textStyle="xs" color="fg.muted">
          {t('matching.reasonsHelp', { confidence: match.confidence })}
        </Text>
      </Stack>
      {match.runnerUp && (
        <Stack as="section" gap="1" aria-label={t('matching.others')}>
          <Heading as="h3" fontSize="sm">
            {t('matching.others')}
          </Heading>
          <RunnerUp match={match} />
        </Stack>
      )}
    </Stack>
  );
}
