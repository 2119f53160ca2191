import { Box, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { reckon } from '../format/reckon.ts';
import { useMoney } from '../format/use-money.ts';
import { useLanguage } from '../text/use-text.ts';

interface AmountInputProps extends ComponentProps<typeof Input> {
  readonly currency: string;
}

/** A number as the product writes it in a language needs no explanation. */
const PLAIN = { en: /^\s*-?\d*(\.\d*)?\s*$/, fr: /^\s*-?\d*(\.\d*|,\d{0,2})?\s*$/ };

/**
 * The control of an amount: it takes numbers as people write them, and sums. What these come to stands beside them before anything is
 * saved; the form that it is part of reads it by `typedAmount`.
 */
export function AmountInput({ currency, onChange, ...input }: AmountInputProps) {
  const money = useMoney();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const shown = typeof input.value === 'string' ? input.value : typed;
  const read = PLAIN[language].test(shown) ? undefined : reckon(shown, currency);
  const result = read && `= ${money(read.amount, currency)}`;
  return (
    <Box position="relative" w="full">
      <Input
        inputMode="decimal"
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
        {...input}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        {...(result && { pe: `calc(${result.length}ch + 1rem)` })}
      />
      <Text
        as="output"
        aria-live="polite"
        position="absolute"
        insetEnd="3"
        top="0"
        h="full"
        display="flex"
        alignItems="center"
        pointerEvents="none"
        color="fg.muted"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
      >
        {result}
      </Text>
    </Box>
  );
}
