import { v7 } from 'uuid';
import type { AuditedBooks, AuditTrials } from './audited-books.ts';

/** A link to unsubscribe, as a mail has it. */
const mailLink = async ({ cloud, organizationId }: AuditedBooks) => {
  const at = cloud.now().toISOString();
  const link = { organizationId, userId: organizationId, of: 'report-sent' as const, at };
  return { query: { token: await cloud.mailSubscriptions.makeLink(link) } };
};

/** Routes about accounts, categories, settings and people. */
export const settingsTrials: AuditTrials = {
  addAccount: {
    act: 'account-added',
    request: () => ({ body: { id: v7(), name: 'Reserve', kind: 'savings' } }),
  },
  changeAccount: {
    act: 'account-changed',
    request: () => ({ id: 'savings', body: { name: 'Rainy days' } }),
  },
  removeAccount: { act: 'account-removed', request: () => ({ id: 'savings' }) },
  saveAccountant: {
    act: 'accountant-changed',
    request: () => ({
      body: { name: 'Dana Cole', email: 'books@example.com', company: 'Cole Ltd', phone: '555-0100' },
    }),
  },
  exploreSample: { act: 'sample-opened', request: () => ({ body: { id: v7() } }) },
  leaveSample: {
    act: 'sample-left',
    request: async ({ ask }) => {
      await ask('exploreSample', { body: { id: v7() } });
      return {};
    },
  },
  saveMatching: {
    act: 'matching-changed',
    request: () => ({ body: { auto: 'suggest', threshold: 97 } }),
  },
  savePreferences: {
    act: 'preferences-changed',
    request: () => ({ body: { dateFormat: 'DD/MM/YYYY', currency: 'EUR' } }),
  },
  updateProfile: {
    act: 'profile-changed',
    request: () => ({ body: { country: 'Canada', region: 'ON', profession: 'plumber' } }),
  },
  saveRules: {
    act: 'rules-changed',
    request: () => ({
      body: {
        items: [
          {
            id: v7(),
            conditions: { text: 'Alder Books' },
            effect: { category: 'Office Expenses' },
          },
        ],
        version: 0,
      },
    }),
  },
  lockPeriod: {
    act: 'period-lock-changed',
    request: () => ({ body: { until: '2026-03-31', version: 0 } }),
  },
  saveName: { act: 'name-changed', request: () => ({ body: { fullName: 'Ada King' } }) },
  saveOwnPreferences: {
    act: 'own-preferences-changed',
    request: () => ({ body: { language: 'fr' } }),
  },
  saveNotificationSettings: {
    act: 'notification-settings-changed',
    request: () => ({ body: { hour: 9 } }),
  },
  sendFeedback: {
    act: 'feedback-sent',
    request: () => ({
      body: { id: v7(), type: 'feature', message: 'More jam', page: '/app', appVersion: '1' },
    }),
  },
  unsubscribe: { act: 'unsubscribed', through: 'mail-link', request: mailLink },
  subscribeAgain: {
    act: 'subscribed-again',
    through: 'mail-link',
    request: async (books) => {
      const request = await mailLink(books);
      await books.ask('unsubscribe', request);
      return request;
    },
  },
  addCategory: {
    act: 'category-added',
    request: () => ({ body: { id: v7(), name: 'Beehives', kind: 'expense' } }),
  },
  changeCategory: {
    act: 'category-changed',
    request: () => ({ id: 'travel', body: { name: 'Journeys' } }),
  },
  removeCategory: {
    act: 'category-removed',
    request: async ({ ask }) => {
      const id = v7();
      await ask('addCategory', { body: { id, name: 'Beehives', kind: 'expense' } });
      return { id };
    },
  },
  mergeCategory: {
    act: 'category-merged',
    request: () => ({ id: 'travel', body: { id: v7(), intoId: 'meals' } }),
  },
};
