import { Grid, GridItem, Input, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { Account } from '../../../shared/model/account.ts';
import { NewTransaction, TransactionKind } from '../../../shared/model/transaction.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { isCurrencyTyped } from '../../../shared/typed-currency.ts';
import { typedAmount, typedText } from '../../format/typed.ts';
import { useMoney } from '../../format/use-money.ts';
import { useTaxOnTop } from '../sales-tax/use-tax-on-top.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useRecurringCalls } from '../../api/recurring.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import type { Correction } from '../category/also-these.tsx';
import { AmountInput } from '../../kit/amount-input.tsx';
import { Choice } from '../../kit/choice.tsx';
import { DayField } from '../../kit/day-field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useToday } from '../../auth/today.ts';
import { Tick } from '../../kit/tick.tsx';
import { emptyEntry, entryOf, lacksSomething, nextDueOf, valuesOf, WholeChange } from './entry-form.ts';
import type { EntryBody, EntryForm, EntryInput, EntryValues } from './entry-form.ts';
import { AccountField, CategoryField } from './place-fields.tsx';
import { RecurringFields } from './recurring-fields.tsx';
import { useEntryActions } from './use-entry-actions.ts';

/** What the dialog is open for: a new entry of a kind, or an existing one. */
export type EntrySubject = 'income' | 'expense' | Transaction;

interface EntryDialogProps {
  /** Undefined while it is closed. */
  readonly subject: EntrySubject | undefined;
  readonly onClose: () => void;
  /** An existing entry was given another category. */
  readonly onCorrected?: (correction: Correction) => void;
}

/** Add Income, Add Expense and Edit transaction (specification sections 3 and 5). */
export function EntryDialog({ subject, ...rest }: EntryDialogProps) {
  const key = typeof subject === 'object' ? subject.id : (subject ?? 'closed');
  return subject === undefined ? null : <OpenEntry key={key} subject={subject} {...rest} />;
}

type EntryFormProps = Omit<EntryDialogProps, 'subject'> & { subject: EntrySubject };

function OpenEntry(props: EntryFormProps) {
  const t = useText();
  const { subject, onClose } = props;
  const { form, currency } = useEntryForm(props);
  const isEdit = typeof subject === 'object';
  const title = isEdit
    ? t('entry.editTitle')
    : t(subject === 'income' ? 'entry.addIncome' : 'entry.addExpense');
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={isEdit ? t('common.save') : title}
      busyLabel={isEdit ? t('common.saving') : t('entry.adding')}
      onClose={onClose}
    >
      <EntryFields form={form} currency={currency} row={isEdit ? subject : undefined} />
    </FormDialog>
  );
}

/** What is missing is said no longer once nothing is, or the dialog is gone. */
function useSettled({ errors }: { readonly errors: object }) {
  const t = useText();
  const { settled } = useNotify();
  const title = t('common.missingInformation');
  const isWhole = Object.keys(errors).length === 0;
  useEffect(() => {
    if (isWhole) settled(title);
  }, [isWhole, settled, title]);
  useEffect(() => () => settled(title), [settled, title]);
}

function useEntryForm({ subject, onClose, onCorrected }: EntryFormProps) {
  const t = useText();
  const notify = useNotify();
  const today = useToday();
  const { organization } = useSignedIn();
  const actions = useEntryActions();
  const recurring = useRecurringCalls();
  const [id] = useState(newId);
  const [recurringId] = useState(newId);
  const row = typeof subject === 'object' ? subject : undefined;
  /** A new entry is in the currency of its account, and so is one that was typed in the wrong account. */
  const currencyIn = (accountId: string): Account['currency'] => {
    const ofAccount = organization.accounts.find(({ id: one }) => one === accountId)?.currency;
    if (!row) return ofAccount ?? organization.currency;
    return accountId !== row.accountId && isCurrencyTyped(row) ? (ofAccount ?? row.currency) : row.currency;
  };

  /** What follows from it was set up with it, and goes with it. */
  const add = async (entry: NewTransaction) => {
    const { id: following } = entry.recurring ?? {};
    await actions.add(entry, following === undefined ? [] : [() => recurring.remove(following)]);
    if (following !== undefined) recurring.refresh();
  };
  const send = async (body: EntryBody) => {
    if (!('version' in body)) await add(body);
    else if (row) await actions.save(row, body);
    onClose();
    const { category } = body;
    if (row && category !== undefined && category !== row.categoryId)
      onCorrected?.({ row, was: row.categoryId, category });
  };
  const taxOnTop = useTaxOnTop();
  /** The amount that arrives: with the tax that comes on top of it. */
  const withTaxOnTop = (typed: ReturnType<typeof entryOf>, currency: string): typeof typed => {
    const { kind, category = '', date = '', amount } = typed;
    const onTop = taxOnTop({ kind, categoryId: category, currency, date });
    return onTop && Number.isSafeInteger(amount)
      ? { ...typed, amount: onTop.withTax(Number(amount)) }
      : typed;
  };
  const body: z.ZodType<EntryBody, EntryInput> = row ? WholeChange : NewTransaction;
  const form = useRouteForm({
    body,
    defaultValues: typeof subject === 'object' ? valuesOf(subject) : emptyEntry(subject, today),
    bodyOf: (values: EntryValues) => {
      const currency = currencyIn(values.accountLabel);
      const typed = entryOf(values, currency);
      const entry = values.isBeforeTax && !row ? withTaxOnTop(typed, currency) : typed;
      const { noReceiptNeeded } = values;
      if (row) {
        const money = currency === row.currency ? {} : { currency };
        return { ...entry, ...money, version: row.version, noReceiptNeeded };
      }
      const { frequency } = values.recurring;
      const again = { id: recurringId, frequency, nextDueDate: typedText(nextDueOf(values)) };
      return { ...entry, id, currency, ...(values.isRecurring ? { recurring: again } : {}) };
    },
    send,
    checks: 'onTouched',
    onFailed: (error) =>
      row
        ? notify.failed(t('entry.changeFailed'), messageOf(error, t('common.unexpected')))
        : notify.failed(t('common.error'), messageOf(error, t('dashboard.addFailed'))),
    onInvalid: (faults) =>
      lacksSomething(faults) && notify.failed(t('common.missingInformation'), t('dashboard.fillRequired')),
  });
  useSettled(form.formState);
  const currency = currencyIn(useWatch({ control: form.control, name: 'accountLabel' }));
  return { form, currency };
}

