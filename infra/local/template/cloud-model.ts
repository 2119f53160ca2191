import type { EventPattern } from '../events/event-filter.ts';
import type { Statement } from '../iam/policy.ts';

/** A resource that its part reads itself: its name and its properties, intrinsics resolved. */
export interface Described {
  name: string;
  properties: Record<string, unknown>;
}

export interface LocalFunction {
  name: string;
  /** Folder of the bundle. */
  codeFolder: string;
  /** `index.handler` */
  handler: string;
  environment: Record<string, string>;
  timeoutSeconds: number;
  memoryMegabytes: number;
  /** Brings native packages (built for x86_64), which can't end with a thread: it runs in a process of its own. */
  isNative: boolean;
  /** What its role allows. */
  statements: Statement[];
}

export interface JwtRule {
  issuer: string;
  audiences: string[];
  scopes: string[];
}

/** Requests a second in the long run, and at once. */
export interface RouteThrottle {
  rate: number;
  burst: number;
}

export interface LocalRoute {
  method: string;
  /** `/api/transactions/{id}` */
  path: string;
  routeKey: string;
  functionName: string;
  jwt?: JwtRule;
  throttle?: RouteThrottle;
}

export interface EventSource {
  functionName: string;
  queue: string;
  batchSize: number;
  reportsItemFailures: boolean;
  concurrencyMax: number;
}

/** A function that is fed from a table's stream, with what passes one of the patterns. */
export interface StreamSource {
  functionName: string;
  table: string;
  batchSize: number;
  patterns: EventPattern[];
  triesMax: number;
}

export interface LocalSchedule {
  name: string;
  expression: string;
  timeZone: string;
  isEnabled: boolean;
  functionName: string;
  input: unknown;
}

/** What happens to mail for one of the recipients (a domain, or one address): it is put into the bucket. */
export interface ReceiptRule {
  recipients: string[];
  bucket: string;
  keyPrefix: string;
}

/** A configuration set by which mail is sent, and the queues that hear of some kinds of events of its mails. */
export interface MailSet {
  name: string;
  told: { kinds: string[]; queue: string }[];
}

/** Paths that begin alike (`/api/`), and the headers of all answers to them. */
export interface ServedPaths {
  prefix: string;
  headers: Record<string, string>;
}

/** The whole system as the stacks describe it, ready for the local parts. */
export interface CloudModel {
  tables: Described[];
  buckets: Described[];
  queues: Described[];
  functions: Map<string, LocalFunction>;
  routes: LocalRoute[];
  eventSources: EventSource[];
  streamSources: StreamSource[];
  schedules: LocalSchedule[];
  pool?: { id: string; arn: string; clientId: string; pool: unknown; client: unknown; webAcl?: unknown };
  /** Headers of every answer of the site, with the deployed parts' origins in them. */
  siteHeaders: Record<string, string>;
  /** What of the site's addresses the gateway answers. */
  served: ServedPaths[];
  /** Addresses and domains that may send mail; empty when the stacks verify none. */
  mailIdentities: string[];
  /** By which mail is sent. */
  mailSets: MailSet[];
  /** Whose mail is received. */
  receiptRules: ReceiptRule[];
}
