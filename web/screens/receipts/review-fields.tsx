import { Grid, GridItem, Input, Kbd, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { isAhead } from '../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import { Controller, useWatch } from 'react-hook-form';
import { ReceiptChange } from '../../../shared/model/receipt.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { SURE_MIN } from '../../../shared/sure.ts';
import { useChangeReceipt } from '../../api/receipts.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { typedAmount, typedText } from '../../format/typed.ts';
import { useCategories } from '../../features/category/categories.ts';
import { OfferedCategory } from '../../features/category/offered-category.tsx';
import { CategoryChoice } from '../../features/category/category-choice.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';
import type { Place } from './place.ts';

/** What stands in the fields, as typed; the category by its id. */
interface ReviewValues {
  readonly vendor: string;
  readonly date: string;
  readonly amount: string;
  readonly currency: string;
  readonly category: string;
}

interface ReviewFieldsProps {
  readonly receipt: Receipt;
  /** Another document waits for a look. */
  readonly hasNext: boolean;
  readonly onPlace: (place: Place | undefined) => void;
  readonly onAccepted: () => void;
}

/** What was read, open to correction; each value says how surely it was read and lights up its place. Enter accepts. */
export function ReviewFields({ receipt, hasNext, onPlace, onAccepted }: ReviewFieldsProps) {
  const t = useText();
  const { all } = useCategories();
  const isReadOnly = !useCan('canEdit');
  const review = useReviewForm(receipt, onAccepted);
  const { control, register, setValue, formState } = review;
  const category = useWatch({ control, name: 'category' });
  const form = useFocusOnDoubt();
  const text = (name: ReadName, more: object = {}) => (
    <ReadFieldFrame receipt={receipt} name={name} error={formState.errors[memberOf(name)]?.message}>
      <Input
        {...register(memberOf(name))}
        readOnly={isReadOnly}
        data-doubtful={isDoubtful(receipt, name) || undefined}
        autoComplete="off"
        onFocus={() => onPlace(placeOf(receipt, name))}
        {...more}
      />
    </ReadFieldFrame>
  );
  return (
    <form ref={form} noValidate onSubmit={review.submit}>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <GridItem colSpan={{ sm: 2 }}>{text('vendor', { maxLength: 200 })}</GridItem>
        {text('date', { type: 'date' })}
        {text('total', { inputMode: 'decimal', fontVariantNumeric: 'tabular-nums' })}
        {text('currency', { maxLength: 3 })}
        <FormField label={t('receipts.category')}>
          <Controller
            control={control}
            name="category"
            render={({ field }) => (
              <CategoryChoice
                {...field}
                categories={all}
                stored={storedCategory(receipt)}
                none={t('receipts.chooseCategory')}
                disabled={isReadOnly}
              />
            )}
          />
          {!isReadOnly && category === '' && (
            <OfferedCategory
              offer={receipt.suggestedCategory}
              onTake={(taken) => setValue('category', taken)}
            />
          )}
        </FormField>
      </Grid>
      <FormProblem problem={review.problem} mt="4" />
      {!isReadOnly && (
        <SubmitButton
          mt="4"

          loading={review.isBusy}
          loadingText={t('common.saving')}
        >
          {t(hasNext ? 'receipts.acceptNext' : 'receipts.accept')} <Kbd aria-hidden="true">↵</Kbd>
        </SubmitButton>
      )}
    </form>
  );
}

const storedCategory = ({ category, categoryId }: Receipt) =>
  category !== null && categoryId !== null ? { id: categoryId, name: category } : undefined;

/** Begins at the first value that was read with doubt or not at all, else at the first field; not where it would raise a phone's keyboard. */
function useFocusOnDoubt() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return undefined;
    const fields = form.current?.querySelectorAll('input') ?? [];
    const first = [...fields].find((field) => field.dataset['doubtful'] !== undefined) ?? fields[0];
    // The dialog chooses its own first focus a frame after it opens.
    const timer = setTimeout(() => first?.focus(), 50);
    return () => clearTimeout(timer);
  }, []);
  return form;
}

type ReadName = 'vendor' | 'date' | 'total' | 'currency';

/** What a value that was read is called in the receipt and in a change of it. */
const memberOf = (name: ReadName) => (name === 'total' ? 'amount' : name);
const storedValue = (receipt: Receipt, name: ReadName) => receipt[memberOf(name)];

