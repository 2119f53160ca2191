import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ArchiveItem } from '../../../shared/model/archive.ts';
import { messageOf } from '../../api/message-of.ts';
import { useDeleteForGood } from '../../api/archive.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

interface DeleteForGoodProps {
  readonly item: ArchiveItem;
  readonly onClose: () => void;
}

/** Asks for the word before something goes for good, and says what is kept; what has to be kept longer is told with its reason. */
export function DeleteForGood({ item, onClose }: DeleteForGoodProps) {
  const t = useText();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useDeleteForGood();
  const word = t('archive.confirmWord');
  const submit = () =>
    mutate(item, {
      onSuccess: () => {
        notify.done({ title: t('archive.deleted'), description: item.name });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t('archive.deleteTitle')}
      size="sm"
      form={{
        submit,
        isBusy: isPending,
        problem: error ? messageOf(error, t('archive.deleteFailed')) : undefined,
      }}
      submitLabel={t('archive.deleteTitle')}
      isReady={typed.trim().toLowerCase() === word}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text fontWeight="550">{item.name}</Text>
        <Text>{t(`archive.deletes.${item.type}`)}</Text>
        <FormField label={t('archive.confirm', { word })}>
          <Input
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </FormField>
      </Stack>
    </FormDialog>
  );
}
