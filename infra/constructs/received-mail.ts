import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { mailFolder } from '../../shared/cloud-names.ts';
import type { StageConfig } from '../config.ts';
import { resourceName } from './stage-context.ts';

export interface ReceivedMailProps {
  readonly config: StageConfig;
  /** Every address of this domain receives. */
  readonly domain: string;
  readonly bucket: Bucket;
}

const RULE_NAME = 'documents';

/**
 * Has SES put each mail to a domain into the bucket, scanned, and only what came over TLS. An account receives by one rule set at a
 * time, so making this one active is left to whoever knows what else the account receives.
 */
export class ReceivedMail extends Construct {
  constructor(scope: Construct, id: string, { config, domain, bucket }: ReceivedMailProps) {
    super(scope, id);
    const receiptRuleSetName = resourceName(config, 'mail');
    const added = bucket.addToResourcePolicy(this.putting(bucket, receiptRuleSetName));
    const rules = new ReceiptRuleSet(this, 'Rules', { receiptRuleSetName });
    const rule = rules.addRule('Documents', {
      receiptRuleName: RULE_NAME,
      recipients: [domain],
      tlsPolicy: TlsPolicy.REQUIRE,
      scanEnabled: true,
      actions: [
        { bind: () => ({ s3Action: { bucketName: bucket.bucketName, objectKeyPrefix: mailFolder } }) },
      ],
    });
    // SES tries the bucket when the rule is made, so the permission has to be there first.
    if (added.policyDependable) rule.node.addDependency(added.policyDependable);
  }

  /** For this very rule alone; its name is given, since its own reference would close a cycle with the bucket's policy. */
  private putting(bucket: Bucket, ruleSet: string): PolicyStatement {
    const rule = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'receipt-rule-set',
      resourceName: `${ruleSet}:receipt-rule/${RULE_NAME}`,
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    });
    return new PolicyStatement({
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`${mailFolder}*`)],
      conditions: {
        StringEquals: { 'aws:SourceAccount': Stack.of(this).account, 'aws:SourceArn': rule },
      },
    });
  }
}
