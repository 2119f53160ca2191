import { Flex, RadioGroup, Text } from '@chakra-ui/react';

interface RadioChoiceProps<T extends string> {
  readonly label: string;
  /** Undefined while none is chosen. */
  readonly value: T | undefined;
  /** Each with its words. */
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all of them in view. */
export function RadioChoice<T extends string>({ label, value, options, onChange }: RadioChoiceProps<T>) {
  return (
    <RadioGroup.Root
      value={value ?? null}
      colorPalette="ember"
      onValueChange={(chosen) => {
        const option = options.find(([one]) => one === chosen.value);
        if (option) onChange(option[0]);
      }}
    >
      <RadioGroup.Label asChild>
        <Text fontWeight="550" mb="2">
          {label}
        </Text>
      </RadioGroup.Label>
      <Flex wrap="wrap" columnGap="5" rowGap="2.5">
        {options.map(([one, words]) => (
          <RadioGroup.Item key={one} value={one}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{words}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Flex>
    </RadioGroup.Root>
  );
}
