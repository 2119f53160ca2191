import * as z from 'zod';
import { Cursor, Id, Instant, pageOf } from '../model/common.ts';
import { Feedback, NewFeedback } from '../model/feedback.ts';
import { Notice, NoticeSettings, NoticeSettingsChange } from '../model/notice.ts';
import { UNREAD_MAX } from '../unread.ts';
import { route } from './route.ts';

/** What people are told of, and what they tell us of Matchbook. */
export const listNotifications = route({
  method: 'GET',
  path: '/notifications',
  summary: 'What happened in the books, newest first, and what of it this person has seen',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(Notice),
  problems: [],
});

export const countUnread = route({
  method: 'GET',
  path: '/notifications/unread',
  summary: `How many of the newest ${UNREAD_MAX} notifications this person has not seen`,
  access: 'member',
  touches: ['table:read', 'table:write'],
  reply: z.object({ count: z.int() }),
  problems: [],
});

export const readNotification = route({
  method: 'POST',
  path: '/notifications/{id}/read',
  summary: 'Mark a notification as read by this person',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  reply: Notice,
  problems: ['not-found'],
});

export const readAllNotifications = route({
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark all notifications until an instant as read by this person',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  body: z.strictObject({ until: Instant }),
  reply: z.object({ until: Instant }),
  problems: [],
});

export const getNotificationSettings = route({
  method: 'GET',
  path: '/notifications/settings',
  summary: 'How this person is told of what happens in the books',
  access: 'member',
  touches: ['table:read'],
  reply: NoticeSettings,
  problems: [],
});

export const saveNotificationSettings = route({
  method: 'PUT',
  path: '/notifications/settings',
  summary: 'Choose how this person is told of what happens in the books',
  realBooksOnly: true,
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  body: NoticeSettingsChange,
  reply: NoticeSettings,
  problems: [],
});

export const sendFeedback = route({
  method: 'POST',
  path: '/feedback',
  summary: 'Tell us about Matchbook; it is kept, and mailed to those who look after it',
  whileClosing: true,
  access: 'member',
  rate: 'feedback',
  touches: ['table:read', 'table:write'],
  status: 201,
  body: NewFeedback,
  reply: Feedback,
  problems: ['too-many-requests', 'already-exists', 'feedback-limit-reached'],
});
