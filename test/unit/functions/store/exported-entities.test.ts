import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportedEntities } from '../../../../functions/store/exported-entities.ts';

/** The entities that a file of the store declares, with the file. */
const declared = globSync('functions/store/*.ts').flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /\bentity\(\{\s*name: '([\w-]+)'|\bname: '([\w-]+)',\n\s*schema:/g,
    ),
  ].map(([, inline, own]) => inline ?? own ?? ''),
);

/** What lies elsewhere than with an organization, or only looks at what others declare. */
const elsewhere = [
  ...['profile', 'membership', 'activity', 'ended-sessions', 'ended-session', 'added-organizations'],
  ...[
    'session',
    'device',
    'signup-code',
    'second-factor',
    'second-factor-latest-tries',
    'second-factor-told',
  ],
  ...[
    'mailbox',
    'invitation-code',
    'shared-token',
    'subscription-link',
    'stripe-customer',
    'stripe-event',
    'closing',
  ],
  ...['published-rates', 'unvalued-days', 'audit-round', 'feedback-day', 'mailed-at-once', 'token-bucket'],
  ...[
    'anything',
    'whole-item',
    'unfinished',
    'personal',
    'organization-with-lists',
    'account-total-item',
    'job-note',
  ],
];

describe('an export of everything', () => {
  it('is decided for every kind of item that lies with an organization, and for no other', () => {
    const wanted = [...new Set(declared)].filter((name) => !elsewhere.includes(name));
    expect(wanted.length).toBeGreaterThan(60);
    expect(Object.keys(exportedEntities).toSorted()).toEqual(wanted.toSorted());
  });

  it('knows what lies elsewhere by names that there are', () => {
    expect(elsewhere.filter((name) => !declared.includes(name))).toEqual([]);
  });
});
