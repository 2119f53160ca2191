import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '../../../shared/problems.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { say } from '../../../shared/text/said.ts';
import type { FileTrouble } from '../../../shared/text/en/files.ts';
import type { PackagePlace } from '../../adapters/package-files.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { notBegun } from '../../store/packing.ts';
import type { Packing } from '../../store/packing.ts';
import type { StoredReport } from '../../store/reports.ts';
import type { Write } from '../../store/writes.ts';
import { noteReport } from '../exports/note-report.ts';
import { tellingOfPackage } from '../notices/tell.ts';

export type JobParts = Pick<Cloud, 'change' | 'reports' | 'notices' | 'outbox' | 'now'>;

/** Somebody else makes the same package, or it was given up: this one stops, and nothing of what it had not noted counts. */
export class TakenOver extends Error {}

/** The trouble that ends a package. */
type PackageTrouble = Extract<
  FileTrouble['code'],
  'package-given-up' | 'package-books-moved' | 'package-totals-differ' | 'package-too-large'
>;

/** A package that is being made, as this worker has it: every step is noted on it as it stood, so that two workers never both go on. */
export class PackageJob {
  #report: StoredReport;
  readonly #cloud: JobParts;

  constructor(report: StoredReport, cloud: JobParts) {
    this.#report = report;
    this.#cloud = cloud;
  }

  get report(): StoredReport {
    return this.#report;
  }

  get packing(): Packing {
    return this.#report.packing ?? notBegun;
  }

  get place(): PackagePlace {
    const { organizationId, id, fileId = id } = this.#report;
    return { organizationId, fileId };
  }

  /**
   * Takes it over from whoever had it. Where that one came further before it ended, it is asked for anew instead, and this message has done its part:
   * its deliveries are counted, and are for a package that never gets further. Then there is nothing to do here.
   */
  async take(): Promise<boolean> {
    const { packing } = this;
    const { claimedAt, nextPart } = packing;
    if (claimedAt !== undefined && reached(packing) > claimedAt) {
      await this.handOn();
      return false;
    }
    const { fileId = randomUUID() } = this.#report;
    await this.note({ fileId }, { nextPart: nextPart + 1, claimedAt: reached(packing) });
    return true;
  }

  /** Asks for the rest with a message of its own. */
  handOn(step: Partial<Packing> = {}, change: Partial<StoredReport> = {}): Promise<void> {
    const { organizationId, id: reportId } = this.#report;
    const asked = this.#cloud.outbox.asking({ kind: 'pack-package', organizationId, reportId });
    return this.note(change, { ...step, claimedAt: undefined }, asked);
  }

  /** Notes a step, with what belongs to it, on the package as this worker knows it. Throws `TakenOver` where it stands otherwise. */
  note(
    change: Partial<StoredReport>,
    step: Partial<Packing> = {},
    further: readonly Write[] = [],
  ): Promise<void> {
    return this.#write({ ...change, packing: { ...this.packing, ...step } }, further);
  }

  async #write(change: Partial<StoredReport>, further: readonly Write[]): Promise<void> {
    const after = await noteReport(this.#report, change, further, this.#cloud);
    if (isRefusal(after)) throw new TakenOver();
    this.#report = after;
  }

  /** Ends it as whole: of so many bytes, with so many entries. What it was made of goes. One that goes to somebody is mailed from here on. */
  end(size: number, rows: number): Promise<void> {
    if (this.#report.recipient) return this.#toMail(size, rows);
    return this.#end({ status: 'Ready', size, rows, isKept: true }, [
      ...tellingOfPackage(this.#report, 'package-ready', this.#cloud),
      ...this.#cloud.outbox.asking({ kind: 'remove-package-files', ...this.place, which: 'work' }),
    ]);
  }

  #toMail(size: number, rows: number): Promise<void> {
    const { organizationId, id: reportId } = this.#report;
    return this.#end({ size, rows, isKept: true }, [
      ...this.#cloud.outbox.asking({ kind: 'send-report', organizationId, reportId }),
      ...this.#cloud.outbox.asking({ kind: 'remove-package-files', ...this.place, which: 'work' }),
    ]);
  }

  /** Ends it as failed: nothing of it is kept. */
  fail(code: ProblemCode, trouble: PackageTrouble): Promise<void> {
    const { uploadId } = this.packing;
    const half = uploadId === undefined ? {} : { uploadId };
    const problem = { code, detail: say(wordsToKeep.files, { code: trouble }) };
    return this.#end({ status: 'Failed', problem }, [
      ...tellingOfPackage(this.#report, 'package-failed', this.#cloud),
      ...this.#cloud.outbox.asking({ kind: 'remove-package-files', ...this.place, which: 'all', ...half }),
    ]);
  }

  #end(change: Partial<StoredReport>, further: readonly Write[]): Promise<void> {
    return this.#write({ ...change, progress: undefined, packing: undefined }, further);
  }
}

/** How far it is, for who takes it over: whether the books are read, and how many things are packed. */
const reached = ({ plan, next }: Packing): number => (plan === undefined ? -1 : next);
