import { Button, Input, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { useText } from '../../../text/use-text.ts';
import { useNoReceipt } from '../suggestions/use-no-receipt.ts';

const reasons = ['fee', 'tax', 'wages', 'small', 'lost'] as const;
const OTHER = 'other';

/** Says that an expense needs no receipt, and why. */
export function NoReceiptDialog({ row, onClose }: { row: Transaction; onClose: () => void }) {
  const t = useText();
  const [chosen, setChosen] = useState<string>('fee');
  const [own, setOwn] = useState('');
  const { waive, isBusy } = useNoReceipt();
  const known = reasons.find((reason) => reason === chosen);
  const mark = async () => {
    if (await waive([row], known ? t(`matching.reasons.${known}`) : own.trim())) onClose();
  };
  return (
    <DialogFrame
      isOpen
      title={t('matching.notNeeded')}
      onClose={onClose}
      onSubmit={() => void mark()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" colorPalette="ember" loading={isBusy}>
            {t('matching.markNotNeeded')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{row.description}</Text>
        <RadioGroup.Root
          value={chosen}
          colorPalette="ember"
          aria-label={t('matching.why')}
          onValueChange={({ value }) => setChosen(value ?? OTHER)}
        >
          <Stack gap="2.5">
            {[...reasons, OTHER].map((reason) => {
              const name = reasons.find((one) => one === reason);
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
        {!known && (
          <FormField label={t('matching.why')} help={t('matching.whyHelp')} isOptional>
            <Input value={own} maxLength={200} onChange={({ target }) => setOwn(target.value)} />
          </FormField>
        )}
      </Stack>
    </DialogFrame>
  );
}
