import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Java outlives a parent that is killed with -9, so a shell holds the parent's pipe and ends Java when the pipe closes.
 * It prints Java's process id first; the watcher's own input is that pipe, Java has none.
 */
const WRAPPER = `
exec 3<&0
"$@" 3<&- </dev/null &
child=$!
echo "$child"
( cat <&3 >/dev/null; kill "$child" 2>/dev/null; sleep 3; kill -9 "$child" 2>/dev/null ) >/dev/null 2>&1 &
exec 3<&-
wait "$child"
`;

/** A Java process tied to this one's life: `pid` is Java's own, `ended` settles with its exit however it came. */
export interface JavaProcess {
  pid: number;
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts Java so that it ends with this process, even when this one is killed by -9. Its own group, so that Ctrl-C reaches us first; in
 * `folder`, where it leaves its notes.
 */
export async function startJava(java: string, args: readonly string[], folder: string): Promise<JavaProcess> {
  const shell = spawn('sh', ['-c', WRAPPER, 'java-wrapper', java, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    cwd: folder,
  });
  const ended = once(shell, 'exit')
    .then(() => shell.stdin.end())
    .then(() => undefined);
  const pid = await firstNumber(shell);
  shell.stdin.on('error', () => undefined);
  return {
    pid,
    ended,
    async stop() {
      shell.stdin.end();
      await ended;
    },
  };
}

async function firstNumber(shell: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<number> {
  const lines = createInterface({ input: shell.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  lines.on('line', () => undefined);
  return Number(line);
}
