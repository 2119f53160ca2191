import type { Work } from '../../domain/work.ts';
import { purgeOrganization } from './purge-organization.ts';
import { purgePerson } from './purge-person.ts';

type Parts = Parameters<typeof purgeOrganization>[1] & Parameters<typeof purgePerson>[1];

/** Does one piece of work of the stage that deletes for good; throws for work of another one. */
export async function doPurging(work: Work, cloud: Parts): Promise<void> {
  switch (work.kind) {
    case 'purge-organization':
      return purgeOrganization(work.organizationId, cloud);
    case 'purge-person':
      return purgePerson(work.userId, cloud);
    default:
      throw new Error(`${work.kind} is not the work of this stage.`);
  }
}