/** Whether tax comes on top of the amount that is typed, and what arrives then; asked only where the business adds it to its prices. */
function BeforeTax({ form: { control }, currency }: Pick<EntryFieldsProps, 'form' | 'currency'>) {
  const t = useText();
  const money = useMoney();
  const values = useWatch({ control }) as EntryValues;
  const { kind, category: categoryId, date, isBeforeTax } = values;
  const onTop = useTaxOnTop()({ kind, categoryId, currency, date });
  if (!onTop) return null;
  const amount = typedAmount(values.amount, currency);
  return (
    <GridItem colSpan={{ sm: 2 }}>
      <Controller
        control={control}
        name="isBeforeTax"
        render={({ field }) => (
          <Tick
            label={t('entry.beforeTax', { tax: onTop.names })}
            isOn={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {isBeforeTax && amount !== undefined && amount > 0 && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {t('entry.withTax', { amount: money(onTop.withTax(amount), currency) })}
        </Text>
      )}
    </GridItem>
  );
}

interface EntryFieldsProps {
  readonly form: EntryForm;
  readonly currency: string;
  /** Undefined for a new one. */
  readonly row: Transaction | undefined;
}

function EntryFields({ form, currency, row }: EntryFieldsProps) {
  const t = useText();
  const { control, register, formState } = form;
  const { errors } = formState;
  const [kind, accountId] = useWatch({ control, name: ['kind', 'accountLabel'] });
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      {row && (
        <GridItem colSpan={{ sm: 2 }}>
          <FormField label={t('entry.kind')}>
            <Choice {...register('kind')}>
              {TransactionKind.options.map((one) => (
                <option key={one} value={one}>
                  {t(`entry.kinds.${one}`)}
                </option>
              ))}
            </Choice>
          </FormField>
        </GridItem>
      )}
      <GridItem colSpan={{ sm: 2 }}>
        <FormField label={t('entry.description')} error={errors.description?.message}>
          <Input maxLength={300} autoComplete="off" {...register('description')} />
        </FormField>
      </GridItem>
      <FormField
        label={t('entry.amount')}
        help={kind === 'transfer' ? t('entry.amountHelpTransfer') : t('entry.amountIn', { currency })}
        error={errors.amount?.message}
      >
        <AmountInput currency={currency} {...register('amount')} />
      </FormField>
      <Controller
        control={control}
        name="date"
        render={({ field }) => <DayField label={t('entry.date')} error={errors.date?.message} {...field} />}
      />
      <AccountField
        kind={kind}
        chosen={accountId}
        stored={row && { id: row.accountId, name: row.accountLabel }}
        error={errors.accountLabel?.message}
        {...register('accountLabel')}
      />
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <CategoryField
            kind={kind}
            stored={row && { id: row.categoryId, name: row.category }}
            error={errors.category?.message}
            {...field}
          />
        )}
      />
      {!row && <BeforeTax form={form} currency={currency} />}
      {!row && <RecurringFields form={form} />}
      {row && kind === 'expense' && (
        <Controller
          control={control}
          name="noReceiptNeeded"
          render={({ field }) => (
            <Tick label={t('entry.noReceiptNeeded')} isOn={field.value} onChange={field.onChange} />
          )}
        />
      )}
    </Grid>
  );
}
