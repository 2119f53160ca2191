import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { functionLog } from '../constructs/function-log.ts';
import { resourceName, type StageContext } from '../constructs/stage-context.ts';

export interface ApiStackProps extends StackProps {
  readonly context: StageContext;
  readonly pool: IUserPool;
  readonly client: IUserPoolClient;
}

/** Requests a second, and at once, that the whole API answers before it says 429. */
const THROTTLE = { rateLimit: 200, burstLimit: 400 };

/** What an access log line holds: who was answered how, never a token or a body. */
const ACCESS_LOG_LINE = {
  requestId: '$context.requestId',
  at: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  ip: '$context.identity.sourceIp',
  user: '$context.authorizer.claims.sub',
  refusal: '$context.authorizer.error',
};

/** The door of the API that all areas share: one address, one check of tokens, one throttle. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly authorizer: HttpAuthorizer;

  constructor(scope: Construct, id: string, { context, pool, client, ...props }: ApiStackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', {
      apiName: resourceName(context.config, 'api'),
      createDefaultStage: false,
    });
    this.authorizer = new HttpAuthorizer(this, 'Members', {
      httpApi: this.api,
      type: HttpAuthorizerType.JWT,
      identitySource: ['$request.header.Authorization'],
      jwtAudience: [client.userPoolClientId],
      jwtIssuer: `https://cognito-idp.${this.region}.amazonaws.com/${pool.userPoolId}`,
      resultsCacheTtl: Duration.seconds(0),
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: THROTTLE,
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(functionLog(this, 'AccessLog')),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG_LINE)),
      },
    });
  }
}
