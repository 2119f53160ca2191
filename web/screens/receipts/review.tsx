import { Box, Kbd, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useSuggestionFor } from '../../api/matching.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import type { Place } from '../../features/document/place.ts';
import { matchLevel } from '../../features/match/match-level.ts';
import { FormProblem } from '../../kit/form-problem.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';
import { FurtherFields } from './further-fields.tsx';
import { ReceiptSuggestion } from './receipt-suggestion.tsx';
import { ReviewFields } from './review-fields.tsx';
import { changeOf, changesAmount, storedValues, useReviewForm } from './review-form.ts';
import type { ReviewValues } from './review-form.ts';

interface ReviewProps {
  readonly receipt: Receipt;
  /** Another document waits for a look. */
  readonly hasNext: boolean;
  readonly onPlace: (place: Place | undefined) => void;
  readonly onAccepted: () => void;
}

/** What was read from a document, the transaction it seems to belong to, and what else stands in it. Enter accepts both. */
export function Review({ receipt, hasNext, onPlace, onAccepted }: ReviewProps) {
  const t = useText();
  const { currency } = useSignedIn().organization;
  const [canEdit, canMatch] = [useCan('canEdit'), useCan('canMatch')];
  const match = useSuggestionFor(receipt.id);
  const [wanted, setWanted] = useState<boolean>();
  // What is hardly likely waits for a person's own word.
  const isWanted = wanted ?? (match !== undefined && matchLevel(match.confidence) !== 'low');
  const form = useReviewForm({ receipt, match: canMatch && isWanted ? match : undefined, onAccepted });
  const values = useWatch({ control: form.control }) as ReviewValues;
  const isPossible = !changesAmount(changeOf(values, storedValues(receipt, currency)));
  const confirms = match !== undefined && canMatch && isWanted && isPossible;
  const accept = confirms ? 'receipts.acceptMatch' : hasNext ? 'receipts.acceptNext' : 'receipts.accept';
  return (
    <Box asChild>
      <form ref={useFocusOnDoubt()} noValidate onSubmit={form.submit}>
        <Stack gap="5">
          <ReviewFields receipt={receipt} form={form} onPlace={onPlace} />
          <ReceiptSuggestion
            receipt={receipt}
            match={match}
            confirming={{ isOn: isWanted, isPossible, set: setWanted }}
          />
          <FurtherFields receipt={receipt} onPlace={onPlace} />
        </Stack>
        {canEdit && (
          <AtTheFoot>
            <FormProblem problem={form.problem} mb="3" />
            <SubmitButton
              w={{ base: 'full', sm: 'auto' }}
              loading={form.isBusy}
              loadingText={t('common.saving')}
            >
              {t(accept)} <Kbd aria-hidden="true">↵</Kbd>
            </SubmitButton>
          </AtTheFoot>
        )}
      </form>
    </Box>
  );
}

/** Stays in view while one reads on above it. */
function AtTheFoot({ children }: { children: ReactNode }) {
  return (
    // Sticky parts stop at the padding of what scrolls: on a phone that is the dialog's, and what lies under it would show.
    <Box
      position="sticky"
      bottom={{ base: '-6', lg: '0' }}
      bg="bg.panel"
      borderTopWidth="1px"
      py="3"
      mt="5"
      zIndex="1"
    >
      {children}
    </Box>
  );
}

/** Begins at the first value that was read with doubt or not at all, else at the first field; not where it would raise a phone's keyboard. */
function useFocusOnDoubt() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return undefined;
    const first =
      form.current?.querySelector<HTMLElement>('[data-doubtful]') ?? form.current?.querySelector('input');
    // The dialog chooses its own first focus a frame after it opens.
    const timer = setTimeout(() => first?.focus(), 50);
    return () => clearTimeout(timer);
  }, []);
  return form;
}
