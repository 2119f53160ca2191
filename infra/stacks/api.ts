import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, HttpAuthorizer, HttpAuthorizerType } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { functionLog } from '../constructs/function-log.ts';
import { resourceName, type StageContext } from '../constructs/stage-context.ts';

export interface ApiStackProps extends StackProps {
  readonly context: StageContext;
  readonly pool: IUserPool;
  readonly client: IUserPoolClient;
}

/** The door of the API that all areas share: one address, one check of tokens, one log of who was answered how. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly authorizer: HttpAuthorizer;
  readonly accessLog: LogGroup;

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
    this.accessLog = functionLog(this, 'AccessLog');
  }
}
