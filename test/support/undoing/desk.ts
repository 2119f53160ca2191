import { isRefusal } from '../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../functions/domain/outcome.ts';
import { callerOf, type Caller } from '../../../functions/runtime/caller.ts';
import type { Cloud } from '../../../functions/runtime/cloud.ts';
import { answered } from '../answered.ts';
import { randomFrom } from '../campaigns/random.ts';
import { founded, live, lived } from '../simulation/living.ts';
import { uuidFrom } from '../simulation/same-chances.ts';
import { sendFile } from '../simulation/send-file.ts';
import { World } from '../simulation/world.ts';

const STEPS_MAX = 200_000;

/** One person at books in which nothing goes wrong of itself: whatever they do, and all that follows from it, has ended before they go on. */
export class Desk {
  readonly world: World;
  readonly caller: Caller;
  /** Answered "no" where nothing was to be refused. */
  readonly refused: string[] = [];

  private constructor(world: World, caller: Caller) {
    this.world = world;
    this.caller = caller;
  }

  static async sit(seed: number): Promise<Desk> {
    const world = new World(seed, { isFaultless: true });
    const [organizationId = ''] = await founded(world, 1, randomFrom(seed));
    const caller = await lived(world, () => callerOf(organizationId, world.cloud));
    if (!caller) throw new Error('Nobody is there.');
    world.begin();
    return new Desk(world, caller);
  }

  get cloud(): Cloud {
    return this.world.cloud;
  }

  pick<T>(among: readonly T[]): T | undefined {
    return among.length === 0 ? undefined : this.world.scheduler.pick(among);
  }

  id(): string {
    return uuidFrom(this.world.scheduler.random);
  }

  /** Asks something, as a route does, and lets all that follows end. Undefined where it was refused, as it may be. */
  async ask<T>(name: string, body: () => Promise<T | Refusal>): Promise<T | undefined> {
    const answer = await lived(this.world, () => answered(body));
    if (!(await live(this.world, () => this.world.isQuiet, STEPS_MAX)))
      throw new Error(`What followed from "${name}" did not end.`);
    return isRefusal(answer) ? undefined : answer;
  }

  /** Takes something back, which nobody may refuse: nothing else happened since that is not taken back. */
  async takeBack<T>(name: string, body: () => Promise<T | Refusal>): Promise<T | undefined> {
    let why = '';
    const answer = await this.ask(name, async () => {
      const outcome = await body();
      if (isRefusal(outcome)) why = JSON.stringify(outcome);
      return outcome;
    });
    if (why !== '') this.refused.push(`${name} was refused: ${why}`);
    return answer;
  }

  /** A document that is read, and what follows from it. */
  bring(text: string): Promise<string> {
    return this.send({ text, what: 'receipt' });
  }

  /** A file that is sent, and what follows from it. */
  async send(file: Parameters<typeof sendFile>[0]): Promise<string> {
    let id: string | undefined;
    void sendFile(file, this.caller, this.world).then((sent) => (id = sent));
    await live(this.world, () => id !== undefined && this.world.isQuiet, STEPS_MAX);
    if (id === undefined) throw new Error('The file was not sent.');
    return id;
  }

  /** No more rounds of the caretaker. */
  leave(): void {
    this.world.end();
  }
}
