import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { LuCopy, LuDownload } from 'react-icons/lu';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Ten codes to be kept; they are shown this once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useText();
  const notify = useNotify();
  const asText = [t('secondFactor.fileTitle'), '', ...codes, ''].join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText);
      notify.done({ title: t('secondFactor.copied') });
    } catch {
      // Where the browser keeps the clipboard to itself, the codes can still be selected, or downloaded.
      notify.failed(t('secondFactor.notCopied'), t('secondFactor.notCopiedHelp'));
    }
  };
  return (
    <DialogFrame
      isOpen
      isShownOnce
      title={t('secondFactor.codesTitle')}
      onClose={onClose}
      footer={
        <Button colorPalette="ember" onClick={onClose}>
          {t('secondFactor.kept')}
        </Button>
      }
    >
      <Stack gap="5">
        <Text color="fg.muted">{t('secondFactor.codesHelp')}</Text>
        <SimpleGrid
          as="ul"
          listStyleType="none"
          columns={2}
          gap="2"
          fontFamily="mono"
          fontSize="md"
          borderWidth="1px"
          borderRadius="l2"
          p="4"
          aria-label={t('secondFactor.codesTitle')}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </SimpleGrid>
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" onClick={() => void copy()}>
            <LuCopy /> {t('secondFactor.copy')}
          </Button>
          <Button variant="outline" asChild>
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(asText)}`}
              download={t('secondFactor.fileName')}
            >
              <LuDownload /> {t('secondFactor.download')}
            </a>
          </Button>
        </Flex>
      </Stack>
    </DialogFrame>
  );
}
