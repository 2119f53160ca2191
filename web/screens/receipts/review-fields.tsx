import { Grid, GridItem, Input } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import { isAhead } from '../../../shared/civil-date.ts';
import type { ReadField, Receipt } from '../../../shared/model/receipt.ts';
import { SURE_MIN } from '../../../shared/sure.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { fieldAmount, typedAmount, typedText } from '../../format/typed.ts';
import { useCategories } from '../../features/category/categories.ts';
import { CategoryChoice } from '../../features/category/category-choice.tsx';
import { OfferedCategory } from '../../features/category/offered-category.tsx';
import type { Place } from '../../features/document/place.ts';
import { AmountInput } from '../../kit/amount-input.tsx';
import { CurrencyChoice } from '../../kit/currency-choice.tsx';
import { DayField } from '../../kit/day-field.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';
import { ProposedTotal } from './proposed-total.tsx';
import { offeredCategory, storedValues } from './review-form.ts';
import type { ReviewForm, ReviewValues } from './review-form.ts';
import { isUnsure, memberOf } from './unsure-field.ts';
import type { ReadName } from './unsure-field.ts';

interface ReviewFieldsProps {
  readonly receipt: Receipt;
  readonly form: ReviewForm;
  readonly onPlace: (place: Place | undefined) => void;
}

/** What was read, open to correction; each value says how surely it was read, or that it was edited, and lights up its place. */
export function ReviewFields({ receipt, form, onPlace }: ReviewFieldsProps) {
  const t = useText();
  const isReadOnly = !useCan('canEdit');
  const { control, register, formState } = form;
  const values = useWatch({ control }) as ReviewValues;
  const proposed = receipt.proposedPayment;
  const reading = useReading(receipt, values);
  /** What the frame of a field says of it. */
  const frame = (name: ReadName) => ({
    label: t(`receipts.${name}`),
    error: formState.errors[memberOf(name)]?.message,
    ...reading(name),
  });
  const lit = (name: ReadName) => ({
    'data-doubtful': isDoubtful(receipt, name) || undefined,
    onFocus: () => onPlace(receipt.fields[name]),
  });
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <GridItem colSpan={{ sm: 2 }}>
        <FormField {...frame('vendor')}>
          <Input
            {...register('vendor')}
            {...lit('vendor')}
            readOnly={isReadOnly}
            maxLength={200}
            autoComplete="off"
          />
        </FormField>
      </GridItem>
      <Controller
        control={control}
        name="date"
        render={({ field }) => (
          <DayField {...field} {...frame('date')} {...lit('date')} readOnly={isReadOnly} />
        )}
      />
      <FormField {...frame('total')}>
        <AmountInput
          currency={values.currency}
          {...register('amount')}
          {...lit('total')}
          readOnly={isReadOnly}
        />
      </FormField>
      <FormField {...frame('currency')}>
        <Controller
          control={control}
          name="currency"
          render={({ field }) => <CurrencyChoice {...field} {...lit('currency')} disabled={isReadOnly} />}
        />
      </FormField>
      {proposed && !isReadOnly && values.amount !== fieldAmount(proposed.amount, proposed.currency) && (
        <GridItem colSpan={{ sm: 2 }}>
          <ProposedTotal
            payment={proposed}
            onUse={() =>
              form.setValue('amount', fieldAmount(proposed.amount, proposed.currency), { shouldDirty: true })
            }
          />
        </GridItem>
      )}
      <CategoryField receipt={receipt} form={form} />
    </Grid>
  );
}

/** Whether nothing stands there, or something that was read with little certainty. */
const isDoubtful = (receipt: Receipt, name: ReadName): boolean =>
  receipt[memberOf(name)] === null || isUnsure(receipt, name);

/** What is said of where a value comes from: the words that it was read from, or an invoice's XML, which the page may contradict. */
function useSource({ date, createdAt }: Receipt) {
  const t = useText();
  return (name: ReadName, { text, source, printed }: ReadField): string | undefined => {
    if (printed !== undefined) return t('receipts.fromXmlAgainst', { text: printed });
    const isAheadOf = name === 'date' && date !== null && isAhead(date, createdAt.slice(0, 10));
    if (source === 'xml' && !isAheadOf) return t('receipts.fromXml');
    if (text === '') return undefined;
    return t(isAheadOf ? 'receipts.readAhead' : 'receipts.readAs', { text });
  };
}

/** How a value came to be: read from these words, this surely, or edited by a person. */
function useReading(receipt: Receipt, values: ReviewValues) {
  const sourceOf = useSource(receipt);
  const { currency } = useSignedIn().organization;
  return (name: ReadName) => {
    const read = receipt.fields[name];
    const now = valueOf(values, name);
    const isAsRead = read !== undefined && read.value === now;
    const isEdited = now !== (read ? read.value : valueOf(storedValues(receipt, currency), name));
    return {
      help: read && sourceOf(name, read),
      aside: isEdited ? <Edited /> : isAsRead && <Sureness confidence={read.confidence} />,
    };
  };
}

/** A field's value as the receipt would have it. */
function valueOf(values: ReviewValues, name: ReadName): string | number | null {
  if (name !== 'total') return typedText(values[name]) ?? null;
  const amount = typedAmount(values.amount, values.currency);
  return amount === undefined ? null : Math.abs(amount);
}

function Edited() {
  const t = useText();
  return <StatusBadge meaning="plain">{t('receipts.edited')}</StatusBadge>;
}

function Sureness({ confidence }: { confidence: number }) {
  const t = useText();
  return (
    <StatusBadge meaning={confidence >= SURE_MIN ? 'good' : 'waiting'}>
      {t(confidence >= SURE_MIN ? 'receipts.sure' : 'receipts.check')}
    </StatusBadge>
  );
}

/** The category: what is offered for the document is chosen already, with the reason why. */
function CategoryField({ receipt, form }: Pick<ReviewFieldsProps, 'receipt' | 'form'>) {
  const t = useText();
  const { all } = useCategories();
  const isReadOnly = !useCan('canEdit');
  const { control, setValue, formState } = form;
  const chosen = useWatch({ control, name: 'category' });
  const offered = offeredCategory(receipt);
  const isOffered = offered !== '' && chosen === offered;
  const isEdited = chosen !== (receipt.categoryId ?? offered);
  return (
    <FormField
      label={t('receipts.category')}
      error={formState.errors.category?.message}
      help={isOffered ? receipt.suggestedCategory?.reason : undefined}
      aside={
        isOffered ? (
          <StatusBadge meaning="waiting">{t('receipts.offered')}</StatusBadge>
        ) : (
          isEdited && <Edited />
        )
      }
    >
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
      {!isReadOnly && chosen === '' && (
        <OfferedCategory offer={receipt.suggestedCategory} onTake={(taken) => setValue('category', taken)} />
      )}
    </FormField>
  );
}

/** What the chosen category is called, where the books alone know it. */
const storedCategory = ({ category, categoryId, suggestedCategory: offer }: Receipt) => {
  if (category !== null && categoryId !== null) return { id: categoryId, name: category };
  return offer && { id: offer.categoryId, name: offer.category };
};
