import { ArnFormat, SecretValue, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import {
  documentFolders,
  environmentNames,
  exportFolder,
  mailFolder,
  tableIndexes,
} from '../../shared/cloud-names.ts';
import type { Touch } from '../../shared/contract/route.ts';
import type { PaymentsConfig } from '../config.ts';
import type { CloudParts } from './cloud-parts.ts';
import { mailSender } from './mail-sender.ts';

type Environment = Readonly<Record<string, string>>;

interface Grant {
  readonly statement?: (parts: CloudParts, scope: Construct) => PolicyStatement | PolicyStatement[];
  readonly environment: (parts: CloudParts) => Environment;
}

const tableAndIndexes = ({ table }: CloudParts): string[] => [
  table.tableArn,
  ...Object.keys(tableIndexes).map((name) => `${table.tableArn}/index/${name}`),
];

const objects = ({ documents }: CloudParts): string[] =>
  Object.values(documentFolders).map((folder) => documents.arnForObjects(`${folder}*`));

const exports = ({ documents }: CloudParts): string => documents.arnForObjects(`${exportFolder}*`);

const mails = ({ documents }: CloudParts): string => documents.arnForObjects(`${mailFolder}*`);

const identityArn = (identity: string, scope: Construct): string =>
  Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'identity',
    resourceName: identity,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });

const setArn = (set: string, scope: Construct): string =>
  Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: set,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });

/**
 * To send as our identity, by our configuration sets; in SES's sandbox also to each recipient's, where the permission must not let us send
 * as them.
 */
function sending({ mail, mailSets }: CloudParts, scope: Construct): PolicyStatement[] {
  const actions = ['ses:SendRawEmail'];
  const { identity, sandboxRecipients = [] } = mail;
  const sets = Object.values(mailSets).map((set) => setArn(set, scope));
  const asUs = new PolicyStatement({ actions, resources: [identityArn(identity, scope), ...sets] });
  if (sandboxRecipients.length === 0) return [asUs];
  const toThem = new PolicyStatement({
    actions,
    resources: sandboxRecipients.map((recipient) => identityArn(recipient, scope)),
    conditions: { StringEquals: { 'ses:FromAddress': mailSender(mail).address } },
  });
  return [asUs, toThem];
}

const tableName = ({ table }: CloudParts): Environment => ({ [environmentNames.table]: table.tableName });
const bucketName = ({ documents }: CloudParts): Environment => ({
  [environmentNames.documents]: documents.bucketName,
});

const documentGrant = (action: string): Grant => ({
  statement: (parts) => new PolicyStatement({ actions: [action], resources: objects(parts) }),
  environment: bucketName,
});

function clientId({ userPoolClientId }: CloudParts): Environment {
  if (userPoolClientId === undefined) throw new Error('The pool is asked for before it exists.');
  return { [environmentNames.userPoolClient]: userPoolClientId };
}

function poolOf({ userPool }: CloudParts): IUserPool {
  if (userPool === undefined) throw new Error('The pool is asked for before it exists.');
  return userPool;
}

function pass({ userPoolPass }: CloudParts): Environment {
  if (userPoolPass === undefined) throw new Error('The pool is asked for before it exists.');
  return { [environmentNames.userPoolPass]: userPoolPass };
}

const poolGrant = (operation: string, further: Grant['environment'] = () => ({})): Grant => ({
  statement: (parts) =>
    new PolicyStatement({
      actions: [`cognito-idp:${operation}`],
      resources: [poolOf(parts).userPoolArn],
    }),
  environment: (parts) => ({ [environmentNames.userPool]: poolOf(parts).userPoolId, ...further(parts) }),
});

/** CloudFormation puts the value in at deployment: the templates hold no more than where it is. */
const secretOf = ({ secretName }: PaymentsConfig, jsonField: 'secretKey' | 'webhookSecret'): string =>
  SecretValue.secretsManager(secretName, { jsonField }).unsafeUnwrap();

