/** What passes between the supervisor, the function host and the runner of one function. Events and answers are JSON text, as Lambda's. */

/** One function as its host runs it. */
export interface FunctionSpec {
  name: string;
  /** The bundle's file, `…/index.mjs`, and the export in it. */
  modulePath: string;
  exportName: string;
  environment: Record<string, string>;
  /** What loading the bundle may take before the function's own time begins. */
  initSeconds: number;
  timeoutSeconds: number;
  memoryMegabytes: number;
  isNative: boolean;
}

export type ToHost =
  | {
      kind: 'start';
      functions: FunctionSpec[];
      logFile: string;
      clockOffsetMs: number;
      idleSeconds: number;
      sharesThread: boolean;
    }
  | { kind: 'invoke'; id: number; name: string; event: string }
  | { kind: 'reload'; name: string }
  | { kind: 'clock'; offsetMs: number };

export interface FunctionFailure {
  errorType: string;
  errorMessage: string;
}

export type Outcome = { answer: string } | { failure: FunctionFailure };

export type FromHost = { kind: 'ready' } | ({ kind: 'outcome'; id: number } & Outcome);

/** What a runner (thread or process) is told before its first event. */
export interface RunnerStart {
  modulePath: string;
  exportName: string;
  name: string;
  memoryMegabytes: number;
  timeoutSeconds: number;
  clockOffsetMs: number;
}

export type ToRunner =
  | { kind: 'start'; start: RunnerStart }
  | { kind: 'event'; event: string }
  | { kind: 'clock'; offsetMs: number };

/** What passes between the host and the thread that runs many functions. */
export type ToSharedRunner =
  | { kind: 'start'; functions: FunctionSpec[]; clockOffsetMs: number }
  | { kind: 'event'; id: number; name: string; event: string }
  | { kind: 'clock'; offsetMs: number };

export type FromSharedRunner = { id: number } & Outcome;
