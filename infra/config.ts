/** One deployment of Matchbook: where it is, how people reach it, whom its mail comes from. */
export interface StageConfig {
  readonly stage: 'local' | 'dev' | 'production';
  readonly region: string;
  /** Origin people open, without a slash at the end; links in mail and the bucket's CORS rule are made of it. */
  readonly siteUrl: string;
  /** Certificate in us-east-1 for the site's host; without one the site answers at CloudFront's own name. */
  readonly certificateArn?: string;
  /** WAF web ACL in us-east-1 to put before the site. */
  readonly webAclArn?: string;
  /** Label of the version of the secret by which functions pass the pool's firewall, once it was replaced (`infra/README.md`). */
  readonly poolPassVersion?: string;
  readonly mail: MailConfig;
  /** Without them nobody can subscribe, and every organization stays on its trial, Starter or Enterprise. */
  readonly payments?: PaymentsConfig;
  /** Messages of a stage that are worked on at once; at least 2. */
  readonly atOnce: Readonly<Record<Stage, number>>;
  /** Where alarms are sent; without it they only show in the console, which production refuses. */
  readonly alarmEmail?: string;
  /** Whether the books survive the deletion of their stack. */
  readonly keepsData: boolean;
}

/** The stages of the background, each with a queue and a consumer of its own. */
export type Stage =
  | 'reading'
  | 'slowReading'
  | 'previews'
  | 'books'
  | 'packing'
  | 'reports'
  | 'billing'
  | 'purging';

export interface PaymentsConfig {
  /**
   * Secret in Secrets Manager, made before payments are deployed: a JSON object with Stripe's `secretKey` and `webhookSecret`
   * (`infra/README.md`).
   */
  readonly secretName: string;
  /** Whether Stripe Tax is set up in the account, and works out the tax of each checkout. */
  readonly hasTax: boolean;
}

export interface MailConfig {
  /** Header of every mail we send. */
  readonly from: string;
  /** Where feedback goes, to somebody who reads it; in SES's sandbox one of `sandboxRecipients`. */
  readonly support: string;
  /** Domain or address that SES has to verify before mail leaves. */
  readonly identity: string;
  /**
   * Domain whose mail SES receives for us: its MX record points to `inbound-smtp.<region>.amazonaws.com`, and it is the identity's or
   * one within it. Without one no documents are taken by email, and no address for them is offered.
   */
  readonly receivingDomain?: string;
  /**
   * Identities, addresses or domains, to which SES lets us send while the account is in its sandbox: verified there, as each asks for
   * a permission of its own.
   */
  readonly sandboxRecipients?: readonly string[];
  /** True once SES has verified the identity; until then Cognito's own mail carries the codes, or the first deploy fails. */
  readonly isVerified: boolean;
}

export type DeployedStage = 'dev' | 'production';

/** The stages that `npm run deploy -- --stage …` knows; edit the names to yours before the first deploy. */
export const stages: Readonly<Record<DeployedStage, StageConfig>> = {
  dev: {
    stage: 'dev',
    region: 'ca-central-1',
    siteUrl: 'https://dev.matchbook.example',
    mail: {
      from: 'Matchbook <books@dev.matchbook.example>',
      support: 'support@dev.matchbook.example',
      identity: 'dev.matchbook.example',
      isVerified: false,
    },
    atOnce: {
      reading: 2,
      slowReading: 2,
      previews: 2,
      books: 5,
      packing: 2,
      reports: 2,
      billing: 2,
      purging: 2,
    },
    keepsData: false,
  },
  production: {
    stage: 'production',
    region: 'ca-central-1',
    siteUrl: 'https://matchbook.example',
    mail: {
      from: 'Matchbook <books@matchbook.example>',
      support: 'support@matchbook.example',
      identity: 'matchbook.example',
      isVerified: false,
    },
    atOnce: {
      reading: 10,
      slowReading: 2,
      previews: 10,
      books: 20,
      packing: 5,
      reports: 10,
      billing: 5,
      purging: 2,
    },
    keepsData: true,
  },
};

/** The stage that runs on one machine; its site's origin is known only once a port is taken. */
export function localStage(siteUrl: string): StageConfig {
  return {
    stage: 'local',
    region: 'ca-central-1',
    siteUrl,
    mail: {
      from: 'Matchbook <books@matchbook.localhost>',
      support: 'support@matchbook.localhost',
      identity: 'matchbook.localhost',
      receivingDomain: 'in.matchbook.localhost',
      isVerified: false,
    },
    payments: { secretName: 'matchbook/local/stripe', hasTax: false },
    atOnce: {
      reading: 2,
      slowReading: 2,
      previews: 2,
      books: 5,
      packing: 2,
      reports: 2,
      billing: 2,
      purging: 2,
    },
    keepsData: false,
  };
}

/** The stage of that name, ready to be deployed; throws with the known names. */
export function stageNamed(name: string): StageConfig {
  const config = Object.values(stages).find((one) => one.stage === name);
  if (!config)
    throw new Error(`There is no stage “${name}”. Known stages: ${Object.keys(stages).join(', ')}.`);
  return deployable(config);
}

/** The stage, if nothing is missing that somebody would miss only when it is too late; throws with what is. */
export function deployable(config: StageConfig): StageConfig {
  if (config.stage === 'production' && !config.alarmEmail?.includes('@'))
    throw new Error(
      'Production has no alarmEmail: nobody would hear its alarms. Set it in infra/config.ts to an address that somebody reads.',
    );
  return config;
}
