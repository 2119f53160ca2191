import { Checkbox } from '@chakra-ui/react';
import { useText } from '../../text/use-text.ts';

interface ReceiptCheckboxProps {
  readonly file: string;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** Chooses one document; a finger may miss the small box by a little. */
export function ReceiptCheckbox({ file, isSelected, onSelect }: ReceiptCheckboxProps) {
  const t = useText();
  return (
    <Checkbox.Root
      position="relative"
      _before={{ content: '""', position: 'absolute', inset: '-3' }}
      checked={isSelected}
      onCheckedChange={({ checked }) => onSelect(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label srOnly>{t('receipts.select', { file })}</Checkbox.Label>
    </Checkbox.Root>
  );
}
