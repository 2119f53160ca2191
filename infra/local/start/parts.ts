import type { Schedules } from '../events/schedules.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import type { Stack } from '../state/stack-file.ts';
import type { CloudModel } from '../template/cloud-model.ts';
import type { WebServer } from '../web/web-server.ts';
import type { PostOffice } from './start-mail.ts';
import type { PoolAndFront } from './start-pool.ts';
import type { State, StateFronts } from './start-state.ts';

/** Every part of a running cloud, and the model of the stacks that it follows. */
export interface Parts {
  model: CloudModel;
  web: WebServer;
  state: State;
  fronts: StateFronts;
  postOffice: PostOffice;
  pool: PoolAndFront | undefined;
  host: FunctionHost;
  schedules: Schedules;
}

/** The bucket that people upload to: the one that announces what it is given. */
export const documentsBucket = ({ buckets }: CloudModel): string =>
  buckets.find(({ properties }) => 'NotificationConfiguration' in properties)?.name ?? '';

/** What the cloud tells of itself: addresses, names, and the processes as they are now. */
export function stackOf(parts: Parts, region: string): Stack {
  const { model, web, state, fronts, postOffice, pool, host } = parts;
  return {
    web: web.url,
    api: `${web.url}/api`,
    inbox: `${web.url}/_inbox`,
    region,
    tableName: model.tables[0]?.name ?? '',
    bucketName: documentsBucket(model),
    userPoolId: pool?.id ?? '',
    userPoolClientId: pool?.clientId ?? '',
    endpoints: {
      cognito: pool?.pool.url ?? '',
      dynamodb: fronts.dynamodb.url,
      s3: fronts.s3.url,
      sqs: fronts.sqs.url,
      ses: postOffice.ses.url,
    },
    pids: { main: process.pid, functions: host.pid(), dynamodb: state.table.pid() },
  };
}
