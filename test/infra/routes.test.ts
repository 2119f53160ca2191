import { describe, expect, it } from 'vitest';
import { areas, contract, fileNameOf } from '../../shared/contract/index.ts';
import { sitePathOf } from '../../shared/contract/route.ts';
import type { RouteShape, Touch } from '../../shared/contract/route.ts';
import { asText, grantedTo, local, type Placed, resources } from './synthesised.ts';

const routes = Object.entries<RouteShape>(contract);
const functions = new Map(
  resources(local, 'AWS::Lambda::Function').map((one) => [String(one.Metadata?.['matchbook:bundle']), one]),
);
const deployed = new Map(
  resources(local, 'AWS::ApiGatewayV2::Route').map((one) => [String(one.Properties?.['RouteKey']), one]),
);

/** The resource of the same stack that a property names. */
function named(from: Placed, property: string): Placed {
  const text = asText(from.Properties?.[property]);
  const found = resources(local).find((one) => one.stack === from.stack && text.includes(one.logicalId));
  if (!found) throw new Error(`${from.logicalId} names no resource by ${property}.`);
  return found;
}

function functionOf(name: string): Placed {
  const found = functions.get(fileNameOf(name));
  if (!found) throw new Error(`${name} has no function.`);
  return found;
}

const routeKeyOf = (route: RouteShape) => `${route.method} ${sitePathOf(route)}`;
const routeOf = (route: RouteShape): Placed | undefined => deployed.get(routeKeyOf(route));
const actionsOf = (name: string): string[] =>
  grantedTo(named(functionOf(name), 'Role')).flatMap(({ actions }) => actions);

const actionsFor: Readonly<Record<Touch, readonly string[]>> = {
  'table:read': ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
  'table:write': [
    'dynamodb:ConditionCheckItem',
    'dynamodb:DeleteItem',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
  ],
  // Listing, because S3 answers a missing key with 403 instead of 404 to a reader that may not list.
  'documents:read': ['s3:GetObject', 's3:ListBucket'],
  'documents:write': ['s3:PutObject'],
  'documents:delete': ['s3:DeleteObject'],
  'documents:erase': ['s3:DeleteObjectVersion'],
  'exports:read': ['s3:GetObject'],
  'exports:write': ['s3:AbortMultipartUpload', 's3:PutObject'],
  'reports:write': ['s3:AbortMultipartUpload', 's3:PutObject'],
  'files:erase': [
    's3:AbortMultipartUpload',
    's3:DeleteObjectVersion',
    's3:ListBucketMultipartUploads',
    's3:ListBucketVersions',
  ],
  'mails:read': ['s3:GetObject', 's3:ListBucket'],
  'mails:delete': ['s3:DeleteObject'],
  'mail:send': ['ses:SendRawEmail'],
  'mail:receive': [],
  'queues:send': ['sqs:SendMessage'],
  'rates:fetch': [],
  'payments:call': [],
  'payments:hear': [],
  'pool:confirm': [],
  'pool:read': ['cognito-idp:AdminGetUser'],
  'pool:token': [],
  'pool:prove': ['cognito-idp:AdminInitiateAuth'],
  'pool:set-password': ['cognito-idp:AdminSetUserPassword'],
  'pool:set-factor': ['cognito-idp:AdminSetUserMFAPreference'],
  'pool:sign-out': ['cognito-idp:AdminUserGlobalSignOut'],
  'pool:delete': ['cognito-idp:AdminDeleteUser'],
};
const variablesFor: Readonly<Record<Touch, string | readonly string[]>> = {
  'table:read': 'TABLE_NAME',
  'table:write': 'TABLE_NAME',
  'documents:read': 'DOCUMENTS_BUCKET',
  'documents:write': 'DOCUMENTS_BUCKET',
  'documents:delete': 'DOCUMENTS_BUCKET',
  'documents:erase': 'DOCUMENTS_BUCKET',
  'exports:read': 'DOCUMENTS_BUCKET',
  'exports:write': 'DOCUMENTS_BUCKET',
  'reports:write': 'DOCUMENTS_BUCKET',
  'files:erase': 'DOCUMENTS_BUCKET',
  'mails:read': 'DOCUMENTS_BUCKET',
  'mails:delete': 'DOCUMENTS_BUCKET',
  'mail:send': 'MAIL_FROM',
  'mail:receive': 'RECEIVING_DOMAIN',
  'queues:send': 'BOOKS_QUEUE_URL',
  'rates:fetch': 'ECB_RATES_URL',
  'payments:call': ['STRIPE_API_URL', 'STRIPE_SECRET_KEY', 'STRIPE_TAX'],
  'payments:hear': 'STRIPE_WEBHOOK_SECRET',
  'pool:confirm': 'USER_POOL_CLIENT_ID',
  'pool:read': 'USER_POOL_ID',
  'pool:token': 'USER_POOL_PASS',
  'pool:prove': ['USER_POOL_CLIENT_ID', 'USER_POOL_ID'],
  'pool:set-password': 'USER_POOL_ID',
  'pool:set-factor': 'USER_POOL_ID',
  'pool:sign-out': 'USER_POOL_ID',
  'pool:delete': 'USER_POOL_ID',
};

