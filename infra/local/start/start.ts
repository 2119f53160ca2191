import { openClock, type Clock } from '../control/clock.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { accessByName } from '../iam/access.ts';
import type { FrontsOptions } from '../iam/fronts.ts';
import type { Statement } from '../iam/policy.ts';
import { stackFile, type StackFile } from '../state/stack-file.ts';
import { LOCAL_ACCOUNT_ID, LOCAL_REGION } from '../template/surroundings.ts';
import type { Ending } from './ending.ts';

/** What the steps of a start share; parts that call later ones find them here. */
export interface Start {
  stateDir: string;
  isLight: boolean;
  ending: Ending;
  clock: Clock;
  file: StackFile;
  /** Where the parts are and who may ask what of them, for the fronts before them. */
  guarded: FrontsOptions;
  /** What each function's own role allows, by its name; empty until the stacks are read. */
  statements: Map<string, readonly Statement[]>;
  /** Runs a function by name; waits for the functions to have started. Rejects with FunctionError. */
  invoke: FunctionHost['invoke'];
  functionsStarted: (host: FunctionHost) => void;
}

/** A start over that state; `ending` ends what it starts. */
export function beginStart(
  { stateDir, isLight = false }: { stateDir: string; isLight?: boolean },
  ending: Ending,
): Start {
  const statements: Start['statements'] = new Map();
  const host = Promise.withResolvers<FunctionHost>();
  const access = accessByName((functionName) => statements.get(functionName));
  return {
    stateDir,
    isLight,
    ending,
    clock: openClock(stateDir),
    file: stackFile(stateDir),
    guarded: { access, region: LOCAL_REGION, accountId: LOCAL_ACCOUNT_ID },
    statements,
    invoke: async (name, event) => (await host.promise).invoke(name, event),
    functionsStarted: host.resolve,
  };
}
