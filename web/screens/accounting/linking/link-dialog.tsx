import { Button, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DifferenceName } from '../../../../shared/model/match.ts';
import { differenceNames } from '../../../../shared/model/match.ts';
import { useDecideMatch, useMakeMatch, useSides } from '../../../api/matching.ts';
import { Choice } from '../../../kit/choice.tsx';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { SumsLine } from '../../../features/match/sums-line.tsx';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { OpenReceipts, OpenTransactions } from './link-lists.tsx';
import { chosenSums } from './chosen-sums.ts';
import { useChosen } from './use-chosen.ts';

interface LinkDialogProps {
  /** What is chosen to begin with. */
  readonly receiptIds: readonly string[];
  readonly transactionIds: readonly string[];
  readonly onClose: () => void;
}

/** Any number of receipts matched with any number of transactions by hand, their sums in sight. */
export function LinkDialog({ receiptIds, transactionIds, onClose }: LinkDialogProps) {
  const t = useText();
  const receipts = useChosen(receiptIds);
  const transactions = useChosen(transactionIds);
  const [difference, setDifference] = useState<DifferenceName>();
  const sides = useSides(receipts.ids, transactions.ids);
  const { link, isBusy } = useLink(onClose);
  const sums = chosenSums(sides.receipts, sides.transactions);
  const isReady = receipts.ids.length > 0 && transactions.ids.length > 0;
  return (
    <DialogFrame
      isOpen
      size="xl"
      title={t('matching.linkTitle')}
      onClose={onClose}
      footer={
        <>
          <Text textStyle="xs" color="fg.muted" mr="auto" aria-live="polite">
            {t('matching.chosen', {
              receipts: t('matching.receiptCount', { count: receipts.ids.length }),
              transactions: t('matching.transactionCount', { count: transactions.ids.length }),
            })}
          </Text>
          <Button variant="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            colorPalette="ember"
            disabled={!isReady}
            loading={isBusy}
            onClick={() =>
              void link(receipts.ids, transactions.ids, sums?.difference === 0 ? undefined : difference)
            }
          >
            {t('matching.link')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('matching.linkHelp')}</Text>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <OpenReceipts chosen={receipts} first={firstOf(sides.receipts, receiptIds)} />
          <OpenTransactions chosen={transactions} first={firstOf(sides.transactions, transactionIds)} />
        </Grid>
        {sums && <SumsLine sums={{ ...sums, name: difference ?? sums.name }} />}
        {sums && sums.difference !== 0 && (
          <FormField label={t('matching.nameDifference')} isOptional>
            <Choice
              value={difference ?? ''}
              onChange={({ target }) => setDifference(differenceNames.find((name) => name === target.value))}
            >
              <option value="">{t('matching.notNamed')}</option>
              {differenceNames.map((name) => (
                <option key={name} value={name}>
                  {t(`matching.differences.${name}`)}
                </option>
              ))}
            </Choice>
          </FormField>
        )}
      </Stack>
    </DialogFrame>
  );
}

/** What was chosen to begin with stands at the top of its list. */
const firstOf = <T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] =>
  items.filter(({ id }) => ids.includes(id));

function useLink(onDone: () => void) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: make, isPending } = useMakeMatch();
  const { mutateAsync: decide } = useDecideMatch();
  const link = async (receiptIds: string[], transactionIds: string[], difference?: DifferenceName) => {
    try {
      const { id } = await make({ receiptIds, transactionIds, ...(difference && { difference }) });
      notify.done({ title: t('matching.linked'), undo: () => decide({ id, decision: 'undo' }) });
      onDone();
    } catch (error) {
      notify.failed(t('accounting.decisionFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  return { link, isBusy: isPending };
}
