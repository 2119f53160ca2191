import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { GeneratedReport } from '../../../../shared/model/export.ts';
import type { MadeSharedLink } from '../../../../shared/model/shared-link.ts';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { useUnsavedParts } from '../../../kit/unsaved.tsx';
import { useLeaveQuestion } from '../../../kit/use-leave-question.tsx';
import { useText } from '../../../text/use-text.ts';
import { LinkList } from './link-list.tsx';
import { MadeLink } from './made-link.tsx';
import { ShareForm } from './share-form.tsx';

interface ShareDialogProps {
  readonly report: GeneratedReport;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes links by which others see a report without an account, and tells of those that were made. */
export function ShareDialog({ isOpen, ...rest }: ShareDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ report, onClose }: Omit<ShareDialogProps, 'isOpen'>) {
  const t = useText();
  const [made, setMade] = useState<MadeSharedLink>();
  const { isUnsaved, within } = useUnsavedParts();
  const { leave, question } = useLeaveQuestion(isUnsaved, onClose);
  return (
    <DialogFrame isOpen size="lg" title={t('sharing.title')} onClose={leave}>
      <Stack gap="6" pb="4">
        <Text color="fg.muted">{t('sharing.help', { name: report.name })}</Text>
        {made ? (
          <MadeLink link={made} onAnother={() => setMade(undefined)} />
        ) : (
          within(<ShareForm reportId={report.id} onMade={setMade} />)
        )}
        <LinkList reportId={report.id} />
      </Stack>
      {question}
    </DialogFrame>
  );
}
