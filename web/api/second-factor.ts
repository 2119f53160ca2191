import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteRequest } from '../../shared/contract/route.ts';
import {
  getSecondFactor,
  offerSecondFactor,
  recoverSignIn,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../shared/contract/second-factor.ts';
import type { FactorChange } from '../../shared/model/second-factor.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** Whether signing in asks for a code; looked at anew on every visit. */
export function useSecondFactor() {
  return useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: () => call(getSecondFactor, {}),
    refetchOnMount: 'always',
  });
}

/** A secret for an app, asked for once for as long as what shows it stands: another one would make that one void. */
export function useOfferedApp() {
  return useQuery({
    queryKey: [...queryKeys.secondFactor, 'offer'],
    queryFn: () => call(offerSecondFactor, {}),
    staleTime: Infinity,
    gcTime: 0,
  });
}

const changes = {
  on: (body: FactorChange) => call(turnOnSecondFactor, { body }),
  codes: (body: FactorChange) => call(renewRecoveryCodes, { body }),
  off: (body: FactorChange) => call(turnOffSecondFactor, { body }).then(() => ({ codes: [] })),
};

/** Turns it on or off, or makes new recovery codes; gives the codes that come of it. */
export function useChangeSecondFactor(what: keyof typeof changes) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: FactorChange) => changes[what](asked),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.secondFactor, exact: true }),
  });
}

/** Turns it off for somebody who is not signed in, and lost the app. */
export async function recover(body: RouteRequest<typeof recoverSignIn>['body']): Promise<void> {
  await call(recoverSignIn, { body });
}
