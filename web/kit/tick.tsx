import { Checkbox } from '@chakra-ui/react';

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Yes or no, with its words beside it. */
export function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <Checkbox.Root checked={isOn} onCheckedChange={({ checked }) => onChange(checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
