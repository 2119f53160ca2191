import { Stack, type StackProps } from 'aws-cdk-lib';
import {
  type HttpApi,
  HttpAuthorizer,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { memberScope } from '../../shared/cloud-names.ts';
import { fileNameOf } from '../../shared/contract/index.ts';
import { sitePathOf, type RouteShape } from '../../shared/contract/route.ts';
import { CloudFunction } from '../constructs/cloud-function.ts';
import type { CloudParts } from '../constructs/cloud-parts.ts';
import { functionLog } from '../constructs/function-log.ts';
import { constructIdOf, type StageContext } from '../constructs/stage-context.ts';

export interface AreaStackProps extends StackProps {
  readonly context: StageContext;
  readonly parts: CloudParts;
  readonly api: HttpApi;
  readonly authorizerId: string;
  readonly routes: Readonly<Record<string, RouteShape>>;
}

/** Serves the routes of one area of the contract, each with the function of the same name. */
export class AreaStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { context, parts, api, authorizerId, routes, ...props }: AreaStackProps,
  ) {
    super(scope, id, props);
    const logGroup = functionLog(this);
    const members = HttpAuthorizer.fromHttpAuthorizerAttributes(this, 'Members', {
      authorizerId,
      authorizerType: 'JWT',
    });
    for (const [name, route] of Object.entries(routes)) {
      this.serve(name, route, { context, parts, api, members, logGroup });
    }
  }

  private serve(name: string, route: RouteShape, door: Door): void {
    const { context, parts, api, members, logGroup } = door;
    const { touches } = route;
    const serving = new CloudFunction(this, constructIdOf(name), {
      name: fileNameOf(name),
      touches,
      parts,
      context,
      logGroup,
    });
    new HttpRoute(serving, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.with(sitePathOf(route), HttpMethod[route.method]),
      integration: new HttpLambdaIntegration('Integration', serving.function),
      ...(route.access === 'public'
        ? { authorizer: new HttpNoneAuthorizer() }
        : // Id tokens lack this scope, so only access tokens pass.
          { authorizer: members, authorizationScopes: [memberScope] }),
    });
  }
}

interface Door {
  readonly context: StageContext;
  readonly parts: CloudParts;
  readonly api: HttpApi;
  readonly members: IHttpRouteAuthorizer;
  readonly logGroup: LogGroup;
}
