import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';
import { useCan } from '../../../auth/me-context.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { AmountInput } from '../../../kit/amount-input.tsx';
import { DateText } from '../../../kit/date-text.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { formatDay } from '../../../format/format.ts';
import { useText } from '../../../text/use-text.ts';
import { keptWords } from './kept-words.ts';
import { figuresOf } from './payout-draft.ts';
import type { PayoutDraft, PayoutValues } from './payout-draft.ts';
import { PayoutEvidence } from './payout-evidence.tsx';
import { PayoutSum } from './payout-sum.tsx';
import { usePayoutActions } from './use-payout-actions.ts';
import { usePayoutForm } from './use-payout-form.ts';

/** One payout: who paid it out, what proves its figures or the one number that is missing, and the decision. */
export function PayoutCard({ offer }: { offer: PayoutOffer }) {
  const t = useText();
  const format = useDateFormat();
  const canEdit = useCan('canEdit');
  const { split, refuse, isBusy } = usePayoutActions(offer);
  const { transaction: row, provider, evidence } = offer;
  const { description } = row;
  const kept = keptWords(provider);
  const { form, number, fault } = usePayoutForm(offer, split);
  const { control, formState, problem } = form;
  const values = useWatch({ control }) as PayoutValues;
  const field = (name: PayoutDraft['known']) => (
    <AmountInput
      currency={row.currency}
      size="sm"
      aria-label={t(`payouts.${name}`)}
      aria-invalid={formState.errors[name] !== undefined && values.known === name}
      textAlign="end"
      {...number(name)}
    />
  );
  return (
    <Box
      as="li"
      aria-label={t(kept?.offer ?? 'payouts.offer', {
        provider,
        day: formatDay(row.date, format),
      })}
      borderTopWidth="1px"
      py="calc(var(--row-room) + 0.375rem)"
      _last={{ pb: '0' }}
    >
      <form noValidate onSubmit={form.submit}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 30rem' }}
          columnGap="8"
          rowGap="4"
        >
          <Box minW="0">
            <Text fontWeight="600">{kept ? t(kept.title) : provider}</Text>
            <Text truncate>{description}</Text>
            <Text textStyle="xs" color="fg.muted">
              <DateText day={row.date} /> · {row.accountLabel}
            </Text>
            <PayoutEvidence offer={offer} />
          </Box>
          <Box minW="0">
            <PayoutSum
              offer={offer}
              figures={figuresOf(offer, values)}
              control={canEdit ? control : undefined}
              field={canEdit && !evidence ? field : undefined}
            />
            <FormProblem problem={problem ?? fault} mt="2" />
            {canEdit && (
              <Flex gap="2" mt="3" justify="flex-end">
                <Button
                  size="sm"
                  variant="outline"
                  flexGrow={{ base: 1, md: 0 }}
                  aria-label={t(kept?.refuseOf ?? 'payouts.notPayoutOf', { description })}
                  disabled={isBusy}
                  onClick={() => void refuse()}
                >
                  {t(kept?.refuse ?? 'payouts.notPayout')}
                </Button>
                <SubmitButton
                  size="sm"

                  flexGrow={{ base: 1, md: 0 }}
                  aria-label={t('payouts.applyTo', { description })}
                  loading={isBusy || form.isBusy}
                >
                  {t('payouts.apply')}
                </SubmitButton>
              </Flex>
            )}
          </Box>
        </Grid>
      </form>
    </Box>
  );
}
