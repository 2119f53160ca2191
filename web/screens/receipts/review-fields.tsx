import { Button, Grid, GridItem, Input, Kbd, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { Receipt, ReceiptChange } from '../../../shared/model/receipt.ts';
import { SURE_MIN } from '../../../shared/sure.ts';
import { useChangeReceipt } from '../../api/receipts.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { amountFromText } from '../../format/typed.ts';
import { useCategories } from '../../features/category/categories.ts';
import { OfferedCategory } from '../../features/category/offered-category.tsx';
import { CategoryChoice } from '../../features/category/category-choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';
import type { Place } from './place.ts';

interface Draft {
  readonly vendor: string;
  readonly date: string;
  readonly total: string;
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
  const { draft, set, faults, isBusy, accept } = useReviewForm(receipt, onAccepted);
  const form = useFocusOnDoubt();
  const text = (name: ReadName, more: object = {}) => (
    <ReadFieldFrame receipt={receipt} name={name} error={faults[name]}>
      <Input
        value={draft[name]}
        readOnly={isReadOnly}
        data-doubtful={isDoubtful(receipt, name) || undefined}
        autoComplete="off"
        onFocus={() => onPlace(placeOf(receipt, name))}
        onChange={(event) => set({ [name]: event.target.value })}
        {...more}
      />
    </ReadFieldFrame>
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <GridItem colSpan={{ sm: 2 }}>{text('vendor', { maxLength: 200 })}</GridItem>
        {text('date', { type: 'date' })}
        {text('total', { inputMode: 'decimal', fontVariantNumeric: 'tabular-nums' })}
        {text('currency', { maxLength: 3 })}
        <FormField label={t('receipts.category')}>
          <CategoryChoice
            categories={all}
            none={t('receipts.chooseCategory')}
            disabled={isReadOnly}
            value={draft.category}
            onChange={(category) => set({ category })}
          />
          {!isReadOnly && draft.category === '' && (
            <OfferedCategory offer={receipt.suggestedCategory} onTake={(category) => set({ category })} />
          )}
        </FormField>
      </Grid>
      {!isReadOnly && (
        <Button type="submit" mt="4" colorPalette="ember" loading={isBusy} loadingText={t('common.saving')}>
          {t(hasNext ? 'receipts.acceptNext' : 'receipts.accept')} <Kbd aria-hidden="true">↵</Kbd>
        </Button>
      )}
    </form>
  );
}

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

const storedValue = (receipt: Receipt, name: ReadName) => receipt[name === 'total' ? 'amount' : name];

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
      help={isAsRead && read.text !== '' ? t('receipts.readAs', { text: read.text }) : undefined}
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
  const { mutateAsync, isPending } = useChangeReceipt();
  const before = draftOf(receipt, organization.currency);
  const [draft, setDraft] = useState(before);
  const change = changeOf(draft, before);
  const faults: Partial<Record<keyof Draft, string>> = {
    ...(draft.total.trim() !== '' && amountOf(draft) === undefined
      ? { total: t('receipts.amountInvalid') }
      : {}),
    ...(/^[A-Za-z]{3}$/.test(draft.currency) ? {} : { currency: t('receipts.currencyInvalid') }),
  };
  const accept = async () => {
    if (Object.keys(faults).length > 0 || isPending) return;
    try {
      const after = await mutateAsync({
        id: receipt.id,
        change: { ...change, reviewed: true, version: receipt.version },
      });
      const back = { ...changeBack(receipt, change), reviewed: receipt.reviewedAt !== null };
      notify.done({
        title: t('receipts.accepted'),
        description: after.vendor ?? after.fileName,
        undo: () => mutateAsync({ id: receipt.id, change: { ...back, version: after.version } }),
      });
      onAccepted();
    } catch (error) {
      notify.failed(t('receipts.saveFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  return {
    draft,
    faults,
    isBusy: isPending,
    set: (more: Partial<Draft>) => setDraft({ ...draft, ...more }),
    accept,
  };
}

function draftOf(receipt: Receipt, bookCurrency: string): Draft {
  const currency = receipt.currency ?? bookCurrency;
  return {
    vendor: receipt.vendor ?? '',
    date: receipt.date ?? '',
    total: receipt.amount === null ? '' : decimalFromMinor(receipt.amount, currency),
    currency,
    category: receipt.category ?? '',
  };
}

function amountOf({ total, currency }: Draft): number | undefined {
  const minor = amountFromText(total, currency.toUpperCase());
  return minor === undefined ? undefined : Math.abs(minor);
}

/** Only what the person changed; an emptied field becomes unknown. */
function changeOf(draft: Draft, before: Draft): Omit<ReceiptChange, 'version'> {
  const isNew = (name: keyof Draft) => draft[name].trim() !== before[name];
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    ...(isNew('vendor') ? { vendor: orNull(draft.vendor) } : {}),
    ...(isNew('date') ? { date: orNull(draft.date) } : {}),
    ...(isNew('total') ? { amount: amountOf(draft) ?? null } : {}),
    ...(isNew('currency') ? { currency: draft.currency.trim().toUpperCase() } : {}),
    ...(isNew('category') ? { category: orNull(draft.category) } : {}),
  };
}

function changeBack(
  receipt: Receipt,
  change: Omit<ReceiptChange, 'version'>,
): Omit<ReceiptChange, 'version'> {
  const { vendor, date, amount, currency, category } = receipt;
  const before = { vendor, date, amount, currency, category };
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in change));
}
