import type { GeneratedReport, ReportSent } from '../../../shared/model/export.ts';
import { codeOf } from '../../api/api-problem.ts';
import { followReport } from '../../api/exports.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRefreshBouncedAddresses, useRefreshGeneratedReports } from '../../api/reports.ts';
import { useNotify } from '../../kit/notify.ts';
import type { Done, Remedy } from '../../kit/notify.ts';
import { useCloseOffer } from '../hand-over/use-close-offer.ts';
import { useText } from '../../text/use-text.ts';

/** A report on its way to the accountant: how it is ordered, and what is told when it was mailed or was not. */
export interface Delivery {
  /** `sendAnyway`: also where mail came back from the address. */
  readonly order: (sendAnyway?: boolean) => Promise<ReportSent>;
  readonly done: Done;
  /** Where nothing better is known. */
  readonly failedHelp: string;
  /** The screen's own title of a failure. */
  readonly failedTitle?: string;
}

/** In which words a failure is told. */
export type FailureWords = Pick<Delivery, 'failedHelp' | 'failedTitle'>;

/** Somebody waits so long before it is told that it goes on; it is followed further for those who stay. */
const SECONDS_WAITED_FOR = 30;
const SECONDS_FOLLOWED = 600;

/**
 * Orders a report, shows it in the list of reports and tells what becomes of it: mailed, failed with a reason, or on its way for long.
 * `deliver` throws what is wrong with the order and gives whether it was mailed or may still be; `tellFailed` tells what was thrown and,
 * where mail came back from the address, offers to send anyway what it is given the order of.
 */
export function useDelivery() {
  const t = useText();
  const notify = useNotify();
  const offerToClose = useCloseOffer();
  const refreshBounced = useRefreshBouncedAddresses();
  const refreshReports = useRefreshGeneratedReports();
  const titleOf = ({ failedTitle = t('dashboard.exportFailed') }: FailureWords) => failedTitle;
  const tellFailed = (error: unknown, words: FailureWords | Delivery) => {
    const isBounced = codeOf(error) === 'address-bounced';
    if (isBounced) void refreshBounced();
    const remedy =
      isBounced && 'order' in words
        ? { label: t('exporting.sendAnyway'), take: () => void sendAnyway(words) }
        : undefined;
    notify.failed(titleOf(words), messageOf(error, words.failedHelp), remedy);
  };
  const remedyFor = ({ problem }: GeneratedReport, delivery: Delivery): Remedy | undefined =>
    problem?.code === 'mail-unknown'
      ? { label: t('exporting.sendAgain'), take: () => void sendAgain(delivery) }
      : undefined;
  const sendAnyway = (delivery: Delivery) => sendAgain({ ...delivery, order: () => delivery.order(true) });
  const sendAgain = (delivery: Delivery) =>
    deliver(delivery).catch((error: unknown) => tellFailed(error, delivery));
  const tellEnd = (report: GeneratedReport, delivery: Delivery) => {
    void refreshReports();
    if (report.status === 'Ready')
      notify.done({
        ...delivery.done,
        next: offerToClose(report),
        settles: [
          ...(delivery.done.settles ?? []),
          titleOf(delivery),
          t('dashboard.exportFailed'),
          t('dashboard.exportMissing'),
        ],
      });
    if (report.status === 'Failed')
      notify.failed(
        titleOf(delivery),
        report.problem?.detail ?? delivery.failedHelp,
        remedyFor(report, delivery),
      );
  };
  const tellUnheard = () => notify.goesOn(t('exporting.notFollowed'), t('exporting.notFollowedHelp'));
  const deliver = async (delivery: Delivery): Promise<boolean> => {
    const { reportId } = await delivery.order();
    void refreshReports();
    const follow = (seconds: number) => followReport(reportId, seconds).catch(tellUnheard);
    const report = await follow(SECONDS_WAITED_FOR);
    if (report?.status === 'Processing') {
      notify.goesOn(t('exporting.goesOn'), t('exporting.goesOnHelp'));
      void follow(SECONDS_FOLLOWED).then((later) => later && tellEnd(later, delivery));
    } else if (report) tellEnd(report, delivery);
    return report?.status !== 'Failed';
  };
  return { deliver, tellFailed };
}
