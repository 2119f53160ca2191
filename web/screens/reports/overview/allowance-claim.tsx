import { Stack } from '@chakra-ui/react';
import * as z from 'zod';
import { isYear } from '../../../../shared/allowance-claims.ts';
import { allowanceLineOf } from '../../../../shared/countries/capital-purchases.ts';
import { templateFor } from '../../../../shared/countries/index.ts';
import type { DateRange } from '../../../../shared/model/export.ts';
import { ClaimedAmount } from '../../../../shared/model/organization.ts';
import { sayFormLine } from '../../../../shared/text/form-words.ts';
import { useSavePreferences } from '../../../api/books.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { fieldAmount, typedAmount } from '../../../format/typed.ts';
import { AmountInput } from '../../../kit/amount-input.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';

interface AllowanceClaimProps {
  readonly days: DateRange;
}

/** Where the master says what is claimed of the country's allowance for a year; nothing for others, of other days and in other countries. */
export function AllowanceClaim({ days }: AllowanceClaimProps) {
  const { membership, profile } = useSignedIn();
  const { country } = templateFor(profile.country, profile.profession);
  const formLine = allowanceLineOf(country);
  if (formLine === undefined || !isYear(days) || membership.role !== 'master') return null;
  return <ClaimForm key={days.from} year={days.from} formLine={formLine} />;
}

interface ClaimFormProps {
  /** Its first day. */
  readonly year: string;
  readonly formLine: string;
}

const Claim = z.object({ claim: ClaimedAmount.optional() });

function ClaimForm({ year, formLine }: ClaimFormProps) {
  const t = useText();
  const notify = useNotify();
  const { currency, allowanceClaims: before = {} } = useSignedIn().organization;
  const { mutateAsync: save } = useSavePreferences();
  const kept = before[year];
  const form = useRouteForm({
    body: Claim,
    defaultValues: { claim: kept === undefined ? '' : fieldAmount(kept, currency) },
    bodyOf: ({ claim }: { claim: string }) => ({ claim: typedAmount(claim, currency) }),
    send: async ({ claim }) => {
      const { [year]: _replaced, ...others } = before;
      await save({ allowanceClaims: claim === undefined ? others : { ...others, [year]: claim } });
      notify.done({
        title: t('reports.capital.claimSaved'),
        settles: [t('reports.capital.claimFailed')],
        undo: () => save({ allowanceClaims: before }),
      });
    },
    onFailed: (error) =>
      notify.failed(t('reports.capital.claimFailed'), messageOf(error, t('common.unexpected'))),
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="3" align="start" maxW="28rem">
        <FormField
          label={t('reports.capital.claim', { place: sayFormLine({ code: formLine, label: '' }).place })}
          help={t('reports.capital.claimHelp')}
          error={form.formState.errors.claim?.message}
          isOptional
        >
          <AmountInput currency={currency} {...form.register('claim')} />
        </FormField>
        <SubmitButton variant="outline" loading={form.isBusy} loadingText={t('common.saving')}>
          {t('common.save')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
