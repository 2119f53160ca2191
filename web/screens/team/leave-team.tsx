import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { leaveTeam } from '../../api/team.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useBeginAnew } from '../../features/organizations/use-begin-anew.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useText } from '../../text/use-text.ts';

/** A member leaves the team, once that is confirmed, and is back in books of their own. */
export function LeaveTeam({ name }: { readonly name: string }) {
  const t = useText();
  const { id } = useSignedIn().profile;
  const [isAsking, setAsking] = useState(false);
  const { begin } = useBeginAnew(() => leaveTeam(id), t('team.leaveFailed'));
  return (
    <Box>
      <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
        {t('team.leave')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('team.leaveTitle', { team: name })}
        description={t('team.leaveHelp')}
        confirmLabel={t('team.leave')}
        onConfirm={() => begin().finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
