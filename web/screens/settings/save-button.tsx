import { Text } from '@chakra-ui/react';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';

interface SaveButtonProps {
  readonly isAutoSaved: boolean;
  readonly isBusy: boolean;
}

/** How a form of Settings is saved: by this button, or by leaving each field. */
export function SaveButton({ isAutoSaved, isBusy }: SaveButtonProps) {
  const t = useText();
  if (isAutoSaved)
    return (
      <Text textStyle="sm" color="fg.muted">
        {t('settings.savedByField')}
      </Text>
    );
  return (
    <SubmitButton alignSelf="start" loading={isBusy} loadingText={t('settings.saving')}>
      {t('settings.saveChanges')}
    </SubmitButton>
  );
}
