interface RowTickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: (isRange: boolean) => void;
}

/** Chooses a row; with Shift all from the one that was chosen before. The machine's own box: there are thousands of them. */
export function RowTick({ label, isOn, onToggle }: RowTickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
