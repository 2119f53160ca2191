import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { local, production, resources } from './synthesised.ts';

const runbook =
  readFileSync(new URL('../../infra/README.md', import.meta.url), 'utf8').split('\n## Runbook\n')[1] ?? '';

/** What each entry says, by the alarm it names. */
const entries = new Map(
  runbook
    .split('\n### ')
    .slice(1)
    .map((entry) => [entry.split('\n', 1)[0] ?? '', entry]),
);

/** Every alarm of a stage, without the stage in its name. */
const alarmsOf = (templates: typeof local, stage: string) =>
  resources(templates, 'AWS::CloudWatch::Alarm').map(({ Properties }) => ({
    name: String(Properties?.['AlarmName']).replace(`matchbook-${stage}-`, ''),
    description: String(Properties?.['AlarmDescription']),
  }));

const alarms = alarmsOf(production, 'production');

describe('the runbook', () => {
  it('has an entry for every alarm, and none for an alarm that does not exist', () => {
    expect([...entries.keys()].sort()).toEqual(alarms.map(({ name }) => name).sort());
    expect(alarms.length).toBeGreaterThan(0);
  });

  it('is the same for every stage', () => {
    expect(alarmsOf(local, 'local')).toEqual(alarms);
  });

  it.each(alarms)('is where the description of $name leads', ({ name, description }) => {
    expect(description).toMatch(new RegExp(`infra/README\\.md#${name.toLowerCase()}$`));
  });

  it.each([...entries])(
    'says of %s what it means, what to look at, how to redrive and when it is over',
    (_, entry) => {
      const parts = [...entry.matchAll(/^\*\*([^*]+):\*\*/gm)].map(([, part]) => part);
      expect(parts).toEqual(['Means', 'Look at', 'Redrive', 'Over when']);
      expect(entry).toMatch(/`[^`]+`/);
    },
  );
});
