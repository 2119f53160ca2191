import { Button, Flex, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { paths } from '../../../shared/paths.ts';
import { useCan } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';

/** The way back for a bank statement that was taken for a receipt: it is read row by row, and opens for review. */
export function IsAStatement({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const canImport = useCan('canImport');
  const navigate = useNavigate();
  const isOpen = receipt.status === 'processed' && receipt.fileId === undefined && !isMail(receipt);
  if (!canImport || !isOpen || receipt.kind === 'statement') return null;
  return (
    <Flex align="center" gap="2" wrap="wrap" borderTopWidth="1px" pt="3">
      <Text color="fg.muted" textStyle="sm">
        {t('receipts.wrongKind')}
      </Text>
      <Button
        size="xs"
        variant="outline"
        onClick={() => void navigate(`${paths.transactions}?import=${receipt.id}`)}
      >
        {t('importing.statementAllTheSame')}
      </Button>
    </Flex>
  );
}

/** Whether a document came in a mail, of which no rows are read: its own kind is that of what was attached. */
const isMail = ({ kind, contentType, fileName }: Receipt): boolean =>
  kind === 'email' || contentType === 'message/rfc822' || /\.eml$/i.test(fileName);
