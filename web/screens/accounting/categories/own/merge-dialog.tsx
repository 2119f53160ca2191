import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useCategories } from '../../../../features/category/categories.ts';
import { CategoryChoice } from '../../../../features/category/category-choice.tsx';
import { unsortedCategoryIds } from '../../../../../shared/unsorted-categories.ts';
import { FormDialog } from '../../../../kit/form-dialog.tsx';
import { FormField } from '../../../../kit/form-field.tsx';
import { useText } from '../../../../text/use-text.ts';
import { useCategoryChanges } from './use-category-changes.ts';
import type { ListedCategory } from './use-listed-categories.ts';

interface MergeDialogProps {
  readonly category: ListedCategory;
  readonly onClose: () => void;
}

/** Asks which category takes another one in; closes once that runs. */
export function MergeDialog({ category, onClose }: MergeDialogProps) {
  const t = useText();
  const [intoId, setIntoId] = useState('');
  const { merge, isMerging: isBusy } = useCategoryChanges();
  const { all } = useCategories();
  const offered = all.filter(
    ({ id, kind }) =>
      id !== category.id && category.kinds.includes(kind) && !unsortedCategoryIds.includes(id),
  );
  const into = offered.find(({ id }) => id === intoId);
  const submit = async () => {
    if (into && (await merge(category, into))) onClose();
  };
  return (
    <FormDialog
      size="sm"
      title={t('categories.own.mergeTitle', { name: category.label })}
      form={{ submit: () => void submit(), isBusy, formState: { isDirty: intoId !== '' } }}
      isReady={into !== undefined && !isBusy}
      submitLabel={t('categories.own.merge')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('categories.own.mergeHelp', { name: category.label })}</Text>
        <FormField label={t('categories.own.mergeInto')}>
          <CategoryChoice
            categories={offered}
            none={t('categories.chooseNone')}
            value={intoId}
            onChange={setIntoId}
          />
        </FormField>
      </Stack>
    </FormDialog>
  );
}
