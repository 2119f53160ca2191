import { describe, expect, it } from 'vitest';
import { callerOf } from '../../functions/runtime/caller.ts';
import { stages } from '../../infra/config.ts';
import { randomFrom } from '../support/campaigns/random.ts';
import { receiptLines } from '../support/simulation/documents.ts';
import { founded, live } from '../support/simulation/living.ts';
import { READ_MS, readerOf } from '../support/simulation/liveness/reader.ts';
import { withChancesFrom } from '../support/simulation/same-chances.ts';
import { sendFile } from '../support/simulation/send-file.ts';
import { World } from '../support/simulation/world.ts';

const UPLOADS = 30;
/** As in the trials of liveness: what the table takes for an answer. */
const TURN_MS = 10;
/** When the other organization sends its file: most of the thirty wait by then. */
const LATER_MS = 8000;
/** From the browser's post to the queue, and from there to a reader that is free. */
const ON_THE_WAY_MS = 500;

/** A file that a reader was given, and when. */
interface Begun {
  readonly vendor: string;
  readonly atMs: number;
}

/** One organization sends thirty receipts in a row, another one a single receipt while they wait; readers are as few as they ever are. */
function readAtOnce(
  seed: number,
): Promise<{ begun: Begun[]; sentMs: number; unforeseen: readonly string[] }> {
  const ids = randomFrom(seed);
  return withChancesFrom(ids, async () => {
    const begun: Begun[] = [];
    const world = new World(seed, {
      isFaultless: true,
      turnMs: TURN_MS,
      workers: stages.dev.atOnce,
      readPages: (inside) => (bytes, options) => {
        const vendor = new TextDecoder().decode(bytes).split('\n')[1] ?? '';
        begun.push({ vendor, atMs: inside.scheduler.now().getTime() });
        return readerOf(inside)(bytes, options);
      },
    });
    const [busy = '', other = ''] = await founded(world, 2, ids);
    const send = async (organizationId: string, vendors: readonly string[]): Promise<void> => {
      const caller = await world.request('sign in', () => callerOf(organizationId, world.cloud));
      if (!caller) throw new Error('Nobody is signed in.');
      for (const [at, vendor] of vendors.entries())
        await sendFile(
          { text: receiptLines({ vendor, day: '2026-03-10', amount: 1000 + at }), what: 'receipt' },
          caller,
          world,
        );
    };
    let sentMs = 0;
    const sendLater = async (): Promise<void> => {
      await world.scheduler.sleep(LATER_MS);
      await send(other, ['Patient Bakery']);
      sentMs = world.scheduler.now().getTime();
    };
    let isSent = false;
    const shops = Array.from({ length: UPLOADS }, (_, at) => `Shop ${String(at + 1).padStart(2, '0')}`);
    void Promise.all([send(busy, shops), sendLater()]).then(() => (isSent = true));
    await live(world, () => isSent && world.isQuiet);
    world.end();
    return { begun, sentMs, unforeseen: world.unforeseen };
  });
}

describe('thirty uploads of one organization at once', () => {
  it.each([1, 2, 3])(
    'are read in the order in which they came, while another organization waits for a free reader alone (seed %i)',
    async (seed) => {
      const { begun, sentMs, unforeseen } = await readAtOnce(seed);
      expect(unforeseen).toEqual([]);
      const shops = begun.map(({ vendor }) => vendor).filter((vendor) => vendor.startsWith('Shop'));
      expect(shops).toHaveLength(UPLOADS);
      expect(shops).toEqual(shops.toSorted());
      const patient = begun.findIndex(({ vendor }) => vendor === 'Patient Bakery');
      expect(begun.length - patient, 'files that came before and are read later').toBeGreaterThan(10);
      expect((begun[patient]?.atMs ?? Infinity) - sentMs).toBeLessThan(READ_MS + ON_THE_WAY_MS);
    },
  );
});
