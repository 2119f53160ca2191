import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../../shared/paths.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';
import type { BroughtDocument, ImportFlow } from './use-import-flow.ts';

interface ImportedDocumentProps {
  readonly document: BroughtDocument;
  readonly flow: ImportFlow;
}

/** Says of a file that was brought as a statement that it is a document, and where it lies. */
export function ImportedDocument({ document, flow }: ImportedDocumentProps) {
  const t = useText();
  const client = useQueryClient();
  const { fileName, receiptId, uploadId } = document;
  useEffect(() => void client.invalidateQueries({ queryKey: queryKeys.receipts }), [client, receiptId]);
  return (
    <Stack gap="4" py="4">
      <Stack gap="1" role="status">
        <Heading as="h3" fontSize="lg">
          {t('importing.document', { file: fileName })}
        </Heading>
        <Text color="fg.muted" maxW="60ch">
          {t('importing.documentHelp')}
        </Text>
      </Stack>
      <TextLink to={`${paths.receipts}?review=${receiptId}`} alignSelf="flex-start">
        {t('importing.openDocument')}
      </TextLink>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={flow.leave}>
          {t(flow.place ? 'importing.nextFile' : 'importing.otherFile')}
        </Button>
        <Button variant="ghost" onClick={() => void flow.takeOver(uploadId)}>
          {t('importing.statementAllTheSame')}
        </Button>
      </Flex>
    </Stack>
  );
}
