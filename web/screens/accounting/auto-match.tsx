import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuWandSparkles } from 'react-icons/lu';
import { useMatches } from '../../api/matching.ts';
import { DialogFrame } from '../../parts/dialog-frame.tsx';
import { ReceiptSide, TransactionSide } from '../../parts/match/match-sides.tsx';
import { useMatchActions } from '../../parts/match/use-match-actions.ts';
import { useText } from '../../text/use-text.ts';

/** Auto-Match All: shows which suggestions are certain, confirms them together, with one undo. */
export function AutoMatch() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { confirmAll } = useMatchActions();
  const certain = useMatches('pending').data?.items.filter(({ decision }) => decision === 'auto') ?? [];
  const count = certain.length;
  const confirm = async () => {
    setIsBusy(true);
    await confirmAll(certain);
    setIsBusy(false);
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <LuWandSparkles aria-hidden="true" /> {t('accounting.autoMatchAll')}
      </Button>
      <DialogFrame
        isOpen={isOpen}
        size="lg"
        title={t('accounting.autoTitle')}
        onClose={() => setIsOpen(false)}
        footer={
          <>
            <Button variant="outline" onClick={() => setIsOpen(false)}>
              {t('common.cancel')}
            </Button>
            {count > 0 && (
              <Button colorPalette="ember" loading={isBusy} onClick={() => void confirm()}>
                {t('accounting.autoConfirm', { count })}
              </Button>
            )}
          </>
        }
      >
        <Stack gap="3">
          <Text color="fg.muted">
            {count > 0 ? t('accounting.autoHelp', { count }) : t('accounting.autoNone')}
          </Text>
          {certain.map(({ id, receiptIds, transactionIds }) => (
            <Flex key={id} gap="3" direction={{ base: 'column', md: 'row' }}>
              <ReceiptSide id={receiptIds[0]} />
              <TransactionSide id={transactionIds[0]} />
            </Flex>
          ))}
        </Stack>
      </DialogFrame>
    </>
  );
}
