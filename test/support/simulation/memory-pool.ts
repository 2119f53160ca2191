import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { PoolSecondFactor } from '../../../functions/adapters/pool-second-factor.ts';
import { UserPool } from '../../../functions/adapters/user-pool.ts';
import type { PoolIds, ProvenPassword } from '../../../functions/adapters/user-pool.ts';
import type { Faults } from './parts.ts';
import { uuidFrom } from './same-chances.ts';
import type { Scheduler } from './scheduler.ts';

/** Never asked, and so the same for all worlds: making one takes as long as many a step. */
const client = new CognitoIdentityProviderClient({});

/** The app of somebody who meddled. */
const FOREIGN = 'foreign';

/** A sign-in at the pool; its id is what stands for its tokens too. */
export interface PoolSession {
  readonly id: string;
  /** In whole seconds, as the pool dates it. */
  readonly since: string;
}

interface PoolPerson {
  password: string;
  /** The secrets of apps, which stand for their codes too: the one that was offered last, and the one in use. */
  offered?: string | undefined;
  app?: string | undefined;
  isAsked: boolean;
  live: Set<string>;
}

/** What really became of people at the pool, for whoever looks on. */
export interface PoolFact {
  readonly userId: string;
  readonly what: 'password-set' | 'signed-out' | 'meddled' | 'turned';
  readonly at: string;
  /** Every sign-in there had been until then. */
  readonly sessions: readonly string[];
}

/**
 * The user pool of a world. Sign-ins are ended there only all at once, as the real one does; an app that is offered takes the place of the
 * one in use once its code is shown.
 */
export class MemoryPool {
  readonly userPool: UserPool;
  readonly poolSecondFactor: PoolSecondFactor;
  readonly facts: PoolFact[] = [];
  readonly #people = new Map<string, PoolPerson>();
  readonly #sessions = new Map<string, { userId: string } & PoolSession>();
  readonly #scheduler: Scheduler;
  readonly #faults: Faults;

  constructor(faults: Faults, scheduler: Scheduler) {
    [this.#faults, this.#scheduler] = [faults, scheduler];
    this.userPool = new MemoryUserPool(this);
    this.poolSecondFactor = new MemorySecondFactor(this);
  }

  /** Adds somebody with a password. */
  add(userId: string, password: string): void {
    this.#people.set(userId, { password, isAsked: false, live: new Set() });
  }

  person(userId: string): PoolPerson {
    const person = this.#people.get(userId);
    if (!person) throw new Error('The pool knows nobody of that id.');
    return person;
  }

  /** Whether the pool takes this token yet. */
  takes(token: string): boolean {
    const session = this.#sessions.get(token);
    return session !== undefined && this.person(session.userId).live.has(token);
  }

  personOf(token: string): PoolPerson | undefined {
    const session = this.#sessions.get(token);
    return session && this.takes(token) ? this.person(session.userId) : undefined;
  }

  /** Every sign-in of somebody there has been. */
  sessionsOf(userId: string): PoolSession[] {
    return [...this.#sessions.values()].filter((session) => session.userId === userId);
  }

  /** Signs somebody in by a password, and by one of their apps where a code is asked for. */
  async signIn(
    userId: string,
    { password, apps }: { readonly password: string; readonly apps: readonly string[] },
  ): Promise<PoolSession | undefined> {
    return this.done(() => {
      const person = this.person(userId);
      const hasApp = person.app !== undefined && apps.includes(person.app);
      if (person.password !== password || (person.isAsked && !hasApp)) return undefined;
      const seconds = Math.floor(this.#scheduler.now().getTime() / 1000) * 1000;
      const session = { id: uuidFrom(this.#scheduler.random), since: new Date(seconds).toISOString() };
      this.#sessions.set(session.id, { userId, ...session });
      person.live.add(session.id);
      return session;
    });
  }

  /** Turns the second factor the other way past the product: with somebody else's app where there is none. */
  meddle(userId: string): void {
    const person = this.person(userId);
    person.app ??= FOREIGN;
    person.isAsked = !person.isAsked;
    this.note('meddled', userId);
  }

  newSecret(): string {
    return uuidFrom(this.#scheduler.random);
  }

  note(what: PoolFact['what'], userId: string): void {
    const sessions = this.sessionsOf(userId).map(({ id }) => id);
    this.facts.push({ userId, what, at: this.#scheduler.now().toISOString(), sessions });
  }

  async done<T>(step: () => T): Promise<T> {
    await this.#faults.before();
    const result = step();
    await this.#faults.after();
    return result;
  }
}

class MemoryUserPool extends UserPool {
  readonly #pool: MemoryPool;
  constructor(pool: MemoryPool) {
    super(client);
    this.#pool = pool;
  }

  override provePassword(
    _pool: PoolIds,
    { username, password }: { readonly username: string; readonly password: string },
  ): Promise<ProvenPassword> {
    return this.#pool.done(() => {
      const person = this.#pool.person(username);
      if (person.password !== password) return { outcome: 'wrong' };
      return { outcome: 'right', userId: username, asksForCode: person.isAsked };
    });
  }

  override setPassword(_poolId: string, userId: string, password: string): Promise<'set'> {
    return this.#pool.done(() => {
      this.#pool.person(userId).password = password;
      this.#pool.note('password-set', userId);
      return 'set';
    });
  }

  override signOut(_poolId: string, userId: string): Promise<void> {
    return this.#pool.done(() => {
      this.#pool.person(userId).live.clear();
      this.#pool.note('signed-out', userId);
    });
  }
}

class MemorySecondFactor extends PoolSecondFactor {
  readonly #pool: MemoryPool;
  constructor(pool: MemoryPool) {
    super(undefined, client);
    this.#pool = pool;
  }

  override stateBy(accessToken: string): Promise<'on' | 'off' | 'signed-out'> {
    return this.#pool.done(() => {
      const person = this.#pool.personOf(accessToken);
      if (!person) return 'signed-out';
      return person.isAsked ? 'on' : 'off';
    });
  }

  override isOn(_poolId: string, userId: string): Promise<boolean | undefined> {
    return this.#pool.done(() => this.#pool.person(userId).isAsked);
  }

  override offer(accessToken: string): Promise<string | undefined> {
    return this.#pool.done(() => {
      const person = this.#pool.personOf(accessToken);
      if (!person) return undefined;
      person.offered = this.#pool.newSecret();
      return person.offered;
    });
  }

  override takesCode(accessToken: string, code: string): Promise<boolean | undefined> {
    return this.#pool.done(() => {
      const person = this.#pool.personOf(accessToken);
      if (!person) return undefined;
      if (person.offered === code) [person.app, person.offered] = [person.offered, undefined];
      return person.app === code;
    });
  }

  override turn(_poolId: string, userId: string, isOn: boolean): Promise<'done' | 'no-app'> {
    return this.#pool.done(() => {
      const person = this.#pool.person(userId);
      if (isOn && person.app === undefined) return 'no-app';
      if (person.isAsked !== isOn) this.#pool.note('turned', userId);
      person.isAsked = isOn;
      return 'done';
    });
  }
}
