import * as z from 'zod';
import { emailHashOf } from '../domain/ids.ts';
import { BounceReason, passesByItself } from '../domain/mail/mail-event.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, startingWith, organizationPartition } from './keys.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const BOUNCED = 'BOUNCED#';
const bouncedKey = (organizationId: string, email: string): Key =>
  inOrganization(organizationId, BOUNCED + emailHashOf(email));

/** So long it is remembered what passes by itself. */
const DAYS_OF_PASSING = 7;

/** An address from which an organisation's mail came back, or that did not want it; `at`: when. */
const BouncedAddress = OwnedBy.extend({
  email: z.string(),
  at: z.string(),
  reason: BounceReason,
  version: z.int(),
});
export type BouncedAddress = z.infer<typeof BouncedAddress>;

const endOf = ({ reason, at }: Pick<BouncedAddress, 'reason' | 'at'>): number | undefined =>
  passesByItself(reason) ? Math.floor(Date.parse(at) / 1000) + DAYS_OF_PASSING * 86_400 : undefined;

const bouncedAddresses = entity({
  name: 'bounced-address',
  schema: BouncedAddress,
  key: ({ organizationId, email }) => bouncedKey(organizationId, email),
  expiresAt: endOf,
});

/** Addresses that mail came back from, each for the organisation that sent it: nobody else learns of it. */
export class BouncedAddresses {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** What is known against an address at this time; undefined where mail may go to it. */
  async of(organizationId: string, email: string, now: Date): Promise<BouncedAddress | undefined> {
    const found = await this.kept(organizationId, email);
    return found && isInForce(found, now) ? found : undefined;
  }

  /** The same, also what has passed by itself since: for whoever writes about it. */
  kept(organizationId: string, email: string): Promise<BouncedAddress | undefined> {
    return this.#table.get(bouncedAddresses, bouncedKey(organizationId, email));
  }

  /** So many of those in force, in no order. */
  async some(organizationId: string, now: Date, limit: number): Promise<BouncedAddress[]> {
    const { items } = await this.#table.page(bouncedAddresses, {
      partition: organizationPartition(organizationId),
      ...startingWith(BOUNCED),
      limit,
    });
    return items.filter((one) => isInForce(one, now));
  }

  /** The write that remembers what happened to a mail to an address, in the place of what was known. */
  noting(bounced: Omit<BouncedAddress, 'version'>, before: BouncedAddress | undefined): Write {
    const after = { ...bounced, version: (before?.version ?? 0) + 1 };
    return this.#table.put(bouncedAddresses, after, before ? ifVersion(before.version) : ifNew);
  }

  /** The write that forgets it, while it is what was read. */
  forgetting(before: BouncedAddress): Write {
    return this.#table.remove(bouncedAddresses, before, ifVersion(before.version));
  }
}

/** The table drops what has expired only some time later. */
const isInForce = (bounced: BouncedAddress, now: Date): boolean =>
  (endOf(bounced) ?? Number.POSITIVE_INFINITY) * 1000 > now.getTime();