/** Where a value was read; a corrected one keeps the place of what stood there. */
function placeOf(receipt: Receipt, name: ReadName): Place | undefined {
  return receipt.fields[name];
}

/** Whether nothing stands there, or something that was read with little certainty. */
function isDoubtful(receipt: Receipt, name: ReadName): boolean {
  const read = receipt.fields[name];
  const stored = storedValue(receipt, name);
  return stored === null || (read !== undefined && read.value === stored && read.confidence < SURE_MIN);
}

/** What is said of the words that a value was read from. */
function readingOf({ date, createdAt }: Receipt, name: ReadName): 'receipts.readAs' | 'receipts.readAhead' {
  const isDoubted = name === 'date' && date !== null && isAhead(date, createdAt.slice(0, 10));
  return isDoubted ? 'receipts.readAhead' : 'receipts.readAs';
}

interface ReadFieldFrameProps {
  readonly receipt: Receipt;
  readonly name: ReadName;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A field with the mark of how surely its value was read, and from which words. */
function ReadFieldFrame({ receipt, name, error, children }: ReadFieldFrameProps) {
  const t = useText();
  const read = receipt.fields[name];
  const stored = storedValue(receipt, name);
  const isAsRead = read !== undefined && read.value === stored;
  return (
    <FormField
      label={t(`receipts.${name}`)}
      error={error}
      help={isAsRead && read.text !== '' ? t(readingOf(receipt, name), { text: read.text }) : undefined}
      aside={
        isAsRead ? (
          <StatusBadge meaning={read.confidence >= SURE_MIN ? 'good' : 'waiting'}>
            {t(read.confidence >= SURE_MIN ? 'receipts.sure' : 'receipts.check')}
          </StatusBadge>
        ) : (
          <Text as="span" />
        )
      }
    >
      {children}
    </FormField>
  );
}

function useReviewForm(receipt: Receipt, onAccepted: () => void) {
  const t = useText();
  const notify = useNotify();
  const { organization } = useSignedIn();
  const { mutateAsync } = useChangeReceipt();
  const before = valuesOf(receipt, organization.currency);
  return useRouteForm({
    body: ReceiptChange,
    defaultValues: before,
    bodyOf: (values: ReviewValues) => ({
      ...changeOf(values, before),
      reviewed: true,
      version: receipt.version,
    }),
    send: async (change) => {
      const after = await mutateAsync({ id: receipt.id, change });
      const back = { ...changeBack(receipt, change), reviewed: receipt.reviewedAt !== null };
      notify.done({
        title: t('receipts.accepted'),
        description: after.vendor ?? after.fileName,
        undo: () => mutateAsync({ id: receipt.id, change: { ...back, version: after.version } }),
      });
      onAccepted();
    },
    onFailed: (error) => notify.failed(t('receipts.saveFailed'), messageOf(error, t('common.unexpected'))),
  });
}

function valuesOf(receipt: Receipt, bookCurrency: string): ReviewValues {
  const currency = receipt.currency ?? bookCurrency;
  return {
    vendor: receipt.vendor ?? '',
    date: receipt.date ?? '',
    amount: receipt.amount === null ? '' : decimalFromMinor(receipt.amount, currency),
    currency,
    category: receipt.categoryId ?? '',
  };
}

/** Only what the person changed; an emptied field becomes unknown. */
function changeOf(values: ReviewValues, before: ReviewValues): Omit<ReceiptChange, 'version'> {
  const isNew = (name: keyof ReviewValues) => values[name].trim() !== before[name];
  const orNull = (text: string) => typedText(text) ?? null;
  const currency = values.currency.trim().toUpperCase();
  const amount = typedAmount(values.amount, currency);
  return {
    ...(isNew('vendor') ? { vendor: orNull(values.vendor) } : {}),
    ...(isNew('date') ? { date: orNull(values.date) } : {}),
    ...(isNew('amount') ? { amount: amount === undefined ? null : Math.abs(amount) } : {}),
    ...(isNew('currency') ? { currency } : {}),
    ...(isNew('category') ? { category: orNull(values.category) } : {}),
  };
}

function changeBack(
  receipt: Receipt,
  change: Omit<ReceiptChange, 'version'>,
): Omit<ReceiptChange, 'version'> {
  const { vendor, date, amount, currency, categoryId } = receipt;
  const before = { vendor, date, amount, currency, category: categoryId };
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in change));
}