/** The least that each word of `Touch` needs: CDK's own `grantReadData` would allow Scan, so actions are listed here. */
const grants: Readonly<Record<Touch, Grant>> = {
  'table:read': {
    statement: (parts) =>
      new PolicyStatement({
        actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
        resources: tableAndIndexes(parts),
      }),
    environment: tableName,
  },
  'table:write': {
    statement: ({ table }) =>
      new PolicyStatement({
        actions: [
          'dynamodb:PutItem',
          'dynamodb:UpdateItem',
          'dynamodb:DeleteItem',
          'dynamodb:ConditionCheckItem',
        ],
        resources: [table.tableArn],
      }),
    environment: tableName,
  },
  'documents:read': {
    // Without the right to list, S3 answers a missing key with AccessDenied, as if the grant were missing.
    statement: (parts) =>
      new PolicyStatement({
        actions: ['s3:GetObject', 's3:ListBucket'],
        resources: [...objects(parts), parts.documents.bucketArn],
      }),
    environment: bucketName,
  },
  'documents:write': documentGrant('s3:PutObject'),
  'documents:delete': documentGrant('s3:DeleteObject'),
  /** Every version of a document's file, so that nobody can bring it back. */
  'documents:erase': documentGrant('s3:DeleteObjectVersion'),
  /** Whoever signs a link must be allowed to read; what is asked for is known to be there. */
  'exports:read': {
    statement: (parts) => new PolicyStatement({ actions: ['s3:GetObject'], resources: [exports(parts)] }),
    environment: bucketName,
  },
  /** A file that comes in parts, or is left half-way. */
  'exports:write': {
    statement: (parts) =>
      new PolicyStatement({
        actions: ['s3:PutObject', 's3:AbortMultipartUpload'],
        resources: [exports(parts)],
      }),
    environment: bucketName,
  },
  /** A report comes in parts as it is written, or is left half-way. */
  'reports:write': {
    statement: ({ documents }) =>
      new PolicyStatement({
        actions: ['s3:PutObject', 's3:AbortMultipartUpload'],
        resources: [documents.arnForObjects(`${documentFolders.reports}*`)],
      }),
    environment: bucketName,
  },
  'mails:read': {
    statement: (parts) =>
      new PolicyStatement({
        actions: ['s3:GetObject', 's3:ListBucket'],
        resources: [mails(parts), parts.documents.bucketArn],
      }),
    environment: bucketName,
  },
  'mails:delete': {
    statement: (parts) => new PolicyStatement({ actions: ['s3:DeleteObject'], resources: [mails(parts)] }),
    environment: bucketName,
  },
  /** Every version of whatever lies in the bucket, and uploads that were left half-way: to be found, and taken away for good. */
  'files:erase': {
    statement: (parts) => [
      new PolicyStatement({
        actions: ['s3:ListBucketVersions', 's3:ListBucketMultipartUploads'],
        resources: [parts.documents.bucketArn],
      }),
      new PolicyStatement({
        actions: ['s3:DeleteObjectVersion', 's3:AbortMultipartUpload'],
        resources: [...objects(parts), exports(parts), mails(parts)],
      }),
    ],
    environment: bucketName,
  },
  'mail:send': {
    statement: sending,
    environment: ({ mail, mailSets }) => ({
      [environmentNames.mailFrom]: mail.from,
      [environmentNames.mailSet]: mailSets.mails,
      [environmentNames.reportSet]: mailSets.reports,
      [environmentNames.supportAddress]: mail.support,
    }),
  },
  /** Offering an address needs no right, only to know the domain. */
  'mail:receive': {
    environment: ({ mail: { receivingDomain } }) =>
      receivingDomain === undefined ? {} : { [environmentNames.receivingDomain]: receivingDomain },
  },
  'queues:send': {
    statement: ({ stages }) =>
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: Object.values(stages).map(({ queueArn }) => queueArn),
      }),
    environment: ({ stages }) => ({
      [environmentNames.reading]: stages.reading.queueUrl,
      [environmentNames.slowReading]: stages.slowReading.queueUrl,
      [environmentNames.previews]: stages.previews.queueUrl,
      [environmentNames.books]: stages.books.queueUrl,
      [environmentNames.packing]: stages.packing.queueUrl,
      [environmentNames.reports]: stages.reports.queueUrl,
      [environmentNames.billing]: stages.billing.queueUrl,
      [environmentNames.purging]: stages.purging.queueUrl,
    }),
  },
  /** Published for everybody: the function needs no right, only to know where. */
  'rates:fetch': {
    environment: () => ({
      [environmentNames.ecbRates]: 'https://www.ecb.europa.eu/stats/eurofxref/',
      [environmentNames.bankOfCanadaRates]: 'https://www.bankofcanada.ca/valet/',
    }),
  },
  /** Stripe knows us by a key, which stands in the settings of the few functions that call it. */
  'payments:call': {
    environment: ({ payments }): Environment =>
      payments === undefined
        ? {}
        : {
            [environmentNames.stripeApi]: 'https://api.stripe.com',
            [environmentNames.stripeKey]: secretOf(payments, 'secretKey'),
            [environmentNames.stripeTax]: payments.hasTax ? 'on' : 'off',
          },
  },
  /** What Stripe posts is told by its signature: to check that takes no key by which anything could be asked. */
  'payments:hear': {
    environment: ({ payments }): Environment =>
      payments === undefined
        ? {}
        : { [environmentNames.stripeWebhookSecret]: secretOf(payments, 'webhookSecret') },
  },
  /** Confirming a sign-up is an unsigned call: the function needs no right, only to know the client. */
  'pool:confirm': { environment: clientId },
  'pool:read': poolGrant('AdminGetUser'),
  /** Calls with a person's own token are unsigned: the function needs no right, only what the firewall lets through. */
  'pool:token': { environment: pass },
  'pool:prove': poolGrant('AdminInitiateAuth', clientId),
  'pool:set-password': poolGrant('AdminSetUserPassword'),
  'pool:set-factor': poolGrant('AdminSetUserMFAPreference'),
  'pool:sign-out': poolGrant('AdminUserGlobalSignOut'),
  'pool:delete': poolGrant('AdminDeleteUser'),
};

/** The statements of a function's role: one for each thing it touches. */
export function statementsFor(
  touches: readonly Touch[],
  parts: CloudParts,
  scope: Construct,
): PolicyStatement[] {
  return touches.flatMap((touch) => grants[touch].statement?.(parts, scope) ?? []);
}

/** The environment a function needs for what it touches, and the site's address for links. */
export function environmentFor(touches: readonly Touch[], parts: CloudParts): Environment {
  const needed = touches.map((touch) => grants[touch].environment(parts));
  return Object.assign({ [environmentNames.site]: parts.siteUrl }, ...needed) as Environment;
}
