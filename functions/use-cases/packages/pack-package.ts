import type { Cloud } from '../../runtime/cloud.ts';
import { closePackage } from './close-package.ts';
import { KeptPlan } from './kept-plan.ts';
import { PackageJob, TakenOver } from './package-job.ts';
import type { JobParts } from './package-job.ts';
import { packageThings, thingsOf } from './package-things.ts';
import { PartBuilder } from './part-builder.ts';
import { readPackage } from './read-package.ts';
import type { Reading, ReadParts } from './read-package.ts';

type Parts = ReadParts & JobParts & Pick<Cloud, 'outbox' | 'log'>;

/**
 * How much a message does. `partBytes`: the bucket takes parts of 5 MiB and more, at most 10,000 of them; `seconds` after which it hands on;
 * `thingsANote`: things packed between two notes of how far it is.
 */
const USUAL = { partBytes: 8 * 1024 * 1024, seconds: 240, thingsANote: 25 };
export type PackLimits = typeof USUAL;

/**
 * Books that moved while they were read are read again some minutes later, as often as a message comes back before it is set aside; those
 * whose totals stood still and are not what the entries come to are taken for wrong sooner.
 */
const READINGS_MAX = { moved: 4, differs: 3 };
/** How far a package is once the books are read, and how far packing brings it. */
const [READ, PACKED] = [0.05, 0.9];

/**
 * Goes on with a package where it stands, as far as one message goes: reads the books, packs part after part, ends it. What lies in finished parts is
 * never packed again and never lost, wherever a worker was ended: a part counts once it is noted, and only who has the package in hand notes.
 */
export async function packPackage(
  organizationId: string,
  reportId: string,
  cloud: Parts,
  limits: PackLimits = USUAL,
): Promise<void> {
  const report = await cloud.reports.get(organizationId, reportId);
  if (report?.status !== 'Processing') return;
  // It is whole, and what is left is to mail it.
  if (!('packing' in report)) return cloud.outbox.ask({ kind: 'send-report', organizationId, reportId });
  const job = new PackageJob(report, cloud);
  try {
    if (await job.take()) await goOn(job, cloud, limits);
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error;
  }
}

async function goOn(job: PackageJob, cloud: Parts, limits: PackLimits): Promise<void> {
  const until = cloud.now().getTime() + limits.seconds * 1000;
  const name = job.packing.plan ?? (await read(job, cloud));
  if (name === undefined) return;
  const { place } = job;
  const plan = new KeptPlan({ place, plan: name }, cloud);
  const things = await packageThings(place, plan, cloud);
  for (;;) {
    const packed = await packParts(job, { things, plan, until, limits }, cloud);
    if (packed === 'handed-on') return;
    if (packed === 'whole' && (await closePackage(job, plan, things, cloud)) === 'ended') return;
    // The bucket forgets uploads that are left for a day: what they held is packed anew.
    const uploadId = await cloud.packageFiles.begin(place);
    await job.note({ progress: READ }, { uploadId, parts: [], next: 0, offset: 0 });
  }
}

/** Reads the books and fixes what is packed, under the name that it gives; or ends the package where that cannot be. */
async function read(job: PackageJob, cloud: Parts): Promise<string | undefined> {
  const { place } = job;
  const plan = `plan-${job.report.version}`;
  const reading = await readPackage(job.report, { place, plan }, cloud);
  if (reading.kind !== 'read') {
    await (reading.kind === 'too-large'
      ? job.fail('export-too-large', 'package-too-large')
      : readInVain(job, reading, cloud));
    return undefined;
  }
  const uploadId = await cloud.packageFiles.begin(place);
  const total = thingsOf(reading.books, reading.items);
  await job.note({ progress: READ }, { plan, total, uploadId, next: 0, offset: 0, parts: [] });
  return plan;
}

/** Has the books read again later or, once they were read often enough, ends the package and says why. */
async function readInVain(
  job: PackageJob,
  { kind, differences }: Extract<Reading, { kind: 'moved' | 'differs' }>,
  { log }: Pick<Parts, 'log'>,
): Promise<void> {
  const mismatches = job.packing.mismatches + 1;
  const { id: reportId, organizationId } = job.report;
  const about = { reportId, organizationId, differences, mismatches };
  if (mismatches < READINGS_MAX[kind]) {
    await job.note({}, { mismatches, claimedAt: undefined });
    log.warn('books moved while a package was read', about);
    throw new Error('The books moved while a package was read.');
  }
  if (kind === 'moved') {
    log.warn('books never stood still while a package was read', about);
    return job.fail('given-up', 'package-books-moved');
  }
  log.error('the entries of a package are not what the totals of its books say', about);
  return job.fail('given-up', 'package-totals-differ');
}

interface Packing {
  readonly things: Awaited<ReturnType<typeof packageThings>>;
  readonly plan: KeptPlan;
  readonly until: number;
  readonly limits: PackLimits;
}

/** Packs from where the finished parts end: to the end, or for as long as one message may take. */
async function packParts(
  job: PackageJob,
  { things, plan, until, limits }: Packing,
  cloud: Parts,
): Promise<'whole' | 'handed-on' | 'forgotten'> {
  const { total } = job.packing;
  const at = new Date(job.report.createdAt);
  let part = new PartBuilder(at, job.packing.offset);
  for (let number = job.packing.next; number < total; number += 1) {
    await things.pack(number, part, job.packing.parts);
    const next = number + 1;
    const progress = READ + (PACKED * next) / total;
    if (part.size < limits.partBytes && next < total) {
      if (next % limits.thingsANote === 0) await job.note({ progress });
      continue;
    }
    if (!(await send(job, part, plan, cloud))) return 'forgotten';
    const { nextPart, parts } = job.packing;
    const step = { next, offset: part.ends, parts: [...parts, nextPart], nextPart: nextPart + 1 };
    if (next < total && cloud.now().getTime() >= until) {
      await job.handOn(step, { progress });
      return 'handed-on';
    }
    await job.note({ progress }, step);
    part = new PartBuilder(at, part.ends);
  }
  return 'whole';
}

/** Brings a part into the bucket, and beside it what it holds; false where the bucket knows the upload no longer. */
async function send(job: PackageJob, part: PartBuilder, plan: KeptPlan, cloud: Parts): Promise<boolean> {
  const { uploadId = '', nextPart: number } = job.packing;
  const etag = await cloud.packageFiles.sendPart(job.place, { uploadId, number }, part.bytes());
  if (etag === undefined) return false;
  const { files, gone } = part;
  await plan.keepPart(number, { etag, files, gone });
  return true;
}
