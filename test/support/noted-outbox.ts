import type { Work } from '../../functions/domain/work.ts';
import { Outbox } from '../../functions/store/outbox.ts';
import type { Write } from '../../functions/store/writes.ts';

/** An outbox that notes what is asked for and writes nothing: what is asked of the background stays undone. */
export class NotedOutbox extends Outbox {
  readonly asked: Work[] = [];

  override asking(...asked: readonly Work[]): Write[] {
    this.asked.push(...asked);
    return [];
  }

  override ask(...asked: readonly Work[]): Promise<void> {
    this.asking(...asked);
    return Promise.resolve();
  }
}
