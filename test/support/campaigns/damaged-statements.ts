import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { damagedInputs, type DamagedInput } from '../statements/damaged-inputs.ts';

const READER = fileURLToPath(new URL('../read-damaged.ts', import.meta.url));

/** What is damaged, and the process that reads it: statements, unless another is named. */
export interface DamageSubject {
  readonly reader: string;
  readonly inputs: (seed: number) => (point: number) => DamagedInput;
  readonly silenceMaxMs: number;
  /** Memory that the reader may hold, in MB. */
  readonly residentMaxMb: number;
}
const KEPT = fileURLToPath(new URL('../../../.local/damaged/', import.meta.url));
const HEAP_MB = 768;
const RESIDENT_MAX_MB = 1024;
const SILENCE_MAX_MS = 10_000;
const STATEMENTS: DamageSubject = {
  reader: READER,
  inputs: damagedInputs,
  silenceMaxMs: SILENCE_MAX_MS,
  residentMaxMb: RESIDENT_MAX_MB,
};
/** Starting the reader and making the undamaged files takes its time on a busy machine. */
const START_MAX_MS = 60_000;

/** What became of damaged files: all read or refused with a reason, but for the failures (one line each). */
export interface DamageTrials {
  readonly read: number;
  readonly problems: number;
  readonly slowestMs: number;
  readonly peakMb: number;
  readonly failures: readonly string[];
}

const Line = z.object({
  point: z.int(),
  kind: z.enum(['begun', 'read', 'problem', 'unsound']),
  reason: z.string().optional(),
  ms: z.number().optional(),
  peakMb: z.number().optional(),
});
type Line = z.infer<typeof Line>;

/**
 * Reads `points` damaged files in a process of their own. One that hangs (10 s), dies, takes over 1 GB or gives what is no
 * statement is kept in `.local/damaged`; the rest goes on after it. The same seed damages the same files the same way.
 */
export async function readDamagedStatements({
  seed,
  points,
  tell = () => undefined,
  subject = STATEMENTS,
}: {
  readonly seed: number;
  readonly points: number;
  readonly tell?: (failure: string) => void;
  readonly subject?: DamageSubject;
}): Promise<DamageTrials> {
  const lines: Line[] = [];
  const failures: string[] = [];
  const fail = (point: number, reason: string): void => {
    failures.push(`${reason}: ${keep(subject.inputs(seed)(point), `${seed}-${point}`)}`);
    tell(failures.at(-1) ?? '');
  };
  for (let from = 0; from < points;) {
    const end = await readOnwards({ seed, from, to: points, subject }, (line) => {
      lines.push(line);
      if (line.kind === 'unsound') fail(line.point, `not sound (${line.reason ?? 'no reason given'})`);
    });
    if (end.reason !== undefined) fail(end.point, end.reason);
    from = end.point + 1;
  }
  const peakMb = Math.round(Math.max(0, ...lines.map((line) => line.peakMb ?? 0)));
  if (peakMb > subject.residentMaxMb) failures.push(`${peakMb} MB were in use`);
  return {
    read: lines.filter((line) => line.kind === 'read').length,
    problems: lines.filter((line) => line.kind === 'problem').length,
    slowestMs: Math.max(0, ...lines.map((line) => line.ms ?? 0)),
    peakMb,
    failures,
  };
}

interface Range {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly subject: DamageSubject;
}

/** Reads until all is read or one file ends the process; tells the last file it was at, and why it ended. */
function readOnwards(
  { seed, from, to, subject }: Range,
  heard: (line: Line) => void,
): Promise<{ point: number; reason?: string }> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, subject.reader, String(seed), String(from), String(to)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve) => {
    let point = from;
    let isSilent = false;
    const endWhenSilent = (): void => {
      isSilent = child.kill('SIGKILL');
    };
    let timer = setTimeout(endWhenSilent, START_MAX_MS);
    createInterface({ input: child.stdout }).on('line', (text) => {
      clearTimeout(timer);
      timer = setTimeout(endWhenSilent, subject.silenceMaxMs);
      const line = Line.parse(JSON.parse(text));
      point = line.point;
      heard(line);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (isSilent) resolve({ point, reason: `no answer within ${subject.silenceMaxMs / 1000} s` });
      else resolve(code === 0 ? { point: to } : { point, reason: `the process died (${String(code)})` });
    });
  });
}

/** Keeps the file to be tried again; tells where and how it was made. */
function keep({ bytes, made }: DamagedInput, name: string): string {
  mkdirSync(KEPT, { recursive: true });
  const path = `${KEPT}${name}.bin`;
  writeFileSync(path, bytes);
  return `${made}, kept as ${path}`;
}
