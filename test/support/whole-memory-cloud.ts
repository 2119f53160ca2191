import { v7 } from 'uuid';
import { readMailHead } from '../../functions/adapters/received-mail/read-mail-head.ts';
import { UserPool } from '../../functions/adapters/user-pool.ts';
import { receiveMail } from '../../functions/use-cases/mail/receive-mail.ts';
import { takeMailEvent } from '../../functions/use-cases/mail-events/take-mail-event.ts';
import { Member } from './member.ts';
import { MemoryCloud } from './memory-cloud.ts';
import { sesEvent } from './ses-events.ts';
import { MemoryMailer } from './simulation/parts.ts';

const nothing = () => Promise.resolve();

/** The product in this process with what is around it: mail comes and arrives, and the pool knows everybody's password. */
export class WholeMemoryCloud extends MemoryCloud {
  readonly mailer = new MemoryMailer({ before: nothing, after: nothing }, () => this.cloud.now());
  #told = 0;

  constructor() {
    super();
    this.replace('receivingDomain', 'in.matchbook.example');
    this.replace('mail', this.mailer);
    this.replace('userPool', new KnowingPool());
  }

  /** Takes a mail that comes to an address of ours. */
  async receive(to: string, mail: Uint8Array): Promise<void> {
    const name = v7();
    const head = `Received: from mail.example by inbound-smtp.example for ${to};\r\n`;
    this.files.saveMail(name, Buffer.concat([Buffer.from(head), mail]));
    await receiveMail(name, this.cloud, readMailHead);
    await this.rest();
  }

  /** Until nothing is under way, and every mail has arrived. */
  override async rest(): Promise<void> {
    await super.rest();
    for (const { messageId, tags } of this.mailer.sent.slice(this.#told)) {
      this.#told += 1;
      const at = this.cloud.now().toISOString();
      if (tags) await takeMailEvent(sesEvent('delivered', { messageId, tags: { ...tags } }, at), this.cloud);
    }
    await super.rest();
  }
}

/** Everybody has the password of everybody who joins. */
class KnowingPool extends UserPool {
  override provePassword(
    _pool: unknown,
    { password }: { readonly password: string },
  ): ReturnType<UserPool['provePassword']> {
    return Promise.resolve(
      password === Member.password
        ? { outcome: 'right', userId: undefined, asksForCode: false }
        : { outcome: 'wrong' },
    );
  }
  override signOut(): Promise<void> {
    return nothing();
  }
}
