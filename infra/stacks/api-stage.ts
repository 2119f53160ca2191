import { Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnStage, type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { RouteShape } from '../../shared/contract/route.ts';
import { routeKeyOf, stageThrottle, throttleOf } from '../constructs/throttles.ts';

export interface ApiStageStackProps extends StackProps {
  readonly api: HttpApi;
  readonly accessLog: LogGroup;
  readonly routes: readonly RouteShape[];
}

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

/** Opens the door: the stage, with the throttle of each route. It comes after all routes: a stage knows none that is not there yet. */
export class ApiStageStack extends Stack {
  constructor(scope: Construct, id: string, { api, accessLog, routes, ...props }: ApiStageStackProps) {
    super(scope, id, props);
    const stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle: stageThrottle,
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG_LINE)),
      },
    });
    if (!(stage.node.defaultChild instanceof CfnStage))
      throw new Error('The stage is none of CloudFormation’s.');
    stage.node.defaultChild.routeSettings = Object.fromEntries(routes.map(settingsOf));
  }
}

function settingsOf(route: RouteShape): [routeKey: string, settings: object] {
  const { rateLimit, burstLimit } = throttleOf(route);
  const throttled = { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit };
  return [routeKeyOf(route), { ...throttled, DetailedMetricsEnabled: true }];
}
