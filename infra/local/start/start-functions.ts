import { join } from 'node:path';
import { startFunctionHost, type FunctionHost } from '../functions/function-host.ts';
import { functionSpec, type Endpoints } from '../functions/function-specs.ts';
import type { CloudModel } from '../template/cloud-model.ts';
import type { State } from './start-state.ts';
import type { Start } from './start.ts';

/** Starts the functions' host. When it dies, messages that it held are visible at once. */
export async function startFunctions(
  { ending, stateDir, guarded, clock, file, functionsStarted, isLight }: Start,
  { functions }: CloudModel,
  { storage }: State,
  endpoints: Endpoints,
  stripeUrl: string,
): Promise<FunctionHost> {
  const host = await ending.with(
    startFunctionHost({
      functions: [...functions.values()].map((each) =>
        functionSpec(each, guarded.region, endpoints, stripeUrl),
      ),
      logFile: join(stateDir, 'logs', 'functions.log'),
      clockOffsetMs: clock.offsetMs(),
      sharesThread: isLight,
      onRestart: () => {
        storage.returnInFlight();
        file.rewrite();
      },
    }),
  );
  functionsStarted(host);
  return host;
}
