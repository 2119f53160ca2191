import type { ComponentType, ReactNode } from 'react';

/** One thing that can be done from the palette. */
export interface Command {
  readonly id: string;
  readonly group: 'commands.do' | 'commands.goTo' | 'commands.more' | 'shell.transactions' | 'shell.receipts';
  readonly label: string;
  /** What else people type for it. */
  readonly words?: string;
  /** Whether it shows only once something is typed: the list that opens stays short. */
  readonly isOnlyFound?: boolean;
  /** What else tells it apart, at its right: an amount, a day. */
  readonly beside?: ReactNode;
  readonly Icon: ComponentType;
  readonly run: () => void;
}
