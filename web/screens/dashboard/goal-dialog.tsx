import { Input } from '@chakra-ui/react';
import { Preferences } from '../../../shared/model/organization.ts';
import { useSavePreferences } from '../../api/books.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

interface GoalDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How many entries a month the organisation aims at. */
export function GoalDialog({ isOpen, onClose }: GoalDialogProps) {
  return isOpen ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const { entryGoal: before } = useSignedIn().organization;
  const { mutateAsync: save } = useSavePreferences();
  const form = useRouteForm({
    body: Preferences,
    defaultValues: { entryGoal: String(before) },
    bodyOf: ({ entryGoal }: { entryGoal: string }) => ({
      entryGoal: /^\d{1,6}$/.test(entryGoal.trim()) ? Number(entryGoal) : Number.NaN,
    }),
    send: async (preferences) => {
      await save(preferences);
      notify.done({
        title: t('dashboard.goalChanged'),
        settles: [t('dashboard.goalFailed')],
        undo: () => save({ entryGoal: before }),
      });
      onClose();
    },
    onFailed: (error) => notify.failed(t('dashboard.goalFailed'), messageOf(error, t('common.unexpected'))),
  });
  return (
    <FormDialog
      size="sm"
      title={t('dashboard.changeGoal')}
      form={form}
      submitLabel={t('common.save')}
      busyLabel={t('common.saving')}
      onClose={onClose}
    >
      <FormField
        label={t('dashboard.goalLabel')}
        help={t('dashboard.goalHelp')}
        error={form.formState.errors.entryGoal?.message}
      >
        <Input inputMode="numeric" autoComplete="off" {...form.register('entryGoal')} />
      </FormField>
    </FormDialog>
  );
}
