import { isRefusal } from '../../../functions/domain/outcome.ts';
import { callerOf, type Caller } from '../../../functions/runtime/caller.ts';
import type { Cloud } from '../../../functions/runtime/cloud.ts';
import { changePassword } from '../../../functions/use-cases/books/change-password.ts';
import { checkFactor } from '../../../functions/use-cases/second-factor/check-factor.ts';
import { offerSecondFactor } from '../../../functions/use-cases/second-factor/offer-second-factor.ts';
import { turnOffSecondFactor } from '../../../functions/use-cases/second-factor/turn-off-second-factor.ts';
import { turnOnSecondFactor } from '../../../functions/use-cases/second-factor/turn-on-second-factor.ts';
import { endAllSessions } from '../../../functions/use-cases/sessions/end-all-sessions.ts';
import { endSession } from '../../../functions/use-cases/sessions/end-session.ts';
import { noteSession } from '../../../functions/use-cases/sessions/note-session.ts';
import type { PoolSession } from './memory-pool.ts';
import { uuidFrom } from './same-chances.ts';
import type { World } from './world.ts';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const GUESSES = 6;
const STEALING_MS = 500;

/** What somebody knows to come in by. */
export type Known = Pick<Shared, 'passwords' | 'apps'>;

/** What is known at all browsers of one person: the ids of what they made, and every password they ever wanted. */
export interface Shared {
  readonly rows: string[];
  readonly papers: string[];
  readonly passwords: string[];
  /** The secrets of all their apps. */
  readonly apps: string[];
}

/** What is done with somebody's way in, at one of the browsers where they are signed in. */
export class SignInActs {
  readonly #world: World;
  readonly #userId: string;
  readonly #known: Known;
  #caller: Caller;
  #session: PoolSession;

  private constructor(
    world: World,
    known: Known,
    signedIn: { readonly caller: Caller; readonly session: PoolSession },
  ) {
    this.#world = world;
    this.#userId = signedIn.caller.userId;
    this.#known = known;
    this.#caller = signedIn.caller;
    this.#session = signedIn.session;
  }

  /** Signs in, as the browser and the pool do. */
  static async signIn(world: World, userId: string, known: Known): Promise<SignInActs | undefined> {
    const signedIn = await signIn(world, userId, known);
    return signedIn && new SignInActs(world, known, signedIn);
  }

  get caller(): Caller {
    return this.#caller;
  }

  async endAll(): Promise<void> {
    const keepThis = this.#world.scheduler.chance(0.5);
    const asked = keepThis ? { keepThis, password: this.#password } : { keepThis };
    const before = this.#sessions();
    await this.#asked('end all', async () => {
      const answer = await endAllSessions(asked, this.#caller, this.#cloud);
      if (!isRefusal(answer)) this.#world.answered.ended.push(...before);
    });
  }

