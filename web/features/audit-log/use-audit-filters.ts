import { actKinds } from '../../../shared/audit-acts.ts';
import { isCivilDate } from '../../../shared/civil-date.ts';
import type { AuditFilters } from '../../api/audit-log.ts';
import { useAddress } from '../../kit/use-address.ts';

type FilterName = 'from' | 'to' | 'person' | 'kind';

export interface AuditFilterState {
  /** As they stand in the address; empty where not set. */
  readonly values: Readonly<Record<FilterName, string>>;
  readonly filters: AuditFilters;
  readonly isFiltered: boolean;
  readonly set: (change: Partial<Record<FilterName, string>>) => void;
  readonly clear: () => void;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Which part of the log is shown, kept in the address: Back works, and a filtered log can be shared. */
export function useAuditFilters(): AuditFilterState {
  const [search, change] = useAddress();
  const said = (name: FilterName) => search.get(name) ?? '';
  const values = { from: said('from'), to: said('to'), person: said('person'), kind: said('kind') };
  const kind = actKinds.find((one) => one === values.kind);
  const filters: AuditFilters = {
    ...(isCivilDate(values.from) && { from: values.from }),
    ...(isCivilDate(values.to) && { to: values.to }),
    ...(ID.test(values.person) && { userId: values.person }),
    ...(kind !== undefined && { kind }),
  };
  return {
    values: { ...values, kind: kind ?? '' },
    filters,
    isFiltered: Object.keys(filters).length > 0,
    set: change,
    clear: () => change({ from: '', to: '', person: '', kind: '' }),
  };
}
