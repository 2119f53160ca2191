import { Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DifferenceName } from '../../../../shared/model/match.ts';
import { differenceNames, NewMatch } from '../../../../shared/model/match.ts';
import { useDecideMatch, useMakeMatch, useSides } from '../../../api/matching.ts';
import { Choice } from '../../../kit/choice.tsx';
import { newId } from '../../../api/new-id.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { SumsLine } from '../../../features/match/sums-line.tsx';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { OpenReceipts, OpenTransactions } from './link-lists.tsx';
import type { ChosenIds } from './link-lists.tsx';
import { chosenSums } from './chosen-sums.ts';

interface LinkDialogProps {
  /** What is chosen to begin with. */
  readonly receiptIds: readonly string[];
  readonly transactionIds: readonly string[];
  readonly onClose: () => void;
}

/** Any number of receipts matched with any number of transactions by hand, their sums in sight. */
export function LinkDialog(props: LinkDialogProps) {
  const t = useText();
  const { form, receipts, transactions, sides, sums, difference } = useLinkForm(props);
  const { receiptIds, transactionIds, onClose } = props;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      size="xl"
      title={t('matching.linkTitle')}
      form={form}
      submitLabel={t('matching.link')}
      isReady={receipts.ids.length > 0 && transactions.ids.length > 0}
      onClose={onClose}
      aside={
        <Text textStyle="xs" color="fg.muted" aria-live="polite">
          {t('matching.chosen', {
            receipts: t('matching.receiptCount', { count: receipts.ids.length }),
            transactions: t('matching.transactionCount', { count: transactions.ids.length }),
          })}
        </Text>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('matching.linkHelp')}</Text>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Stack gap="2" minW="0">
            <OpenReceipts chosen={receipts} first={firstOf(sides.receipts, receiptIds)} />
            <FormProblem problem={errors.receiptIds?.message} />
          </Stack>
          <Stack gap="2" minW="0">
            <OpenTransactions chosen={transactions} first={firstOf(sides.transactions, transactionIds)} />
            <FormProblem problem={errors.transactionIds?.message} />
          </Stack>
        </Grid>
        {sums && <SumsLine sums={{ ...sums, name: difference ?? sums.name }} />}
        {sums && sums.difference !== 0 && (
          <FormField label={t('matching.nameDifference')} isOptional error={errors.difference?.message}>
            <Choice {...register('difference')}>
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
    </FormDialog>
  );
}

/** What was chosen to begin with stands at the top of its list. */
const firstOf = <T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] =>
  items.filter(({ id }) => ids.includes(id));

/** What is chosen in the dialog. */
interface LinkValues {
  readonly receiptIds: readonly string[];
  readonly transactionIds: readonly string[];
  readonly difference: DifferenceName | '';
}

function useLinkForm({ receiptIds, transactionIds, onClose }: LinkDialogProps) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: make } = useMakeMatch();
  const { mutateAsync: decide } = useDecideMatch();
  const [id] = useState(newId);
  const form = useRouteForm({
    body: NewMatch,
    defaultValues: { receiptIds, transactionIds, difference: '' },
    bodyOf: (values: LinkValues) => ({
      ...{ id, receiptIds: [...values.receiptIds], transactionIds: [...values.transactionIds] },
      // Sums that agree to the cent leave nothing to be named.
      difference: sums?.difference === 0 ? undefined : values.difference || undefined,
    }),
    send: async (body) => {
      await make(body);
      notify.done({
        title: t('matching.linked'),
        undo: () => decide({ id, decision: 'undo' }),
        settles: [t('accounting.decisionFailed')],
      });
      onClose();
    },
    onFailed: (error) =>
      notify.failed(t('accounting.decisionFailed'), messageOf(error, t('common.unexpected'))),
  });
  const { control, setValue } = form;
  const [receipts, transactions, difference] = useWatch({
    control,
    name: ['receiptIds', 'transactionIds', 'difference'],
  });
  const chosen = (name: 'receiptIds' | 'transactionIds', ids: readonly string[]): ChosenIds => ({
    ids,
    toggle: (one) => setValue(name, ids.includes(one) ? ids.filter((other) => other !== one) : [...ids, one]),
  });
  const sides = useSides(receipts, transactions);
  const sums = chosenSums(sides.receipts, sides.transactions);
  return {
    form,
    receipts: chosen('receiptIds', receipts),
    transactions: chosen('transactionIds', transactions),
    sides,
    sums,
    difference: difference === '' ? undefined : difference,
  };
}