describe('the API as it is deployed', () => {
  it('has the contract’s routes and no other', () => {
    const keys = routes.map(([, route]) => routeKeyOf(route));
    expect([...deployed.keys()].sort()).toEqual(keys.sort());
  });

  it('has pages under paths of their own, which anybody may open', () => {
    const pages = routes.filter(([, route]) => route.page);
    expect(pages.length).toBeGreaterThan(0);
    for (const [name, route] of pages) {
      expect(sitePathOf(route), name).toMatch(/^\/(shared|forms)\//);
      expect(route.access, name).toBe('public');
    }
  });

  it('has an area for every route of the contract', () => {
    const inAreas = Object.values(areas).flatMap((area) => Object.keys(area));
    expect(inAreas.sort()).toEqual(Object.keys(contract).sort());
  });

  it.each(routes)('serves %s with its own function', (name, route) => {
    const deployedRoute = routeOf(route);
    expect(deployedRoute).toBeDefined();
    if (!deployedRoute) return;
    const integration = named(deployedRoute, 'Target');
    expect(named(integration, 'IntegrationUri').logicalId).toBe(functionOf(name).logicalId);
  });

  it.each(routes)('lets into %s whom the contract lets in', (_, route) => {
    const properties = routeOf(route)?.Properties ?? {};
    const expected =
      route.access === 'public'
        ? { AuthorizationType: 'NONE' }
        : { AuthorizationType: 'JWT', AuthorizationScopes: ['aws.cognito.signin.user.admin'] };
    expect(properties).toMatchObject(expected);
    expect('AuthorizerId' in properties).toBe(route.access !== 'public');
  });

  it.each(routes)('grants %s what it touches and nothing else', (name, { touches }) => {
    const always = [
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTraceSegments',
      'xray:PutTelemetryRecords',
    ];
    const touched = touches.flatMap((touch) => actionsFor[touch]);
    expect(actionsOf(name).sort()).toEqual([...always, ...touched].sort());
  });

  it.each(routes)('tells %s only where the things are that it touches', (name, { touches }) => {
    const { Variables } = functionOf(name).Properties?.['Environment'] as {
      Variables: Record<string, unknown>;
    };
    const expected = new Set(['SITE_URL', ...touches.flatMap((touch) => variablesFor[touch])]);
    expect(Object.keys(Variables).sort()).toEqual([...expected].sort());
  });

  it('gives no two functions the same role', () => {
    const roles = resources(local, 'AWS::Lambda::Function').map(
      (one) => `${one.stack}/${asText(one.Properties?.['Role'])}`,
    );
    expect(new Set(roles).size).toBe(roles.length);
  });

  it('throttles and logs its calls', () => {
    const [stage] = resources(local, 'AWS::ApiGatewayV2::Stage');
    expect(stage?.Properties).toMatchObject({
      DefaultRouteSettings: {
        ThrottlingRateLimit: expect.any(Number) as number,
        ThrottlingBurstLimit: expect.any(Number) as number,
      },
      AccessLogSettings: { Format: expect.stringContaining('$context.routeKey') as string },
    });
  });

  it.each(routes)('throttles %s by what it does and who may call it', (_, route) => {
    const { method, access } = route;
    const [stage] = resources(local, 'AWS::ApiGatewayV2::Stage');
    const { DefaultRouteSettings, RouteSettings } = stage?.Properties as {
      DefaultRouteSettings: { ThrottlingRateLimit: number };
      RouteSettings: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>;
    };
    const { ThrottlingRateLimit: rate = 0, ThrottlingBurstLimit: burst = 0 } =
      RouteSettings[routeKeyOf(route)] ?? {};
    expect(burst).toBeGreaterThanOrEqual(rate);
    const limit = DefaultRouteSettings.ThrottlingRateLimit;
    if (access !== 'public') expect(rate).toBe(method === 'GET' ? 2 * limit : limit);
    else if (route.raw) expect(rate).toBe(limit);
    else expect(rate).toBeLessThanOrEqual(method === 'GET' ? limit / 10 : 5);
  });

  it('verifies tokens of the pool’s own client', () => {
    const [authorizer] = resources(local, 'AWS::ApiGatewayV2::Authorizer');
    expect(authorizer?.Properties).toMatchObject({ AuthorizerType: 'JWT' });
    expect(asText(authorizer?.Properties?.['JwtConfiguration'])).toMatch(
      /PeopleBrowser.*cognito-idp\.ca-central-1/,
    );
  });
});
