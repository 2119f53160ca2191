import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import {
  backupDaysKept,
  exportDaysKept,
  exportFolder,
  mailDaysKept,
  mailFolder,
  tableIndexes,
  tableKeys,
} from '../../shared/cloud-names.ts';
import type { Stage, StageConfig } from '../config.ts';
import { asBucket } from '../constructs/as-bucket.ts';
import type { CloudParts } from '../constructs/cloud-parts.ts';
import { MailEvents, mailSets } from '../constructs/mail-events.ts';
import { notifyOfUploads } from '../constructs/notify-of-uploads.ts';
import { ReceivedMail } from '../constructs/received-mail.ts';
import { QueueWithDeadLetters } from '../constructs/queue-with-dead-letters.ts';
import { uploadOrigins } from '../constructs/upload-origins.ts';

/** Longest that the workers take for one message. */
const ARRIVAL_TIMEOUT = Duration.seconds(60);
const MAIL_EVENT_TIMEOUT = Duration.seconds(30);
const STAGE_TIMEOUTS = {
  reading: Duration.seconds(180),
  slowReading: Duration.seconds(180),
  previews: Duration.seconds(180),
  books: Duration.seconds(300),
  packing: Duration.minutes(15),
  reports: Duration.minutes(15),
  billing: Duration.seconds(60),
  purging: Duration.minutes(15),
} as const;

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Everything that must not be lost: the books, the documents, and messages on their way. */
export class DataStack extends Stack {
  readonly parts: CloudParts;
  /** What the bucket tells of uploads and received mail. */
  readonly arrivals: QueueWithDeadLetters;
  readonly stages: Readonly<Record<Stage, QueueWithDeadLetters>>;
  /** What SES tells of the mails that were sent. */
  readonly mailEvents: QueueWithDeadLetters;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: StageConfig }) {
    super(scope, id, props);
    this.arrivals = new QueueWithDeadLetters(this, 'Arrivals', { consumerTimeout: ARRIVAL_TIMEOUT });
    const stage = (id: string, consumerTimeout: Duration, isOneByOne = false) =>
      new QueueWithDeadLetters(this, id, { consumerTimeout, isOneByOne });
    this.stages = {
      reading: stage('Reading', STAGE_TIMEOUTS.reading),
      slowReading: stage('SlowReading', STAGE_TIMEOUTS.slowReading, true),
      previews: stage('Previews', STAGE_TIMEOUTS.previews),
      books: stage('Work', STAGE_TIMEOUTS.books),
      packing: stage('Packing', STAGE_TIMEOUTS.packing),
      reports: stage('Reports', STAGE_TIMEOUTS.reports),
      billing: stage('Billing', STAGE_TIMEOUTS.billing),
      purging: stage('Purging', STAGE_TIMEOUTS.purging),
    };
    const documents = this.documents(config);
    notifyOfUploads(documents, this.arrivals.queue);
    const { receivingDomain } = config.mail;
    if (receivingDomain !== undefined)
      new ReceivedMail(this, 'ReceivedMail', { config, domain: receivingDomain, bucket: documents });
    this.mailEvents = new MailEvents(this, 'MailEvents', {
      config,
      consumerTimeout: MAIL_EVENT_TIMEOUT,
    }).queue;
    new EmailIdentity(this, 'Mail', { identity: mailIdentity(config.mail.identity) });
    this.parts = {
      table: this.books(config),
      documents,
      stages: {
        reading: this.stages.reading.queue,
        slowReading: this.stages.slowReading.queue,
        previews: this.stages.previews.queue,
        books: this.stages.books.queue,
        packing: this.stages.packing.queue,
        reports: this.stages.reports.queue,
        billing: this.stages.billing.queue,
        purging: this.stages.purging.queue,
      },
      mail: config.mail,
      mailSets: mailSets(config),
      ...(config.payments && { payments: config.payments }),
      siteUrl: config.siteUrl,
    };
  }

  private books(config: StageConfig): Table {
    const table = new Table(this, 'Books', {
      partitionKey: text(tableKeys.partition),
      sortKey: text(tableKeys.sort),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: backupDaysKept,
      },
      timeToLiveAttribute: tableKeys.expiry,
      // Who reads it asks the table for the rest: by then it may be gone.
      stream: StreamViewType.KEYS_ONLY,
      deletionProtection: config.keepsData,
      removalPolicy: keeping(config),
    });
    for (const [indexName, { partition, sort }] of Object.entries(tableIndexes)) {
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: text(partition),
        sortKey: text(sort),
        projectionType: ProjectionType.ALL,
      });
    }
    return table;
  }

  private documents(config: StageConfig): Bucket {
    const accessLog = this.accessLog(config);
    return new Bucket(this, 'Documents', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      serverAccessLogsBucket: asBucket(accessLog),
      removalPolicy: keeping(config),
      cors: [
        {
          allowedOrigins: uploadOrigins(config),
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.POST],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          id: 'forget-deleted-originals',
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(backupDaysKept),
        },
        {
          id: 'forget-received-mail',
          prefix: mailFolder,
          expiration: Duration.days(mailDaysKept),
          // By their keys nobody could tell whose they were.
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'forget-exports',
          prefix: exportFolder,
          expiration: Duration.days(exportDaysKept),
          // They hold copies of documents: none outlives them longer than it must.
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
    });
  }

  private accessLog(config: StageConfig): Bucket {
    return new Bucket(this, 'AccessLog', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: keeping(config),
      lifecycleRules: [{ id: 'forget', expiration: Duration.days(90) }],
    });
  }
}

const keeping = ({ keepsData }: StageConfig): RemovalPolicy =>
  keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

const mailIdentity = (identity: string): Identity =>
  identity.includes('@') ? Identity.email(identity) : Identity.domain(identity);
