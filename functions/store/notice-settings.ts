import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import {
  NoticeKind,
  NoticeMail,
  NoticeSettingsChange,
  usualNoticeSettings,
} from '../../shared/model/notice.ts';
import type { NoticeSettings } from '../../shared/model/notice.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

/** The sort key of how somebody is told. */
export const noticeSettingsSort = (userId: string): string => `NOTICE-SETTINGS#${userId}`;
const settingsKey = (organizationId: string, userId: string): Key =>
  inOrganization(organizationId, noticeSettingsSort(userId));

/** What a person has chosen; what they never touched is as the product has it, also where that changes. */
const ChosenNotices = OwnedBy.extend({
  userId: z.string(),
  ...NoticeSettingsChange.shape,
  /** How kinds of events were mailed before a link in a mail turned them off. */
  turnedOff: z.partialRecord(NoticeKind, NoticeMail).optional(),
  version: z.int(),
});
export type ChosenNotices = z.infer<typeof ChosenNotices>;

const chosenNotices = entity({
  name: 'notice-settings',
  schema: ChosenNotices,
  key: ({ organizationId, userId }) => settingsKey(organizationId, userId),
});

/** How somebody is told who has chosen this. */
export const noticeSettingsOf = ({
  hour = usualNoticeSettings.hour,
  choices,
}: Pick<ChosenNotices, 'hour' | 'choices'>): NoticeSettings => ({
  hour,
  choices: { ...usualNoticeSettings.choices, ...choices },
});

/** How people are told of what happens, each in each of the books they work in. */
export class NoticeSettingsOfPeople {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** What a person has chosen; nothing where they have touched nothing yet. */
  async chosenBy(organizationId: string, userId: string): Promise<ChosenNotices> {
    const chosen = await this.#table.get(chosenNotices, settingsKey(organizationId, userId));
    return chosen ?? { organizationId, userId, version: 0 };
  }

  /** How a person is told. */
  async of(organizationId: string, userId: string): Promise<NoticeSettings> {
    return noticeSettingsOf(await this.chosenBy(organizationId, userId));
  }

  /**
   * The writes that keep what a person chooses, unless they chose something else meanwhile: none where nothing changes. `turnedOff`: what a
   * link in a mail turned off.
   */
  choice(
    before: ChosenNotices,
    { hour, choices }: NoticeSettingsChange,
    turnedOff: ChosenNotices['turnedOff'] = before.turnedOff,
  ): Write[] {
    const after: ChosenNotices = {
      ...before,
      ...(hour === undefined ? {} : { hour }),
      choices: { ...before.choices, ...choices },
      ...(turnedOff === undefined ? {} : { turnedOff }),
    };
    if (isDeepStrictEqual({ ...before, choices: before.choices ?? {} }, after)) return [];
    const condition = before.version === 0 ? ifNew : ifVersion(before.version);
    return [this.#table.put(chosenNotices, { ...after, version: before.version + 1 }, condition)];
  }
}
