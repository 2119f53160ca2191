import type { BouncedAddress } from '../../../shared/model/export.ts';
import { useBouncedAddresses } from '../../api/reports.ts';
import { useCan } from '../../auth/me-context.ts';

/** Tells what is known against an address that something is about to be mailed to: mail came back from it, or was not wanted there. */
export function useBounced(): (email: string) => BouncedAddress | undefined {
  const { data } = useBouncedAddresses(useCan('canExport'));
  return (email) => {
    const typed = email.trim().toLowerCase();
    return data?.items.find((bounced) => bounced.email === typed);
  };
}
