import type { Ending } from '../../api/closings.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';

/** What is to be deleted of what the page shows: which, on which day, since when, and whether the signed-in person may keep it. */
export interface Going {
  readonly ending: Ending;
  readonly day: string;
  readonly askedAt: string;
  readonly mayKeep: boolean;
}

/** The account, where that is to be deleted, or else the organization; undefined where everything stays. */
export function useGoing(): Going | undefined {
  const { profile, organization, membership } = useSignedIn();
  const format = useDateFormat();
  if (profile.closing) {
    const { on, askedAt } = profile.closing;
    return { ending: 'account', day: formatDay(on, format), askedAt, mayKeep: true };
  }
  if (!organization.closing) return undefined;
  const { on, askedAt } = organization.closing;
  return {
    ending: { organizationId: organization.id },
    ...{ day: formatDay(on, format), askedAt },
    // What goes with its owner’s account is kept with that.
    mayKeep: membership.role === 'master' && !organization.closing.withAccount,
  };
}
