import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { MadeSharedLink } from '../../../../shared/model/shared-link.ts';
import { CopyBox } from '../../../kit/copy-box.tsx';
import { useText } from '../../../text/use-text.ts';

interface MadeLinkProps {
  readonly link: MadeSharedLink;
  readonly onAnother: () => void;
}

/** The address of a link that was just made: it is shown this once. */
export function MadeLink({ link: { url, label, hasPassPhrase }, onAnother }: MadeLinkProps) {
  const t = useText();
  return (
    <Box borderWidth="1px" borderColor="green.muted" bg="green.subtle" borderRadius="l3" p="4">
      <Stack gap="3" role="status">
        <Text fontWeight="600">{t('sharing.made', { label })}</Text>
        <CopyBox text={url} label={t('sharing.copy')} copiedLabel={t('sharing.copied')} bg="bg.panel" />
        <Text textStyle="sm" color="fg.muted">
          {t(hasPassPhrase ? 'sharing.onceWithPhrase' : 'sharing.once')}
        </Text>
        <Button variant="outline" size="sm" alignSelf="flex-start" onClick={onAnother}>
          {t('sharing.another')}
        </Button>
      </Stack>
    </Box>
  );
}
