import { Button, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { Version } from '../../../../shared/model/common.ts';
import { Rate, WorthAmount } from '../../../../shared/model/worth.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { useCan } from '../../../auth/me-context.ts';
import { typedAmount, typedText } from '../../../format/typed.ts';
import { AmountInput } from '../../../kit/amount-input.tsx';
import { Choice } from '../../../kit/choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';
import { useEntryActions } from '../use-entry-actions.ts';
import { WorthLine } from '../worth-line.tsx';

interface EntryWorthProps {
  readonly row: Transaction;
  /** The currency of the books. */
  readonly home: string;
}

/** What an entry of another currency is worth in that of the books, by which rate; to be said by hand by those who may. */
export function EntryWorth({ row, home }: EntryWorthProps) {
  const canEdit = useCan('canEdit');
  const t = useText();
  return (
    <Stack gap="3">
      <WorthLine row={row} isWhole textStyle="sm" color="fg" />
      {row.worth?.currency !== home && (
        <Text textStyle="xs" color="fg.muted">
          {t('entry.worth.apartHelp', { currency: home })}
        </Text>
      )}
      {canEdit && <WorthForm key={row.version} row={row} home={home} />}
    </Stack>
  );
}

/** A worth by its amount or by its rate, each by the contract's rules. */
const SaidWorth = z.discriminatedUnion('by', [
  z.object({ by: z.literal('amount'), version: Version, worth: WorthAmount }),
  z.object({ by: z.literal('rate'), version: Version, worth: Rate }),
]);

interface WorthValues {
  readonly by: string;
  readonly worth: string;
}

function WorthForm({ row, home }: EntryWorthProps) {
  const t = useText();
  const form = useWorthForm({ row, home });
  const { control, register, formState, isBusy, problem } = form;
  const by = useWatch({ control, name: 'by' });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="3">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" alignItems="start">
          <FormField label={t('entry.worth.by')}>
            <Choice {...register('by')}>
              <option value="amount">{t('entry.worth.byAmount', { currency: home })}</option>
              <option value="rate">{t('entry.worth.byRate')}</option>
            </Choice>
          </FormField>
          <FormField
            label={t(by === 'rate' ? 'entry.worth.rate' : 'entry.worth.amount', {
              currency: home,
              own: row.currency,
            })}
            error={formState.errors.worth?.message}
          >
            {by === 'rate' ? (
              <Input inputMode="decimal" autoComplete="off" maxLength={25} {...register('worth')} />
            ) : (
              <AmountInput currency={home} {...register('worth')} />
            )}
          </FormField>
        </Grid>
        <FormProblem problem={problem} />
        <Flex justify="flex-end" gap="2">
          {row.worth?.source === 'person' && <TakeBack row={row} home={home} />}
          {formState.isDirty && (
            <SubmitButton loading={isBusy} loadingText={t('common.saving')}>
              {t('entry.worth.save')}
            </SubmitButton>
          )}
        </Flex>
      </Stack>
    </form>
  );
}

function TakeBack({ row, home }: Pick<EntryWorthProps, 'row' | 'home'>) {
  const t = useText();
  const { change } = useEntryActions();
  return (
    <Button size="sm" variant="ghost" onClick={() => void change(row, { worth: 'published' })}>
      {t(row.statedRate?.currency === home ? 'entry.worth.takeBackStated' : 'entry.worth.takeBack')}
    </Button>
  );
}

function useWorthForm({ row, home }: EntryWorthProps) {
  const t = useText();
  const notify = useNotify();
  const { save } = useEntryActions();
  return useRouteForm({
    body: SaidWorth,
    defaultValues: { by: 'amount', worth: '' },
    bodyOf: ({ by, worth }: WorthValues) => ({
      version: row.version,
      ...(by === 'rate'
        ? { by: 'rate' as const, worth: typedText(worth) ?? '' }
        : { by: 'amount' as const, worth: typedAmount(worth, home) }),
    }),
    send: ({ version, ...said }) =>
      save(row, { version, worth: said.by === 'rate' ? { rate: said.worth } : { amount: said.worth } }),
    onFailed: (error) => notify.failed(t('entry.changeFailed'), messageOf(error, t('common.unexpected'))),
  });
}
