import { ArchiveItemType } from '../../../shared/model/archive.ts';
import type { ArchiveFilters } from '../../api/archive.ts';
import { useAddress } from '../../kit/use-address.ts';
import { useDebounced } from '../../kit/use-debounced.ts';

type FilterName = 'type' | 'year' | 'q';
/** The export that is shown beside the list stands in the address too: a notification leads to it. */
type ShownName = FilterName | 'export';

export interface FilterState {
  /** As they stand in the address; empty where not set. */
  readonly values: Readonly<Record<ShownName, string>>;
  readonly filters: ArchiveFilters;
  readonly isFiltered: boolean;
  readonly set: (change: Partial<Record<ShownName, string>>) => void;
  readonly clear: () => void;
}

/** Which part of the archive is shown, kept in the address: Back works, and a filtered list can be shared. */
export function useArchiveFilters(): FilterState {
  const [search, change] = useAddress();
  const type = ArchiveItemType.safeParse(search.get('type')).data;
  const named = search.get('year') ?? '';
  const year = /^\d{4}$/.test(named) ? named : '';
  const text = search.get('q') ?? '';
  const q = useDebounced(text.trim());
  return {
    values: { type: type ?? '', year, q: text, export: search.get('export') ?? '' },
    filters: {
      ...(type === undefined ? {} : { type }),
      ...(year === '' ? {} : { year }),
      ...(q === '' ? {} : { q }),
    },
    isFiltered: type !== undefined || year !== '' || q !== '',
    set: change,
    clear: () => change({ type: '', year: '', q: '' }),
  };
}
