import { startDynamoDb, type DynamoDb } from './dynamodb.ts';

/** The table's part, started again on the same port and file whenever it dies. */
export interface LastingTable {
  url: () => string;
  pid: () => number;
  settleWrite: () => DynamoDb['settleWrite'];
  stop: () => Promise<void>;
}

/** Starts the table in `dir`, without one in memory alone; `onRestart` hears of each new process. */
export async function startLastingTable(
  dir: string | undefined,
  onRestart: () => void,
): Promise<LastingTable> {
  const place = dir === undefined ? {} : { dir };
  let table = await startDynamoDb(place);
  let isStopping = false;
  const port = Number(new URL(table.url).port);

  const watch = () => void table.ended.then(restart);
  async function restart(): Promise<void> {
    if (isStopping) return;
    table = await startDynamoDb({ ...place, port });
    onRestart();
    watch();
  }
  watch();

  return {
    url: () => table.url,
    pid: () => table.pid,
    settleWrite: () => table.settleWrite,
    async stop() {
      isStopping = true;
      await table.stop();
    },
  };
}
