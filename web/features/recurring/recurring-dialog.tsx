import { Grid, GridItem, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { Account } from '../../../shared/model/account.ts';
import { NewRecurringEntry } from '../../../shared/model/recurring-entry.ts';
import type { RecurringEntry, RecurringEntryChange } from '../../../shared/model/recurring-entry.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useRouteForm } from '../../api/route-form.ts';
import type { RouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { AmountInput } from '../../kit/amount-input.tsx';
import { Choice } from '../../kit/choice.tsx';
import { DayField } from '../../kit/day-field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { AccountField, CategoryField } from '../entry/place-fields.tsx';
import {
  changedRecurring,
  emptyRecurring,
  newRecurring,
  recurringValues,
  WholeRecurringChange,
} from './recurring-form.ts';
import type { RecurringValues } from './recurring-form.ts';
import { FrequencyField } from './rhythm-fields.tsx';
import { useRecurringActions } from './use-recurring-actions.ts';

/** What the dialog is open for: a new one, one that begins as something found in the entries, or an existing one. */
export type RecurringSubject = { readonly begun?: Partial<RecurringValues> } | RecurringEntry;

interface RecurringDialogProps {
  /** Undefined while it is closed. */
  readonly subject: RecurringSubject | undefined;
  readonly onClose: () => void;
}

/** Create Recurring and its change. */
export function RecurringDialog({ subject, onClose }: RecurringDialogProps) {
  return subject === undefined ? null : <OpenDialog subject={subject} onClose={onClose} />;
}

type RecurringBody = NewRecurringEntry | RecurringEntryChange;
type RecurringForm = RouteForm<RecurringValues, RecurringBody>;

function OpenDialog({ subject, onClose }: { subject: RecurringSubject; onClose: () => void }) {
  const t = useText();
  const entry = 'id' in subject ? subject : undefined;
  const begun = 'id' in subject ? {} : (subject.begun ?? {});
  const { form, currency } = useRecurringForm(entry, begun, onClose);
  return (
    <FormDialog
      title={t(entry ? 'recurring.editTitle' : 'recurring.create')}
      form={form}
      submitLabel={t(entry ? 'common.save' : 'recurring.create')}
      busyLabel={t('common.saving')}
      onClose={onClose}
    >
      <Fields form={form} entry={entry} currency={currency} />
    </FormDialog>
  );
}

function useRecurringForm(
  entry: RecurringEntry | undefined,
  begun: Partial<RecurringValues>,
  onClose: () => void,
) {
  const t = useText();
  const notify = useNotify();
  const today = useToday();
  const { organization } = useSignedIn();
  const actions = useRecurringActions();
  const [id] = useState(newId);
  const currencyIn = (accountId: string): Account['currency'] =>
    organization.accounts.find((one) => one.id === accountId)?.currency ?? organization.currency;
  const failure = t(entry ? 'recurring.failed' : 'recurring.addFailed');
  const body: z.ZodType<RecurringBody, RecurringBody> = entry ? WholeRecurringChange : NewRecurringEntry;
  const form = useRouteForm({
    body,
    defaultValues: entry ? recurringValues(entry) : { ...emptyRecurring(today), ...begun },
    bodyOf: (values: RecurringValues) => {
      const currency = currencyIn(values.accountLabel);
      return entry ? changedRecurring(values, entry, currency) : newRecurring(values, id, currency);
    },
    send: async (sent) => {
      if (!('scope' in sent)) await actions.add(sent);
      else if (entry) await actions.save(entry, sent);
      onClose();
    },
    onFailed: (error) => notify.failed(failure, messageOf(error, t('common.unexpected'))),
  });
  const currency = currencyIn(useWatch({ control: form.control, name: 'accountLabel' }));
  return { form, currency };
}

interface FieldsProps {
  readonly form: RecurringForm;
  readonly entry: RecurringEntry | undefined;
  readonly currency: string;
}

function Fields({ form, entry, currency }: FieldsProps) {
  const t = useText();
  const { control, register, formState } = form;
  const { errors } = formState;
  const [kind, scope, accountId] = useWatch({ control, name: ['kind', 'scope', 'accountLabel'] });
  const hasRhythm = scope === 'following';
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <GridItem colSpan={{ sm: 2 }}>
        {entry ? (
          <FormField label={t('recurring.scope')}>
            <Choice {...register('scope')}>
              <option value="following">{t('recurring.scopes.following')}</option>
              {entry.nextDueDate !== null && <option value="next">{t('recurring.scopes.next')}</option>}
            </Choice>
          </FormField>
        ) : (
          <FormField label={t('recurring.kind')}>
            <Choice {...register('kind')}>
              <option value="expense">{t('entry.kinds.expense')}</option>
              <option value="income">{t('entry.kinds.income')}</option>
            </Choice>
          </FormField>
        )}
      </GridItem>
      <GridItem colSpan={{ sm: 2 }}>
        <FormField label={t('entry.description')} error={errors.description?.message}>
          <Input maxLength={300} autoComplete="off" {...register('description')} />
        </FormField>
      </GridItem>
      <FormField
        label={t('entry.amount')}
        help={t('entry.amountIn', { currency })}
        error={errors.amount?.message}
      >
        <AmountInput currency={currency} {...register('amount')} />
      </FormField>
      <AccountField
        kind={kind}
        chosen={accountId}
        stored={entry && { id: entry.accountId, name: entry.accountLabel }}
        error={errors.accountLabel?.message}
        {...register('accountLabel')}
      />
      <GridItem colSpan={{ sm: 2 }}>
        <Controller
          control={control}
          name="category"
          render={({ field }) => (
            <CategoryField
              kind={kind}
              stored={entry && { id: entry.categoryId, name: entry.category }}
              error={errors.category?.message}
              {...field}
            />
          )}
        />
      </GridItem>
      {hasRhythm && (
        <>
          <FrequencyField {...register('frequency')} />
          <Controller
            control={control}
            name="nextDueDate"
            render={({ field }) => (
              <DayField
                label={t('recurring.nextDueDate')}
                help={entry ? undefined : t('recurring.nextDueHelp')}
                error={errors.nextDueDate?.message}
                {...field}
              />
            )}
          />
          <Controller
            control={control}
            name="endDate"
            render={({ field }) => (
              <DayField
                label={t('recurring.endDate')}
                isOptional
                error={errors.endDate?.message}
                {...field}
              />
            )}
          />
        </>
      )}
    </Grid>
  );
}
