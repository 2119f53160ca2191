import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { MailConfig, PaymentsConfig, Stage } from '../config.ts';

/** What functions may be given access to. The user pool and its client are known only to stacks that come after the pool. */
export interface CloudParts {
  readonly table: Table;
  readonly documents: Bucket;
  /** Where work goes, by its stage. */
  readonly stages: Readonly<Record<Stage, Queue>>;
  readonly mail: MailConfig;
  /** By which SES tells what becomes of mails, by what is sent. */
  readonly mailSets: Readonly<Record<'mails' | 'reports', string>>;
  readonly payments?: PaymentsConfig;
  readonly siteUrl: string;
  readonly userPoolClientId?: string;
  readonly userPool?: IUserPool;
  /** What the pool's firewall lets our functions through by. */
  readonly userPoolPass?: string;
}