  async endOne(): Promise<void> {
    const { scheduler, answered } = this.#world;
    const before = this.#sessions();
    const id = scheduler.pick(this.#world.pool.sessionsOf(this.#userId)).id;
    const isOwn = id === this.#session.id;
    await this.#asked('end one', async () => {
      // The last thing that ending all of them does is to wait.
      const waits: number[] = [];
      const endings: Cloud = {
        ...this.#cloud,
        pause: (ms) => {
          waits.push(ms);
          return this.#cloud.pause(ms);
        },
      };
      const answer = await endSession(id, this.#caller, endings);
      if (isRefusal(answer)) return;
      answered.refused.push({ userId: this.#userId, id });
      // One that another request ended stays as it is: it may have begun at the pool after all others were ended there.
      if (waits.length > 0 && !isOwn) answered.ended.push(...before.filter((session) => session.id === id));
    });
  }

  async changePassword(): Promise<void> {
    const currentPassword = this.#password;
    const newPassword = `Password-${this.#known.passwords.length + 1}`;
    const before = this.#sessions();
    this.#known.passwords.push(newPassword);
    await this.#asked('change password', async () => {
      const change = { currentPassword, newPassword };
      const answer = await changePassword(change, this.#session.id, this.#caller, this.#cloud);
      if (!isRefusal(answer)) this.#world.answered.ended.push(...before);
    });
  }

  async turnOn(): Promise<void> {
    const isWrong = this.#world.scheduler.chance(0.2);
    await this.#asked('turn on', async () => {
      const offered = await offerSecondFactor(this.#session.id, this.#caller, this.#cloud);
      if (isRefusal(offered)) return;
      this.#known.apps.push(offered.secret);
      const asked = { code: isWrong ? 'wrong' : offered.secret, password: this.#password };
      await turnOnSecondFactor(asked, this.#session.id, this.#caller, this.#cloud);
    });
  }

  async turnOff(): Promise<void> {
    const code = this.#world.pool.person(this.#userId).app ?? '';
    if (!this.#known.apps.includes(code)) return;
    await this.#asked('turn off', () =>
      turnOffSecondFactor({ code, password: this.#password }, this.#session.id, this.#caller, this.#cloud),
    );
  }

  /** Somebody who holds a token and nothing else has a secret offered, and tries what its code changes. */
  async steal(): Promise<void> {
    const { world, session, caller } = { world: this.#world, session: this.#session, caller: this.#caller };
    await world.request('steal', async () => {
      const offered = await offerSecondFactor(session.id, caller, this.#cloud);
      if (!isRefusal(offered)) world.stolen.push(offered.secret);
    });
    await world.scheduler.sleep(STEALING_MS);
    for (const secret of world.stolen)
      await world.request('turn off by a stolen token', async () => {
        const guess = { code: secret, password: 'a guess' };
        const answer = await turnOffSecondFactor(guess, session.id, caller, this.#cloud);
        if (!isRefusal(answer)) world.unforeseen.push('A token alone turned a second factor off.');
      });
  }

  /** Somebody turns their second factor the other way past the product; then they sign in. */
  async meddle(): Promise<void> {
    this.#world.pool.meddle(this.#userId);
    await this.#signInAgain();
  }

  /** Somebody with a token guesses the password, several times at once. */
  async guess(): Promise<void> {
    const { scheduler, answered } = this.#world;
    const guess = () =>
      this.#world.request('guess', async () => {
        const password = uuidFrom(scheduler.random);
        const answer = await endAllSessions({ keepThis: true, password }, this.#caller, this.#cloud);
        const wasLookedAt = isRefusal(answer) && answer.refused === 'invalid-input';
        if (wasLookedAt) answered.guesses.push({ userId: this.#userId, at: scheduler.now().getTime() });
      });
    await Promise.all(Array.from({ length: GUESSES }, guess));
  }

  /** Where no answer came nobody knows which one holds; the newest is tried. */
  get #password(): string {
    return this.#known.passwords.at(-1) ?? '';
  }

  get #cloud() {
    return this.#world.cloud;
  }

  #sessions(): { userId: string; id: string }[] {
    const userId = this.#userId;
    return this.#world.pool.sessionsOf(userId).map(({ id }) => ({ userId, id }));
  }

  /** Asks something, and signs in again where that ended the session here. */
  async #asked(name: string, body: () => Promise<unknown>): Promise<void> {
    await this.#world.request(name, body);
    if (!this.#world.pool.takes(this.#session.id)) await this.#signInAgain();
  }

  async #signInAgain(): Promise<void> {
    const signedIn = await signIn(this.#world, this.#userId, this.#known);
    if (signedIn) [this.#caller, this.#session] = [signedIn.caller, signedIn.session];
  }
}

/** Tries every password that may hold, as whoever had no answer does. */
async function signIn(world: World, userId: string, { passwords, apps }: Known) {
  const { cloud, pool } = world;
  for (const password of passwords.toReversed()) {
    const session = await world.request('sign in', async () => {
      await checkFactor(userId, cloud);
      return pool.signIn(userId, { password, apps });
    });
    if (!session) continue;
    const caller = await world.request('come in', async () => {
      const caller = await callerOf(userId, cloud, { session: { ...session, userAgent } });
      if (caller) await noteSession(caller, cloud);
      return caller;
    });
    return caller && { caller, session };
  }
  return undefined;
}
