import * as z from 'zod';
import { isAllowed, Statement, type Call } from '../iam/policy.ts';
import type { MailSet } from './cloud-model.ts';
import { nameOf } from './read-permissions.ts';
import type { Resources } from './resources.ts';

const Destination = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.object({
    Enabled: z.boolean().default(true),
    MatchingEventTypes: z.array(z.string()),
    SnsDestination: z.object({ TopicARN: z.string() }, 'The local SES tells of mails by topics'),
  }),
});
const Subscription = z.object({
  TopicArn: z.string(),
  Protocol: z.literal('sqs', 'Topics of mails are heard by queues'),
  Endpoint: z.string(),
  RawMessageDelivery: z.literal(true, 'What SES tells comes as it is, without the topic’s envelope'),
});
const ResourceStatement = Statement.extend({ Principal: z.unknown() }).transform(
  ({ Principal, ...statement }) => ({ statement, services: servicesOf(Principal) }),
);
const Policy = z.object({ PolicyDocument: z.object({ Statement: z.array(ResourceStatement) }) });

/** The configuration sets of the stacks, with who hears what of their mails; throws where a topic or queue would not take it. */
export function readMailSets(resources: Resources): MailSet[] {
  const destinations = resources
    .ofType('AWS::SES::ConfigurationSetEventDestination')
    .map(({ properties }) => Destination.parse(properties()))
    .filter(({ EventDestination: { Enabled } }) => Enabled);
  const allowed = allowedBy(resources);
  return resources.ofType('AWS::SES::ConfigurationSet').map(({ name }) => ({
    name,
    told: destinations
      .filter(({ ConfigurationSetName }) => ConfigurationSetName === name)
      .flatMap(({ EventDestination: { MatchingEventTypes: kinds, SnsDestination } }) => {
        const topic = SnsDestination.TopicARN;
        allowed('ses.amazonaws.com', {
          action: 'sns:Publish',
          resources: [topic],
          context: contextOf(name, resources),
        });
        return queuesOf(topic, resources, allowed).map((queue) => ({ kinds, queue }));
      }),
  }));
}

const contextOf = (set: string, { around: { region, accountId } }: Resources) => ({
  'aws:SourceAccount': accountId,
  'AWS:SourceAccount': accountId,
  'aws:SourceArn': `arn:aws:ses:${region}:${accountId}:configuration-set/${set}`,
  'AWS:SourceArn': `arn:aws:ses:${region}:${accountId}:configuration-set/${set}`,
});

/** The names of the queues that hear a topic. */
function queuesOf(topic: string, resources: Resources, allowed: Demand): string[] {
  const heard = resources
    .ofType('AWS::SNS::Subscription')
    .map(({ properties }) => properties())
    .filter(({ TopicArn }) => TopicArn === topic)
    .map((properties) => Subscription.parse(properties).Endpoint);
  for (const queue of heard)
    allowed('sns.amazonaws.com', {
      action: 'sqs:SendMessage',
      resources: [queue],
      context: { 'aws:SourceArn': topic },
    });
  return heard.map(nameOf);
}

type Demand = (service: string, call: Call) => void;

/** What policies on topics and queues let services do. That what comes unencrypted is denied says nothing on one machine. */
function allowedBy(resources: Resources): Demand {
  const statements = resources
    .ofType('AWS::SNS::TopicPolicy', 'AWS::SQS::QueuePolicy')
    .flatMap(({ properties }) => Policy.parse(properties()).PolicyDocument.Statement)
    .filter(({ statement }) => statement.Effect === 'Allow');
  return (service, call) => {
    const ofService = statements.filter(({ services }) => services.includes(service));
    if (
      !isAllowed(
        ofService.map(({ statement }) => statement),
        call,
      )
    )
      throw new Error(`${call.resources.join()} does not let ${service} do ${call.action}`);
  };
}

function servicesOf(principal: unknown): string[] {
  const { data } = z.object({ Service: z.union([z.string(), z.array(z.string())]) }).safeParse(principal);
  return data === undefined ? [] : [data.Service].flat();
}
