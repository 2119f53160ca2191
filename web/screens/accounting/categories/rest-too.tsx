import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useOfferName } from '../../../features/category/use-offer-name.ts';
import { Tick } from '../../../kit/tick.tsx';
import { useText } from '../../../text/use-text.ts';
import type { VendorGroup } from './vendor-groups.ts';

const KEY = 'matchbook.sort-rest-too';

/** Entries of a line that take what it is offered in the same step in which the ticked ones are sorted. */
export interface Rest {
  readonly transactionIds: readonly string[];
  readonly categoryId: string;
}

/** Whether the rest of a line takes what it is offered. */
export interface RestChoice {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** The choice for all lines: off until somebody turns it on, then remembered on this machine. */
export function useRestChoice(): RestChoice {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) !== null);
  const turn = (next: boolean) => {
    setOn(next);
    if (next) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  };
  return { isOn, turn };
}

/** The entries of a line that are not ticked, with what it is offered; undefined where none is ticked, or nothing offered. */
export function restOf({ rows, suggestion }: VendorGroup, part: VendorGroup): Rest | undefined {
  if (!part.isPart || !suggestion) return undefined;
  const ticked = new Set(part.rows.map(({ id }) => id));
  const others = rows.filter(({ id }) => !ticked.has(id));
  return { transactionIds: others.map(({ id }) => id), categoryId: suggestion.categoryId };
}

interface RestTooProps {
  readonly group: VendorGroup;
  readonly rest: Rest;
  readonly choice: RestChoice;
}

/** Says what becomes of the entries that are not ticked, before it is done. */
export function RestToo({ group: { newest, suggestion }, rest, choice }: RestTooProps) {
  const t = useText();
  const nameOf = useOfferName();
  if (!suggestion) return null;
  const label = t('categories.restToo', {
    category: nameOf(suggestion, newest),
    count: rest.transactionIds.length,
  });
  return (
    <Box ps={{ base: '8', md: '9' }} pt="1.5">
      <Tick label={label} isOn={choice.isOn} onChange={choice.turn} />
    </Box>
  );
}
