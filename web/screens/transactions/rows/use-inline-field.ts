import { useEffect, useRef, useState } from 'react';
import { focusRow } from './use-row-keys.ts';

/** What of a row is written where it stands. */
type Field = 'description' | 'category' | 'date';

/**
 * Which field of a row is being written; afterwards the row has the focus again, unless it went elsewhere. The day of a fresh row is asked for
 * once: the row may be drawn before it is known to be a copy.
 */
export function useInlineField(isFresh: boolean) {
  const [field, begin] = useState<Field>();
  const [isAsked, setIsAsked] = useState(false);
  if (isFresh && !isAsked) {
    setIsAsked(true);
    begin('date');
  }
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(field);
  useEffect(() => {
    const hasEnded = before.current !== undefined && field === undefined;
    before.current = field;
    if (hasEnded && (document.activeElement ?? document.body) === document.body) focusRow(place.current);
  }, [field]);
  return { field, begin, place };
}
