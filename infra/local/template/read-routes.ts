import * as z from 'zod';
import type { JwtRule, LocalRoute, RouteThrottle } from './cloud-model.ts';
import type { Found, Resources } from './resources.ts';
import { nameOf, type DemandPermission } from './read-permissions.ts';

const Route = z.object({
  RouteKey: z.string().regex(/^[A-Z]+ \/\S*$/, 'a method and a path'),
  Target: z.string().startsWith('integrations/'),
  AuthorizationType: z.enum(['NONE', 'JWT']).default('NONE'),
  AuthorizerId: z.string().optional(),
  AuthorizationScopes: z.array(z.string()).default([]),
});
const Integration = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
});
const Authorizer = z.object({
  AuthorizerType: z.literal('JWT'),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  JwtConfiguration: z.object({ Issuer: z.string(), Audience: z.array(z.string()) }),
});

const Throttled = z
  .object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() })
  .transform(({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }): RouteThrottle => ({
    rate,
    burst,
  }));
const Stage = z.object({
  DefaultRouteSettings: Throttled.optional(),
  RouteSettings: z.record(z.string(), Throttled).default({}),
});

const GATEWAY = 'apigateway.amazonaws.com';

/** The routes of the HTTP API with the functions behind them and what their authoriser asks. */
export function readRoutes(resources: Resources, demandPermission: DemandPermission): LocalRoute[] {
  const targets = byName(resources.ofType('AWS::ApiGatewayV2::Integration'), (properties) =>
    functionOf(Integration.parse(properties).IntegrationUri),
  );
  const rules = byName(resources.ofType('AWS::ApiGatewayV2::Authorizer'), readRule);
  const throttleOf = readThrottles(resources);
  return resources.ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => {
    const route = Route.parse(properties());
    const [method = '', path = ''] = route.RouteKey.split(' ');
    const functionName = known(targets, route.Target.split('/')[1] ?? '');
    demandPermission(functionName, GATEWAY);
    const rule = route.AuthorizationType === 'JWT' ? known(rules, route.AuthorizerId ?? '') : undefined;
    const jwt = rule && { ...rule, scopes: route.AuthorizationScopes };
    const throttle = throttleOf(route.RouteKey);
    return {
      method,
      path,
      routeKey: route.RouteKey,
      functionName,
      ...(jwt && { jwt }),
      ...(throttle && { throttle }),
    };
  });
}

/** What the stage says of a route, or of those it does not name. */
function readThrottles(resources: Resources): (routeKey: string) => RouteThrottle | undefined {
  const [stage] = resources.ofType('AWS::ApiGatewayV2::Stage');
  if (!stage) return () => undefined;
  const { DefaultRouteSettings, RouteSettings } = Stage.parse(stage.properties());
  return (routeKey) => RouteSettings[routeKey] ?? DefaultRouteSettings;
}

function readRule(properties: unknown): JwtRule {
  const { Issuer, Audience } = Authorizer.parse(properties).JwtConfiguration;
  return { issuer: Issuer, audiences: Audience, scopes: [] };
}

/** A function's ARN, bare or inside API Gateway's invocation path. */
function functionOf(uri: string): string {
  return nameOf(/functions\/(arn:[^/]+)\/invocations/.exec(uri)?.[1] ?? uri);
}

function byName<T>(found: readonly Found[], read: (properties: unknown) => T): Map<string, T> {
  return new Map(found.map(({ name, properties }) => [name, read(properties())]));
}

function known<T>(map: ReadonlyMap<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`A route refers to the unknown ${name}`);
  return value;
}
