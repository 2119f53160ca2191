import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';
import { FeedbackDialog } from '../../features/feedback/later-feedback-dialog.ts';

/** Where somebody tells us about Matchbook itself. */
export function FeedbackCard() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('dashboard.feedback')}>
      <Stack gap="4" align="start">
        <Text color="fg.muted">{t('dashboard.feedbackHelp')}</Text>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('dashboard.giveFeedback')}
        </Button>
      </Stack>
      <FeedbackDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  );
}
