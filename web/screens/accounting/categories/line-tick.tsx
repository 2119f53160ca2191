import { Checkbox } from '@chakra-ui/react';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import type { Ticks } from './ticks.ts';

interface LineTickProps {
  readonly label: string;
  readonly rows: readonly Transaction[];
  readonly ticks: Ticks;
}

/** Ticks one entry, or all of a vendor; a finger may miss the small box by a little. */
export function LineTick({ label, rows, ticks }: LineTickProps) {
  const ticked = rows.filter(ticks.has).length;
  return (
    <Checkbox.Root
      size="sm"
      position="relative"
      _before={{ content: '""', position: 'absolute', inset: { base: '-2', md: '-1' } }}
      checked={ticked === rows.length ? true : ticked > 0 ? 'indeterminate' : false}
      onCheckedChange={({ checked }) => ticks.tick(rows, checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label srOnly>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
