import { Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { unsortedCategoryIds } from '../../../../shared/unsorted-categories.ts';
import { TransactionChange } from '../../../../shared/model/transaction.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { useCan } from '../../../auth/me-context.ts';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';
import type { Correction } from '../../category/also-these.tsx';
import { useCategories } from '../../category/categories.ts';
import { CategoryChoice } from '../../category/category-choice.tsx';
import { AcceptCategory } from '../accept-category.tsx';
import { useEntryActions } from '../use-entry-actions.ts';

interface EntryNotesProps {
  readonly row: Transaction;
  readonly onCorrected: (correction: Correction) => void;
}

const NOTES_MAX = 1000;

/** The category and the notes of an entry, saved together; to be read by those who may not change them. */
export function EntryNotes(props: EntryNotesProps) {
  return useCan('canEdit') ? <NotesForm {...props} /> : <NotesRead row={props.row} />;
}

function NotesForm({ row, onCorrected }: EntryNotesProps) {
  const t = useText();
  const form = useNotesForm({ row, onCorrected });
  const categories = useCategories();
  const { control, register, formState } = form;
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="4">
        {!row.use && (
          <FormField
            label={t('entry.category')}
            help={row.question && t('entry.loanPayment')}
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
                  none={t('entry.categoryDefault')}
                />
              )}
            />
          </FormField>
        )}
        {row.suggestedCategory && (
          <Flex mt="-2">
            <AcceptCategory row={row} />
          </Flex>
        )}
        <FormField label={t('entry.panel.notes')} isOptional error={formState.errors.notes?.message}>
          <Textarea
            rows={3}
            autoresize
            maxH="48"
            maxLength={NOTES_MAX}
            placeholder={t('entry.panel.notesHint')}
            {...register('notes')}
          />
        </FormField>
        <FormProblem problem={form.problem} />
        {formState.isDirty && (
          <Flex justify="flex-end">
            <SubmitButton loading={form.isBusy} loadingText={t('common.saving')}>
              {t('common.save')}
            </SubmitButton>
          </Flex>
        )}
      </Stack>
    </form>
  );
}

function useNotesForm({ row, onCorrected }: EntryNotesProps) {
  const t = useText();
  const notify = useNotify();
  const { save } = useEntryActions();
  const shown = shownValues(row);
  return useRouteForm({
    body: TransactionChange,
    defaultValues: shown,
    bodyOf: ({ category, notes }: NotesValues) => ({
      version: row.version,
      ...(category === shown.category ? {} : { category: category || row.kind }),
      ...(notes === shown.notes ? {} : { notes }),
    }),
    send: async (change: TransactionChange) => {
      await save(row, change);
      const { category } = change;
      if (category !== undefined) onCorrected({ row, was: row.categoryId, category });
    },
    onFailed: (error) => notify.failed(t('entry.changeFailed'), messageOf(error, t('common.unexpected'))),
  });
}

interface NotesValues {
  readonly category: string;
  readonly notes: string;
}

const shownValues = ({ categoryId, notes = '' }: Transaction): NotesValues => ({
  category: unsortedCategoryIds.includes(categoryId) ? '' : categoryId,
  notes,
});

function NotesRead({ row }: Pick<EntryNotesProps, 'row'>) {
  const t = useText();
  const { labelOf } = useCategories();
  const isUnsorted = unsortedCategoryIds.includes(row.categoryId);
  return (
    <Stack gap="3">
      <Fact label={t('entry.category')}>
        {isUnsorted ? t('entry.categoryDefault') : labelOf(row.category)}
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
