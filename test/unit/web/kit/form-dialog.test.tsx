// @vitest-environment jsdom
import { Input } from '@chakra-ui/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from '../../../../web/kit/form-dialog.tsx';
import { FormField } from '../../../../web/kit/form-field.tsx';
import { show } from '../../../support/screen.tsx';

afterEach(cleanup);

function Asking({ onClose }: { onClose: () => void }) {
  const { register, formState } = useForm({ defaultValues: { name: '' } });
  return (
    <FormDialog
      title="New name"
      form={{ submit: () => undefined, isBusy: false, formState }}
      submitLabel="Save"
      onClose={onClose}
    >
      <FormField label="Name">
        <Input {...register('name')} />
      </FormField>
    </FormDialog>
  );
}

it('is left by Escape at once while nothing is changed', async () => {
  const onClose = vi.fn();
  const { person } = show(<Asking onClose={onClose} />);
  await person.click(await screen.findByLabelText('Name'));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('asks before Escape discards what was typed', async () => {
  const onClose = vi.fn();
  const { person } = show(<Asking onClose={onClose} />);
  await person.type(await screen.findByLabelText('Name'), 'Cash');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
