import { ListTablesCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listen } from '../http/listen.ts';
import { javaRuntime } from './java.ts';
import { startJava } from './java-process.ts';
import { compiledLauncher } from './launcher.ts';
import { settlement, type SettleWrite } from './settle-write.ts';
import { tableAdministrator } from './table-administrator.ts';

const EMULATOR = fileURLToPath(new URL('../../../node_modules/dynamodb-local-jar/emulator', import.meta.url));
const READY_SECONDS_MAX = 120;

export interface DynamoDbOptions {
  /** Where the table's file lies; absent keeps everything in memory. */
  dir?: string;
  /** A port to keep over a restart of the part; absent or 0 takes a free one. */
  port?: number;
}

/** The running table. `pid` is Java's; `ended` settles when it exits, asked for or not. */
export interface DynamoDb {
  url: string;
  pid: number;
  ended: Promise<void>;
  settleWrite: SettleWrite;
  stop: () => Promise<void>;
}

/** Starts AWS's DynamoDB Local on 127.0.0.1 and waits until it answers. It ends with this process, even by kill -9. */
export async function startDynamoDb({ dir, port = 0 }: DynamoDbOptions = {}): Promise<DynamoDb> {
  if (dir) mkdirSync(dir, { recursive: true });
  const chosenPort = port || (await freePort());
  const runtime = javaRuntime();
  const java = await startJava(runtime, javaArguments(runtime, chosenPort, dir), dir ?? tmpdir());
  const url = `http://127.0.0.1:${chosenPort}`;
  try {
    await ready(url, java.ended);
  } catch (error) {
    await java.stop();
    throw error;
  }
  return { ...java, url, settleWrite: dir ? settlement(url) : () => Promise.resolve() };
}

function javaArguments(runtime: string, port: number, dir: string | undefined): string[] {
  const storage = dir ? ['-dbPath', resolve(dir)] : ['-inMemory'];
  return [
    '-Xmx512m',
    '-XX:+UseSerialGC',
    // Its second compiler takes longer over the code than a table of one machine ever gains by it.
    '-XX:TieredStopAtLevel=1',
    `-Djava.library.path=${EMULATOR}/DynamoDBLocal_lib`,
    ...mainOf(runtime),
    ...['-port', String(port), '-sharedDb', '-disableTelemetry', ...storage],
  ];
}

/** Our own main, on loopback alone, where this Java can compile it; else DynamoDB Local's, which anybody on the network can reach. */
function mainOf(runtime: string): string[] {
  const jar = `${EMULATOR}/DynamoDBLocal.jar`;
  const classPath = `${jar}:${EMULATOR}/DynamoDBLocal_lib/*`;
  const launcher = compiledLauncher(runtime, classPath);
  if (launcher) return ['-cp', `${launcher}:${classPath}`, 'LoopbackTable'];
  process.stderr.write(
    'This Java has no compiler (a JDK has): the local table listens on every address of this machine.\n',
  );
  return ['-jar', jar];
}

async function freePort(): Promise<number> {
  const door = await listen(() => undefined);
  await door.stop();
  return door.port;
}

async function ready(url: string, ended: Promise<void>): Promise<void> {
  const client = tableAdministrator(url);
  const java = { hasEnded: false };
  void ended.then(() => (java.hasEnded = true));
  const deadline = Date.now() + READY_SECONDS_MAX * 1000;
  while (Date.now() < deadline && !java.hasEnded) {
    if (await answers(client)) return;
    await pause(100);
  }
  throw new Error(
    `The local table did not start (${java.hasEnded ? 'Java ended' : `no answer in ${READY_SECONDS_MAX} s`})`,
  );
}

async function answers(client: DynamoDBClient): Promise<boolean> {
  const abortSignal = AbortSignal.timeout(2000);
  return client.send(new ListTablesCommand({ Limit: 1 }), { abortSignal }).then(
    () => true,
    () => false,
  );
}
