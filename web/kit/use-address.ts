import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is to stand in the address by its name; nothing stands there of what is empty or undefined. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

export interface AddressOptions {
  /** The way back leads to what stood there before; otherwise it takes its place. */
  readonly keepsBefore?: boolean;
}

/** What stands in the address behind its `?`, and how some of it is changed while the rest stays. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (wanted: AddressChange, { keepsBefore = false }: AddressOptions = {}) =>
      setSearch(
        () => {
          // What was chosen a moment ago stands in the address before it has been rendered.
          const next = new URLSearchParams(window.location.search);
          for (const [name, value = ''] of Object.entries(wanted))
            if (value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: !keepsBefore },
      ),
    [setSearch],
  );
  return [search, change] as const;
}
