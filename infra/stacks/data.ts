import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { mailDaysKept, mailFolder, tableIndexes, tableKeys } from '../../shared/cloud-names.ts';
import type { StageConfig } from '../config.ts';
import { asBucket } from '../constructs/as-bucket.ts';
import type { CloudParts } from '../constructs/cloud-parts.ts';
import { notifyOfUploads } from '../constructs/notify-of-uploads.ts';
import { ReceivedMail } from '../constructs/received-mail.ts';
import { QueueWithDeadLetters } from '../constructs/queue-with-dead-letters.ts';

/** Longest that the reading worker and the worker of the books take for one message. */
export const readUploadTimeout = Duration.seconds(180);
export const doWorkTimeout = Duration.seconds(300);

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Everything that must not be lost: the books, the documents, and messages on their way. */
export class DataStack extends Stack {
  readonly parts: CloudParts;
  readonly uploads: QueueWithDeadLetters;
  readonly work: QueueWithDeadLetters;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: StageConfig }) {
    super(scope, id, props);
    this.uploads = new QueueWithDeadLetters(this, 'Uploads', { consumerTimeout: readUploadTimeout });
    this.work = new QueueWithDeadLetters(this, 'Work', { consumerTimeout: doWorkTimeout });
    const documents = this.documents(config);
    notifyOfUploads(documents, this.uploads.queue);
    const { receivingDomain } = config.mail;
    if (receivingDomain !== undefined)
      new ReceivedMail(this, 'ReceivedMail', { config, domain: receivingDomain, bucket: documents });
    new EmailIdentity(this, 'Mail', { identity: mailIdentity(config.mail.identity) });
    this.parts = {
      table: this.books(config),
      documents,
      work: this.work.queue,
      reading: this.uploads.queue,
      mail: config.mail,
      siteUrl: config.siteUrl,
    };
  }

  private books(config: StageConfig): Table {
    const table = new Table(this, 'Books', {
      partitionKey: text(tableKeys.partition),
      sortKey: text(tableKeys.sort),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: tableKeys.expiry,
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
          allowedOrigins: [config.siteUrl],
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
          noncurrentVersionExpiration: Duration.days(30),
        },
        { id: 'forget-received-mail', prefix: mailFolder, expiration: Duration.days(mailDaysKept) },
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
