import { Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { unsortedCategoryIds } from '../../../../shared/unsorted-categories.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { FormField } from '../../../kit/form-field.tsx';
import { useText } from '../../../text/use-text.ts';
import { useCategories } from '../../category/categories.ts';
import { CategoryChoice } from '../../category/category-choice.tsx';
import { AcceptCategory } from '../accept-category.tsx';
import type { DetailsForm } from './details-form.ts';

const NOTES_MAX = 1000;

/** The category and the notes of an entry. */
export function NotesFields({ form, row }: { readonly form: DetailsForm; readonly row: Transaction }) {
  const t = useText();
  const categories = useCategories();
  const { control, register, formState } = form;
  return (
    <Stack gap="4">
      {!row.use && (
        <FormField
          label={t('entry.category')}
          help={row.question && t(`entry.questions.${row.question}`)}
          error={formState.errors.category?.message}
        >
          <Controller
            control={control}
            name="category"
            render={({ field }) => (
              <CategoryChoice
                {...field}
                categories={row.kind === 'transfer' ? categories.all : categories.of(row.kind)}
                refunds={categories.refunds(row.kind)}
                likelyRefund={row.suggestedCategory?.categoryId}
                stored={{ id: row.categoryId, name: row.category }}
                none={t('transactions.uncategorised')}
              />
            )}
          />
        </FormField>
      )}
      {/* It is saved at once, and would begin the form anew. */}
      {row.suggestedCategory && !formState.isDirty && (
        <Flex mt="-2">
          <AcceptCategory row={row} />
        </Flex>
      )}
      <FormField label={t('entry.panel.notes')} isOptional error={formState.errors.notes?.message}>
        <Textarea
          rows={2}
          autoresize
          maxH="48"
          maxLength={NOTES_MAX}
          placeholder={t('entry.panel.notesHint')}
          {...register('notes')}
        />
      </FormField>
    </Stack>
  );
}

/** The same, to be read by those who may not change them. */
export function NotesRead({ row }: { readonly row: Transaction }) {
  const t = useText();
  const { labelOf } = useCategories();
  const isUnsorted = unsortedCategoryIds.includes(row.categoryId);
  return (
    <Stack gap="3">
      <Fact label={t('entry.category')}>
        {isUnsorted ? t('transactions.uncategorised') : labelOf(row.category)}
      </Fact>
      {row.notes !== undefined && <Fact label={t('entry.panel.notes')}>{row.notes}</Fact>}
    </Stack>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </Text>
    </div>
  );
}
