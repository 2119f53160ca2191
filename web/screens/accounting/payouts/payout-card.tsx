import { Box, Button, Flex, Grid, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCircleAlert } from 'react-icons/lu';
import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';
import { useCan } from '../../../auth/me-context.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { formatDay, formatMoney } from '../../../format/format.ts';
import { useText } from '../../../text/use-text.ts';
import { draftFigures, draftText } from './payout-draft.ts';
import type { PayoutDraft } from './payout-draft.ts';
import { PayoutEvidence } from './payout-evidence.tsx';
import { PayoutSum } from './payout-sum.tsx';
import { usePayoutActions } from './use-payout-actions.ts';

/** One payout: who paid it out, what proves its figures or the one number that is missing, and the decision. */
export function PayoutCard({ offer }: { offer: PayoutOffer }) {
  const t = useText();
  const format = useDateFormat();
  const canEdit = useCan('canEdit');
  const { split, refuse, isBusy } = usePayoutActions(offer);
  const { transaction: row, provider, evidence } = offer;
  const { amount, currency, description } = row;
  const [draft, setDraft] = useState<PayoutDraft>({ known: 'gross', text: '' });
  const [categories, setCategories] = useState(offer.categories);
  const [isTried, setIsTried] = useState(false);
  const figures = evidence?.figures ?? draftFigures(draft, amount, currency);
  const missing = useMissing(figures !== undefined, draft, categories, formatMoney(amount, currency));
  const apply = () => {
    setIsTried(true);
    if (figures && missing === undefined) void split(figures, categories);
  };
  const field = (name: PayoutDraft['known']) => (
    <Input
      size="sm"
      aria-label={t(`payouts.${name}`)}
      aria-invalid={isTried && figures === undefined && draft.known === name}
      inputMode="decimal"
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      textAlign="end"
      value={draftText(draft, name, amount, currency)}
      onChange={({ target }) => setDraft({ known: name, text: target.value })}
    />
  );
  return (
    <Box
      as="li"
      aria-label={t('payouts.offer', { provider, day: formatDay(row.date, format) })}
      borderTopWidth="1px"
      py="4"
      _last={{ pb: '0' }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 30rem' }}
          columnGap="8"
          rowGap="4"
        >
          <Box minW="0">
            <Text fontWeight="600">{provider}</Text>
            <Text truncate>{description}</Text>
            <Text textStyle="xs" color="fg.muted">
              <DateText day={row.date} /> · {row.accountLabel}
            </Text>
            <PayoutEvidence offer={offer} />
          </Box>
          <Box minW="0">
            <PayoutSum
              offer={offer}
              figures={figures}
              categories={categories}
              onCategories={canEdit ? setCategories : undefined}
              field={canEdit && !evidence ? field : undefined}
            />
            {isTried && missing !== undefined && (
              <Flex role="alert" gap="1.5" mt="2" align="center" textStyle="sm" color="red.fg">
                <LuCircleAlert aria-hidden="true" /> {missing}
              </Flex>
            )}
            {canEdit && (
              <Flex gap="2" mt="3" justify="flex-end">
                <Button
                  size="sm"
                  variant="outline"
                  flexGrow={{ base: 1, md: 0 }}
                  aria-label={t('payouts.notPayoutOf', { description })}
                  disabled={isBusy}
                  onClick={() => void refuse()}
                >
                  {t('payouts.notPayout')}
                </Button>
                <SubmitButton
                  size="sm"

                  flexGrow={{ base: 1, md: 0 }}
                  aria-label={t('payouts.applyTo', { description })}
                  loading={isBusy}
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

/** What has to be said before it can be applied; undefined when nothing is missing. */
function useMissing(
  hasFigures: boolean,
  { known }: PayoutDraft,
  { sales, fees }: PayoutOffer['categories'],
  net: string,
): string | undefined {
  const t = useText();
  if (!hasFigures) return known === 'gross' ? t('payouts.grossWanted', { net }) : t('payouts.feesWanted');
  return sales === '' || fees === '' ? t('payouts.categoryWanted') : undefined;
}
