import { IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RowToolProps {
  /** What it does, and to which row. */
  readonly label: string;
  readonly onTake: () => void;
  /** Its icon. */
  readonly children: ReactNode;
}

/** What can be done with a row, at its end. */
export function RowTool({ label, onTake, children }: RowToolProps) {
  return (
    <IconButton size="sm" variant="ghost" aria-label={label} title={label} onClick={onTake}>
      {children}
    </IconButton>
  );
}
