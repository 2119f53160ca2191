import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { contract } from '../../shared/contract/index.ts';
import { API_PREFIX, pagePrefixes } from '../../shared/contract/route.ts';
import type { StageConfig } from '../config.ts';
import { asBucket } from '../constructs/as-bucket.ts';
import { pageHeaders, securityHeaders } from '../constructs/security-headers.ts';
import { viewerRequestCode, viewerResponseCode } from '../constructs/viewer-functions.ts';
import { contentSecurityPolicy } from '../constructs/content-security-policy.ts';

export interface SiteStackProps extends StackProps {
  readonly config: StageConfig;
  readonly api: HttpApi;
  readonly documents: Bucket;
}

/** What a browser opens: the built site and, of the same origin, the API under `/api` and the pages that functions answer. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { config, api, documents, ...props }: SiteStackProps) {
    super(scope, id, props);
    const headers = securityHeaders(
      this,
      'Headers',
      contentSecurityPolicy({
        documents: `https://${documents.bucketRegionalDomainName}`,
        identity: `https://cognito-idp.${this.region}.amazonaws.com`,
      }),
    );
    const log = this.privateBucket('AccessLog', ObjectOwnership.BUCKET_OWNER_PREFERRED);
    log.addLifecycleRule({ id: 'forget', expiration: Duration.days(90) });
    const pagesByFunctions = pageHeaders(this, 'PageHeaders');
    const files = this.privateBucket('Files', ObjectOwnership.BUCKET_OWNER_ENFORCED, log);
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Matchbook ${config.stage}`,
      defaultBehavior: this.pages(files, headers),
      additionalBehaviors: {
        [`${API_PREFIX}/*`]: this.calls(api, headers),
        ...Object.fromEntries(
          pagePrefixes(Object.values(contract)).map((prefix) => [
            `${prefix}/*`,
            this.calls(api, pagesByFunctions),
          ]),
        ),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(config.webAclArn ? { webAclId: config.webAclArn } : {}),
      ...this.ownName(config),
    });
    new CfnOutput(this, 'FilesBucket', { value: files.bucketName });
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId });
    new CfnOutput(this, 'Address', { value: `https://${distribution.distributionDomainName}` });
  }

  private pages(files: Bucket, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
    const at = (id: string, eventType: FunctionEventType, code: string) => ({
      eventType,
      function: new Function(this, id, {
        code: FunctionCode.fromInline(code),
        runtime: FunctionRuntime.JS_2_0,
      }),
    });
    return {
      origin: S3BucketOrigin.withOriginAccessControl(asBucket(files)),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy,
      functionAssociations: [
        at('ViewerRequest', FunctionEventType.VIEWER_REQUEST, viewerRequestCode),
        at('ViewerResponse', FunctionEventType.VIEWER_RESPONSE, viewerResponseCode),
      ],
    };
  }

  private calls(api: HttpApi, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
    return {
      origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.amazonaws.com`),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
    };
  }

  private privateBucket(id: string, objectOwnership: ObjectOwnership, accessLog?: Bucket): Bucket {
    return new Bucket(this, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership,
      // Everything here can be built again.
      removalPolicy: RemovalPolicy.DESTROY,
      ...(accessLog ? { serverAccessLogsBucket: asBucket(accessLog), serverAccessLogsPrefix: 'files/' } : {}),
    });
  }

  private ownName({ certificateArn, siteUrl }: StageConfig) {
    if (certificateArn === undefined) return {};
    return {
      domainNames: [new URL(siteUrl).hostname],
      // CloudFront's own certificate comes with a minimum of its own.
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
    };
  }
}
