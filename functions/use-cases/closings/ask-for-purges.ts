import type { Cloud } from '../../runtime/cloud.ts';

/** Asks for the deletion of whatever's day has come, and goes on asking until nothing of it is left; each in its own turn. */
export async function askForPurges({
  closings,
  outbox,
  now,
}: Pick<Cloud, 'closings' | 'outbox' | 'now'>): Promise<void> {
  for await (const { of, id } of closings.dueBy(now().toISOString()))
    await outbox.ask(
      of === 'organization'
        ? { kind: 'purge-organization', organizationId: id }
        : { kind: 'purge-person', organizationId: id, userId: id },
    );
}
