import { Input, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import { TransactionChange } from '../../../../shared/model/transaction.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { typedText } from '../../../format/typed.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { useText } from '../../../text/use-text.ts';
import { useNoReceipt } from '../suggestions/use-no-receipt.ts';

const reasons = ['fee', 'tax', 'wages', 'small', 'lost'] as const;
const OTHER = 'other';
const knownReason = (chosen: string) => reasons.find((reason) => reason === chosen);

/** Says that an expense needs no receipt, and why. */
export function NoReceiptDialog({ row, onClose }: { row: Transaction; onClose: () => void }) {
  const t = useText();
  const { waive } = useNoReceipt();
  const form = useRouteForm({
    body: TransactionChange,
    defaultValues: { reason: 'fee', noReceiptReason: '' },
    bodyOf: ({ reason, noReceiptReason }) => {
      const known = knownReason(reason);
      return {
        version: row.version,
        noReceiptNeeded: true,
        noReceiptReason: known ? t(`matching.reasons.${known}`) : typedText(noReceiptReason),
      };
    },
    send: async ({ noReceiptReason = '' }) => {
      if (await waive([row], noReceiptReason)) onClose();
    },
  });
  const { control, register, formState } = form;
  const isOwn = useWatch({ control, name: 'reason' }) === OTHER;
  return (
    <FormDialog
      title={t('matching.notNeeded')}
      form={form}
      submitLabel={t('matching.markNotNeeded')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{row.description}</Text>
        <Controller
          control={control}
          name="reason"
          render={({ field }) => (
            <RadioGroup.Root
              value={field.value}
              colorPalette="ember"
              aria-label={t('matching.why')}
              onValueChange={({ value }) => field.onChange(value ?? OTHER)}
            >
              <Stack gap="2.5">
                {[...reasons, OTHER].map((reason) => {
                  const name = knownReason(reason);
                  return (
                    <RadioGroup.Item key={reason} value={reason}>
                      <RadioGroup.ItemHiddenInput />
                      <RadioGroup.ItemIndicator />
                      <RadioGroup.ItemText>
                        {name ? t(`matching.reasons.${name}`) : t('matching.otherReason')}
                      </RadioGroup.ItemText>
                    </RadioGroup.Item>
                  );
                })}
              </Stack>
            </RadioGroup.Root>
          )}
        />
        {isOwn && (
          <FormField
            label={t('matching.why')}
            help={t('matching.whyHelp')}
            isOptional
            error={formState.errors.noReceiptReason?.message}
          >
            <Input maxLength={200} {...register('noReceiptReason')} />
          </FormField>
        )}
      </Stack>
    </FormDialog>
  );
}
