// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PermissionsDialog } from '../../../../../web/screens/team/permissions-dialog.tsx';
import { show } from '../../../../support/screen.tsx';
import { helper } from '../../../../support/team-shown.ts';

afterEach(cleanup);

function open() {
  const onClose = vi.fn();
  return { ...show(<PermissionsDialog member={helper} onClose={onClose} />), onClose };
}

it('asks before Escape discards what was ticked', async () => {
  const { person, onClose } = open();
  const [first] = await screen.findAllByRole('checkbox');
  if (!first) throw new Error('There is nothing to tick.');
  await person.click(first);
  await person.keyboard('{Escape}');
  const discard = await screen.findByRole('button', { name: 'Discard changes' });
  expect(onClose).not.toHaveBeenCalled();
  await person.click(discard);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('is left by Escape at once where what was ticked is as before', async () => {
  const { person, onClose } = open();
  const [first] = await screen.findAllByRole('checkbox');
  if (!first) throw new Error('There is nothing to tick.');
  await person.click(first);
  await person.click(first);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
