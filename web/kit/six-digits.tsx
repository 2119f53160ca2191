import { Input } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

const CODE_LENGTH = 6;

interface SixDigitsProps<Values extends FieldValues, Sent> {
  readonly control: Control<Values, unknown, Sent>;
  readonly name: FieldPath<Values>;
  /** While a code is looked at no other can be typed, of which its answer would not tell. */
  readonly isBusy: boolean;
  /** Called with the last of them. */
  readonly onComplete: () => void;
}

/** Takes a code of six digits. What is pasted may carry spaces or words around it; six digits are all that is kept. */
export function SixDigits<Values extends FieldValues, Sent>({
  control,
  name,
  isBusy,
  onComplete,
}: SixDigitsProps<Values, Sent>) {
  const { field } = useController({ control, name });
  return (
    <Input
      {...field}
      onChange={({ target }) => {
        const digits = digitsIn(target.value);
        field.onChange(digits);
        if (digits.length === CODE_LENGTH) onComplete();
      }}
      readOnly={isBusy}
      inputMode="numeric"
      autoComplete="one-time-code"
      size="xl"
      h="16"
      textAlign="center"
      fontSize="2xl"
      fontWeight="600"
      letterSpacing="0.4em"
      ps="0.4em"
      fontVariantNumeric="tabular-nums"
    />
  );
}

/** Whether all six are there. */
export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH;

const digitsIn = (typed: string) => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
