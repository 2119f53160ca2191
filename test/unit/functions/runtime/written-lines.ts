import { vi } from 'vitest';

type Line = Record<string, unknown>;

/** What a function writes while `work` runs: its log lines and its metrics, each as the JSON that it is. */
export async function writtenDuring(work: () => Promise<unknown>): Promise<{ log: Line[]; metrics: Line[] }> {
  let text = '';
  const keep = (part: string | Uint8Array): boolean => {
    text += typeof part === 'string' ? part : new TextDecoder().decode(part);
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(keep),
  );
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  const lines = text.split('\n').filter((line) => line.startsWith('{'));
  const parsed = lines.map((line) => JSON.parse(line) as Line);
  return {
    log: parsed.filter((line) => !('_aws' in line)),
    metrics: parsed.filter((line) => '_aws' in line),
  };
}
