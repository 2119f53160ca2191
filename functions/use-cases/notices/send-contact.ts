import type { NewContact } from '../../../shared/model/contact.ts';
import { contactId } from '../../domain/ids.ts';
import { NOBODY } from '../../domain/nobody.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/**
 * Keeps what somebody wrote to us, and has it mailed to those who look after Matchbook and, as a copy, to its sender. The same message sent
 * again is the same one. What a program filled in is answered in the same way and kept nowhere.
 */
export async function sendContact(
  { website, ...message }: NewContact,
  cloud: Pick<Cloud, 'change' | 'contacts'>,
): Promise<{ received: true }> {
  if (website !== '') return { received: true };
  await cloud.change({ organizationId: NOBODY }, 'contact-received', async (change) => {
    const { at } = change;
    const [support, sender] = [contactId(message, 'support'), contactId(message, 'sender')];
    if (await cloud.contacts.get(NOBODY, support)) return;
    const kept = {
      ...message,
      organizationId: NOBODY,
      at,
      mail: 'waiting',
      changedAt: at,
      version: 1,
    } as const;
    change.put(
      cloud.contacts.adding({ ...kept, id: support, to: 'support' }),
      cloud.contacts.adding({ ...kept, id: sender, to: 'sender' }),
    );
    for (const id of [support, sender])
      change.enqueue({ kind: 'mail-contact', organizationId: NOBODY, contactId: id });
  });
  return { received: true };
}
