import { chakra } from '@chakra-ui/react';

interface RowTickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: (isRange: boolean) => void;
}

/** Chooses a row; with Shift all from the one that was chosen before. The machine's own box: there are thousands of them. */
export function RowTick({ label, isOn, onToggle }: RowTickProps) {
  return (
    <chakra.label display="grid" placeItems="center" boxSize="8" cursor="pointer" flexShrink="0">
      <chakra.input
        type="checkbox"
        boxSize="4.5"
        accentColor="ember.solid"
        cursor="pointer"
        aria-label={label}
        checked={isOn}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </chakra.label>
  );
}
