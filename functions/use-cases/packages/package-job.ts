import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '../../../shared/problems.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { say } from '../../../shared/text/said.ts';
import type { FileTrouble } from '../../../shared/text/en/files.ts';
import type { PackagePlace } from '../../adapters/package-files.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Packing } from '../../store/packing.ts';
import type { Change } from '../../store/change.ts';
import type { ReportState, ReportToBePacked } from '../../store/report-states.ts';
import { failed } from '../exports/ended-report.ts';
import { noteReport } from '../exports/note-report.ts';

export type JobParts = Pick<Cloud, 'change' | 'reports'>;

/** Somebody else makes the same package, or it was given up: this one stops, and nothing of what it had not noted counts. */
export class TakenOver extends Error {}

/** The trouble that ends a package. */
type PackageTrouble = Extract<
  FileTrouble['code'],
  'package-given-up' | 'package-books-moved' | 'package-totals-differ' | 'package-too-large'
>;

/** What changes of it beside its packing. */
type Step = Partial<Pick<ReportToBePacked, 'fileId' | 'progress'>>;
/** Asks for and tells what goes with a step. */
type Beside = (change: Change) => void;

/** A package that is being made, as this worker has it: every step is noted on it as it stood, so that two workers never both go on. */
export class PackageJob {
  #report: ReportToBePacked;
  readonly #cloud: JobParts;

  constructor(report: ReportToBePacked, cloud: JobParts) {
    this.#report = report;
    this.#cloud = cloud;
  }

  get report(): ReportToBePacked {
    return this.#report;
  }

  get packing(): Packing {
    return this.#report.packing;
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
  handOn(step: Partial<Packing> = {}, changed: Step = {}): Promise<void> {
    const { organizationId, id: reportId } = this.#report;
    return this.note(changed, { ...step, claimedAt: undefined }, (change) =>
      change.enqueue({ kind: 'pack-package', organizationId, reportId }),
    );
  }

  /** Notes a step, with what belongs to it, on the package as this worker knows it. Throws `TakenOver` where it stands otherwise. */
  async note(changed: Step, step: Partial<Packing> = {}, beside?: Beside): Promise<void> {
    const state = { ...this.#report, ...changed, packing: { ...this.packing, ...step } };
    this.#report = await this.#write(state, beside);
  }

  async #write<State extends ReportState>(state: State, beside?: Beside) {
    const after = await noteReport(this.#report, state, this.#cloud, beside);
    if (isRefusal(after)) throw new TakenOver();
    return after;
  }

  /** Ends it as whole: of so many bytes, with so many entries. What it was made of goes. One that goes to somebody is mailed from here on. */
  async end(size: number, rows: number): Promise<void> {
    const { organizationId, id: reportId, name, recipient } = this.#report;
    const { place } = this;
    const state: ReportState = recipient
      ? { status: 'Processing', recipient, size, rows }
      : { status: 'Ready', size, rows, isKept: true };
    await this.#write(state, (change) => {
      change.enqueue({ kind: 'remove-package-files', ...place, which: 'work' });
      if (recipient) change.enqueue({ kind: 'send-report', organizationId, reportId });
      else change.notify({ kind: 'package-ready', aboutId: reportId, name });
    });
  }

  /** Ends it as failed: nothing of it is kept. */
  async fail(code: ProblemCode, trouble: PackageTrouble): Promise<void> {
    const { uploadId } = this.packing;
    const half = uploadId === undefined ? {} : { uploadId };
    const problem = { code, detail: say(wordsToKeep.files, { code: trouble }) };
    const { id: aboutId, name } = this.#report;
    await this.#write(failed(problem), (change) => {
      change.enqueue({ kind: 'remove-package-files', ...this.place, which: 'all', ...half });
      change.notify({ kind: 'package-failed', aboutId, name });
    });
  }
}

/** How far it is, for who takes it over: whether the books are read, and how many things are packed. */
const reached = ({ plan, next }: Packing): number => (plan === undefined ? -1 : next);
