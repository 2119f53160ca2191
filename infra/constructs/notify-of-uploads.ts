import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { documentFolders, mailFolder } from '../../shared/cloud-names.ts';

/**
 * Sends a message for every object created under `uploads/` and for every mail received. Written on the bucket itself: CDK's own notification is a
 * custom resource with a function, and makes a cycle as soon as a consumer in another stack reads the bucket. The queue
 * trusts S3 of this account instead of the bucket's name, which would close the same cycle.
 */
export function notifyOfUploads(bucket: Bucket, queue: Queue): void {
  const added = queue.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('s3.amazonaws.com')],
      actions: ['sqs:SendMessage'],
      resources: [queue.queueArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(queue).account } },
    }),
  );
  const resource = bucket.node.defaultChild as CfnBucket;
  resource.notificationConfiguration = {
    queueConfigurations: [documentFolders.uploads, mailFolder].map((value) => ({
      event: 's3:ObjectCreated:*',
      filter: { s3Key: { rules: [{ name: 'prefix', value }] } },
      queue: queue.queueArn,
    })),
  };
  // S3 tries the queue when the rule is set, so the permission has to be there first.
  if (added.policyDependable) bucket.node.addDependency(added.policyDependable);
}
