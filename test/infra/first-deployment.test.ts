import { describe, expect, it } from 'vitest';
import { localStage, stageNamed, type StageConfig, stages } from '../../infra/config.ts';
import { uploadOrigins } from '../../infra/constructs/upload-origins.ts';
import { BucketSettings } from '../../infra/local/storage/bucket-settings.ts';
import { corsHeaders } from '../../infra/local/storage/cors.ts';
import { synthesise } from '../../infra/synthesise.ts';
import { asText, heardProduction, local, production, resources } from './synthesised.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-4000-8000-000000000000';

const NO_REQUEST = {
  method: 'POST',
  path: '/',
  query: new URLSearchParams(),
  body: Buffer.alloc(0),
  gone: new AbortController().signal,
};

/** The addresses that are mailed what a topic tells. */
const mailedFrom = (templates: typeof production): unknown[] =>
  resources(templates, 'AWS::SNS::Subscription')
    .filter(({ Properties }) => Properties?.['Protocol'] === 'email')
    .map(({ Properties }) => Properties?.['Endpoint']);

describe('production', () => {
  it('is not synthesised while nobody would hear its alarms', () => {
    const { alarmEmail: _nobody, ...unheard } = heardProduction;
    for (const config of [unheard, { ...unheard, alarmEmail: '' }])
      expect(() => synthesise(config)).toThrow(/alarmEmail.*infra\/config\.ts/);
    if (stages.production.alarmEmail === undefined)
      expect(() => stageNamed('production')).toThrow(/alarmEmail/);
  });

  it('mails its alarms to the address', () => {
    expect(mailedFrom(production)).toEqual(['alarms@matchbook.example']);
  });

  it('is the only stage that has to', () => {
    expect(mailedFrom(local)).toEqual([]);
    expect(stageNamed('dev').stage).toBe('dev');
  });
});

describe('uploads', () => {
  /** Whether the bucket, as it is deployed, lets a page of this origin put a document into it. */
  function takesFrom(origin: string, config: StageConfig): boolean {
    const bucket = resources(
      config === heardProduction ? production : synthesise(config),
      'AWS::S3::Bucket',
    ).find(({ logicalId }) => logicalId.startsWith('Documents'));
    const { CorsConfiguration } = BucketSettings.pick({ CorsConfiguration: true }).parse(bucket?.Properties);
    const answer = corsHeaders(CorsConfiguration?.CorsRules ?? [], { ...NO_REQUEST, headers: { origin } });
    return answer['access-control-allow-origin'] === origin;
  }

  it('come from the site at its first deployment, whatever name CloudFront gives it', () => {
    expect(takesFrom('https://d111111abcdef8.cloudfront.net', heardProduction)).toBe(true);
    for (const other of [
      'https://cloudfront.net.example.org',
      'http://d1.cloudfront.net',
      'https://matchbook.example',
    ])
      expect(takesFrom(other, heardProduction), other).toBe(false);
  });

  it.each([
    ['of the site’s own name', { ...heardProduction, certificateArn }, 'https://matchbook.example'],
    [
      'of its name at CloudFront, once it is configured',
      { ...heardProduction, siteUrl: 'https://d111111abcdef8.cloudfront.net' },
      'https://d111111abcdef8.cloudfront.net',
    ],
    ['of one machine', localStage('http://localhost:3000'), 'http://localhost:3000'],
  ])('come only from pages %s', (_, config, origin) => {
    expect(uploadOrigins(config)).toEqual([origin]);
  });
});

describe('sending mail', () => {
  const sendersOf = (templates: typeof production) =>
    resources(templates, 'AWS::IAM::Role').flatMap((role) => {
      const policies = (role.Properties?.['Policies'] ?? []) as {
        PolicyDocument: { Statement: { Action: unknown; Condition?: unknown; Resource: unknown }[] };
      }[];
      return policies
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        .filter(({ Action }) => asText(Action).includes('ses:'))
        .map(({ Condition, Resource }) => ({ to: [Resource].flat().map(asText), condition: Condition }));
    });

  it('is allowed as ourselves alone once the account is out of the sandbox', () => {
    const senders = sendersOf(production);
    expect(senders.length).toBeGreaterThan(0);
    for (const { to, condition } of senders) {
      const [identities, others] = [
        to.filter((arn) => arn.includes(':identity/')),
        to.filter((arn) => !arn.includes(':identity/')),
      ];
      expect(identities).toEqual([expect.stringMatching(/:identity\/matchbook\.example$/)]);
      // What is heard of a mail is told to the sets that it names.
      for (const set of others)
        expect(set).toMatch(/:configuration-set\/matchbook-production-(?:mails|reports)$/);
      expect(condition).toBeUndefined();
    }
  });

  it('is allowed to the recipients named for the sandbox, and never as them', () => {
    const sandboxRecipients = ['accountants.example', 'ada@example.org'];
    const inSandbox = synthesise({
      ...heardProduction,
      mail: { ...heardProduction.mail, sandboxRecipients },
    });
    const toOthers = sendersOf(inSandbox).filter(({ condition }) => condition !== undefined);
    expect(toOthers).toHaveLength(sendersOf(production).length);
    for (const { to, condition } of toOthers) {
      expect(to.map((arn) => arn.split(':identity/')[1])).toEqual(sandboxRecipients);
      expect(condition).toEqual({ StringEquals: { 'ses:FromAddress': 'books@matchbook.example' } });
    }
  });
});
