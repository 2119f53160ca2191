import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { abilitiesOf, overridable } from '../../../shared/abilities.ts';
import type { TeamMember } from '../../../shared/model/team.ts';
import { messageOf } from '../../api/message-of.ts';
import { useTeamChanges } from '../../api/team.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Tick } from '../../kit/tick.tsx';
import { useText } from '../../text/use-text.ts';

interface PermissionsDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** Gives a member single abilities, or takes them, as an Enterprise plan has it; only what differs from the role is kept. */
export function PermissionsDialog({ member, onClose }: PermissionsDialogProps) {
  const t = useText();
  const notify = useNotify();
  const { change } = useTeamChanges();
  const { id, fullName: name, role, accessLevel, abilities } = member;
  const usual = abilitiesOf({ role, accessLevel });
  const before = abilitiesOf({ role, accessLevel, overrides: abilities });
  const [held, setHeld] = useState(before);
  const isDirty = overridable.some((one) => held.includes(one) !== before.includes(one));
  const [isBusy, setBusy] = useState(false);
  const turn = (ability: (typeof overridable)[number], isOn: boolean) =>
    setHeld(isOn ? [...held, ability] : held.filter((one) => one !== ability));
  const save = async () => {
    const differing = overridable.filter((one) => held.includes(one) !== usual.includes(one));
    const overrides = Object.fromEntries(differing.map((one) => [one, held.includes(one)]));
    setBusy(true);
    try {
      await change({ id, body: { abilities: overrides } });
      notify.done({ title: t('team.permissionsSaved', { name }), settles: [t('team.changeFailed')] });
      onClose();
    } catch (error) {
      setBusy(false);
      notify.failed(t('team.changeFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  return (
    <FormDialog
      title={t('team.permissionsTitle', { name })}
      form={{ submit: () => void save(), isBusy, formState: { isDirty } }}
      submitLabel={t('common.save')}
      busyLabel={t('common.saving')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('team.permissionsHelp')}</Text>
        {overridable.map((ability) => (
          <Tick
            key={ability}
            label={t(`team.abilities.${ability}`)}
            isOn={held.includes(ability)}
            onChange={(isOn) => turn(ability, isOn)}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}
