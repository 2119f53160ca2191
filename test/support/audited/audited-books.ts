import type { Cloud } from '../../../functions/runtime/cloud.ts';
import type { Act } from '../../../shared/audit-acts.ts';
import type { RouteName } from '../../../shared/contract/index.ts';
import type { InProcessRequest } from '../in-process-api.ts';

/** What is asked, but for who asks. */
type Request = Omit<InProcessRequest, 'userId'>;

/** Asks a route of books' one person, and gives what it answers; throws where it refuses. */
type Ask = (name: RouteName, request?: Request) => Promise<Record<string, unknown>>;

/** By what the one person of the books signs in. */
export const [email, password] = ['books@example.com', 'Correct-horse-7'];

/** Books in which a route is tried. */
export interface AuditedBooks {
  readonly ask: Ask;
  readonly cloud: Cloud;
  /** Ids of some entries, each in its first version. */
  readonly entries: readonly string[];
  /** Of some documents that are linked to nothing. */
  readonly receipts: readonly string[];
  readonly organizationId: string;
  /** A report that is made and kept. */
  readonly reportId: string;
}

/** How a route is tried: what it leaves in the audit log, and the request, once the books are ready for it. */
export interface AuditTrial {
  readonly act: Act;
  /** Asked again it is another act. */
  readonly isEachAnother?: true;
  /** Its entry is in the log of other books of the person, which it makes or joins. */
  readonly isElsewhere?: true;
  /** Asked by somebody who is not signed in: by what they are known. */
  readonly through?: 'mail-link' | 'recovery-code';
  readonly request: (books: AuditedBooks) => Request | Promise<Request>;
}

export type AuditTrials = Partial<Record<RouteName, AuditTrial>>;
