import { Button, chakra, Flex, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Match } from '../../../../shared/model/match.ts';
import type { Receipt } from '../../../../shared/model/receipt.ts';
import { useReceipt } from '../../../api/receipts.ts';
import { useCan } from '../../../auth/me-context.ts';
import { PageView } from '../../../features/document/page-view.tsx';
import type { Place } from '../../../features/document/place.ts';
import { ConfidenceBadge } from '../../../features/match/confidence-badge.tsx';
import { MatchSides } from '../../../features/match/match-sides.tsx';
import { useSidesShown } from '../../../features/match/use-sides-shown.ts';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { useText } from '../../../text/use-text.ts';
import { LinkDialog } from '../linking/link-dialog.tsx';
import { RunnerUp } from './runner-up.tsx';

interface MatchDetailsProps {
  readonly match: Match | undefined;
  readonly onConfirm: (match: Match) => void;
  readonly onReject: (match: Match) => void;
  readonly onClose: () => void;
}

/**
 * Everything about one suggestion: the document itself, both sides, the sums, each reason with its points, the runner-up, and a way to
 * choose otherwise.
 */
export function MatchDetails({ match, onConfirm, onReject, onClose }: MatchDetailsProps) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const isShown = useSidesShown(match);
  const [otherwise, setOtherwise] = useState<Match>();
  const close = (act?: (match: Match) => void) => {
    if (match) act?.(match);
    onClose();
  };
  return (
    <>
      <DialogFrame
        isOpen={match !== undefined}
        size="cover"
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
              <Button colorPalette="ember" disabled={!isShown} onClick={() => close(onConfirm)}>
                {t('accounting.confirm')}
              </Button>
            </>
          )
        }
      >
        {match && <Explained key={match.id} match={match} />}
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
  const [first] = match.receiptIds;
  const [id, show] = useState(first);
  const [place, setPlace] = useState<Place>();
  const receipt = useReceipt(id);
  const chosen = receipt.data;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.1fr)' }}
      templateRows={{ lg: 'minmax(0, 1fr)' }}
      gap="6"
      h={{ lg: 'full' }}
    >
      <Flex direction="column" gap="2" minH="0" minW="0">
        {match.receiptIds.length > 1 && <Documents ids={match.receiptIds} shown={id} onShow={show} />}
        {receipt.error ? (
          <ErrorState detail={receipt.error.message} onRetry={() => void receipt.refetch()} />
        ) : chosen ? (
          <PageView key={chosen.id} receipt={chosen} place={place} />
        ) : (
          <Skeleton h={{ base: '72', lg: 'full' }} borderRadius="l2" />
        )}
      </Flex>
      <Stack gap="5" overflow={{ lg: 'auto' }} px="0.5" pb="2">
        <MatchSides match={match} />
        <Reasons match={match} onPoint={(kind) => setPlace(chosen && placeOf(chosen, kind))} />
        <Others match={match} />
      </Stack>
    </Grid>
  );
}

const FIELDS: Readonly<Record<string, string>> = { amount: 'total', date: 'date', name: 'vendor' };

/** Where on the document the value stands that a reason speaks of. */
const placeOf = ({ fields }: Receipt, kind: string): Place | undefined => fields[FIELDS[kind] ?? ''];

interface DocumentsProps {
  readonly ids: readonly string[];
  readonly shown: string | undefined;
  readonly onShow: (id: string) => void;
}

/** Which of several documents is looked at. */
function Documents({ ids, shown, onShow }: DocumentsProps) {
  const t = useText();
  return (
    <Flex role="group" aria-label={t('matching.chooseDocument')} gap="2" wrap="wrap">
      {ids.map((id) => (
        <DocumentButton key={id} id={id} isShown={id === shown} onShow={() => onShow(id)} />
      ))}
    </Flex>
  );
}

function DocumentButton({ id, isShown, onShow }: { id: string; isShown: boolean; onShow: () => void }) {
  const { data } = useReceipt(id);
  return (
    <Button
      size="xs"
      variant={isShown ? 'solid' : 'outline'}
      aria-pressed={isShown}
      maxW="48"
      minW="16"
      onClick={onShow}
    >
      <Text as="span" truncate>
        {data?.vendor ?? data?.fileName}
      </Text>
    </Button>
  );
}

function Reasons({ match, onPoint }: { match: Match; onPoint: (kind: string) => void }) {
  const t = useText();
  return (
    <Stack as="section" gap="0" aria-label={t('matching.reasonsTitle')}>
      <Flex justify="space-between" align="center" gap="3" mb="2">
        <Heading as="h3" fontSize="sm">
          {t('matching.reasonsTitle')}
        </Heading>
        <ConfidenceBadge confidence={match.confidence} />
      </Flex>
      {match.reasons.map(({ kind, detail, weight }) => (
        <chakra.button
          key={kind}
          type="button"
          display="flex"
          justifyContent="space-between"
          gap="3"
          textStyle="sm"
          textAlign="left"
          borderTopWidth="1px"
          py={{ base: '3', md: '2' }}
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
          _focusVisible={{ outlineOffset: '-2px' }}
          onClick={() => onPoint(kind)}
          onFocus={() => onPoint(kind)}
          onMouseEnter={() => onPoint(kind)}
        >
          <span>{detail}</span>
          <Text
            as="span"
            color={weight < 0 ? 'amber.fg' : 'fg.muted'}
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
          >
            {t('matching.points', { points: weight > 0 ? `+${weight}` : `−${Math.abs(weight)}` })}
          </Text>
        </chakra.button>
      ))}
      <Text textStyle="xs" color="fg.muted" borderTopWidth="1px" pt="2">
        {t('matching.reasonsHelp', { confidence: match.confidence })} {t('matching.showsPlace')}
      </Text>
    </Stack>
  );
}

function Others({ match }: { match: Match }) {
  const t = useText();
  if (!match.runnerUp) return null;
  return (
    <Stack as="section" gap="1" aria-label={t('matching.others')}>
      <Heading as="h3" fontSize="sm">
        {t('matching.others')}
      </Heading>
      <RunnerUp match={match} />
    </Stack>
  );
}
