import { Duration, SymlinkFollowMode } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type CfnFunction,
  Code,
  Function,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Touch } from '../../shared/contract/route.ts';
import type { CloudParts } from './cloud-parts.ts';
import { environmentFor, statementsFor } from './grants.ts';
import { resourceName, type StageContext } from './stage-context.ts';

export interface CloudFunctionProps {
  /** Name of the function, and of its handler's file and bundle unless told. */
  readonly name: string;
  /** Whose handler it shares. */
  readonly bundle?: string;
  readonly touches: readonly Touch[];
  readonly parts: CloudParts;
  readonly context: StageContext;
  readonly logGroup: LogGroup;
  /** What the function's trigger needs beside its touches, such as receiving from a queue. */
  readonly statements?: readonly PolicyStatement[];
  /** What it learns beside where its parts are. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly memoryMegabytes?: number;
  readonly timeout?: Duration;
  /** The reading worker alone is x86_64: onnxruntime fails on Lambda's arm64 at import. */
  readonly architecture?: Architecture;
}

/** One function with a role of its own that may do what its touches say and nothing else. */
export class CloudFunction extends Construct {
  readonly function: Function;

  constructor(scope: Construct, id: string, props: CloudFunctionProps) {
    super(scope, id);
    const { name, bundle = name } = props;
    this.function = new Function(this, 'Function', {
      functionName: resourceName(props.context.config, name),
      code: Code.fromAsset(props.context.bundleOf(bundle), {
        exclude: ['*.map'],
        // What functions share lies beside them, once; Lambda is given each its copy.
        followSymlinks: SymlinkFollowMode.ALWAYS,
      }),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: props.architecture ?? Architecture.ARM_64,
      memorySize: props.memoryMegabytes ?? 512,
      timeout: props.timeout ?? Duration.seconds(29),
      role: this.role(props),
      logGroup: props.logGroup,
      loggingFormat: LoggingFormat.JSON,
      environment: { ...environmentFor(props.touches, props.parts), ...props.environment },
    });
    const described = this.function.node.defaultChild as CfnFunction;
    // By its own switch: the construct's would add a policy resource of its own.
    described.tracingConfig = { mode: 'Active' };
    described.addMetadata('matchbook:bundle', bundle);
  }

  /** Inline, because a policy resource more a function would fill a stack's 500 resources sooner. */
  private role({ touches, parts, logGroup, statements = [] }: CloudFunctionProps): Role {
    const writesLog = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    // Traces belong to no resource that a policy could name.
    const traces = new PolicyStatement({
      actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
      resources: ['*'],
    });
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        touches: new PolicyDocument({
          statements: [writesLog, traces, ...statementsFor(touches, parts, this), ...statements],
        }),
      },
    });
  }
}
