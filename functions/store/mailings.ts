import * as z from 'zod';
import { addDays } from '../../shared/civil-date.ts';
import type { MailLimits } from '../../shared/limits.ts';
import { emailHashOf } from '../domain/ids.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import { onlyBelow } from './updates.ts';
import { ifNew } from './writes.ts';
import type { Write } from './writes.ts';

const dayKey = (organizationId: string, day: string): Key => inOrganization(organizationId, `MAILED#${day}`);
const addressKey = (organizationId: string, emailHash: string): Key =>
  inOrganization(organizationId, `KNOWN#${emailHash}`);

/** The count of a day is asked for on that day alone, in every time zone. */
const DAYS_KEPT = 3;

const MailedDay = OwnedBy.extend({ day: z.string(), mails: z.int(), newAddresses: z.int() });

const mailedDays = entity({
  name: 'mailed-day',
  schema: MailedDay,
  key: ({ organizationId, day }) => dayKey(organizationId, day),
  expiresAt: ({ day }) => Math.floor(Date.parse(`${addDays(day, DAYS_KEPT)}T00:00:00Z`) / 1000),
});

const KnownAddress = OwnedBy.extend({ emailHash: z.string(), since: z.string() });

const knownAddresses = entity({
  name: 'known-address',
  schema: KnownAddress,
  key: ({ organizationId, emailHash }) => addressKey(organizationId, emailHash),
});

/** What an organisation has mailed on a day before a further mail, and whether that one's address is new to it. */
export interface Mailed extends MailLimits {
  readonly organizationId: string;
  readonly day: string;
  readonly email: string;
  readonly isNewAddress: boolean;
}

/** How much organisations mail to addresses of their choice, day by day. */
export class Mailings {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** What was mailed on this day, before a further mail to this address. */
  async before(organizationId: string, day: string, email: string): Promise<Mailed> {
    const [counted, known] = await this.#table.getEach([
      [mailedDays, dayKey(organizationId, day)],
      [knownAddresses, addressKey(organizationId, emailHashOf(email))],
    ]);
    const { mails = 0, newAddresses = 0 } = counted ?? {};
    return { organizationId, day, email, mails, newAddresses, isNewAddress: known === undefined };
  }

  /** The writes that count one more mail, refused where the day has as many by now; its address is known from then on. */
  counting({ organizationId, day, email, isNewAddress }: Mailed, limits: MailLimits, since: string): Write[] {
    const one = { organizationId, day, mails: 1, newAddresses: isNewAddress ? 1 : 0 };
    const counted = onlyBelow(
      this.#table.add(mailedDays, one, ['mails', 'newAddresses']),
      'mails',
      limits.mails,
    );
    if (!isNewAddress) return [counted];
    const address = { organizationId, emailHash: emailHashOf(email), since };
    return [
      onlyBelow(counted, 'newAddresses', limits.newAddresses),
      this.#table.put(knownAddresses, address, ifNew),
    ];
  }
}
