import { writeSync } from 'node:fs';
import { readWorded } from './statements/read-worded.ts';
import { peakMemoryMb } from '../../infra/cli/peak-memory.ts';
import { Statement } from '../../shared/model/statement.ts';
import { damagedInputs } from './statements/damaged-inputs.ts';

/*
 * A process of its own that reads the damaged files FROM to TO of SEED and says so line by line, so that whoever started it
 * sees on which one it hangs or dies: `node test/support/read-damaged.ts SEED FROM TO`.
 */

const [seed = 0, from = 0, to = 0] = process.argv.slice(2).map(Number);
const inputOf = damagedInputs(seed);
const say = (line: object): number => writeSync(1, `${JSON.stringify(line)}\n`);

for (let point = from; point < to; point += 1) {
  const { bytes } = inputOf(point);
  say({ point, kind: 'begun' });
  const startedAt = performance.now();
  const reading = await readWorded(bytes);
  const took = { ms: Math.round(performance.now() - startedAt), peakMb: peakMemoryMb('self') };
  if (reading.kind === 'problem')
    say({ point, kind: reading.detail === '' ? 'unsound' : 'problem', ...took });
  else {
    const parsed = Statement.safeParse(reading.statement);
    const reason = parsed.success ? {} : { reason: parsed.error.issues[0]?.message };
    say({ point, kind: parsed.success ? 'read' : 'unsound', ...reason, ...took });
  }
}
