import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DateRange, GeneratedReport } from '../../../shared/model/export.ts';
import { followReport, orderPackage } from '../../api/exports.ts';
import { newId } from '../../api/new-id.ts';
import { usePutReport } from '../../api/reports.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Somebody who stays hears so long how it ended; the card and the list say it at any time. */
const SECONDS_FOLLOWED = 600;

/**
 * Has a package made of some days, shows it at once, and tells how it ended. A wish keeps its id until it has been taken, so that one whose answer
 * was lost is not made twice.
 */
export function useMakePackage() {
  const t = useText();
  const notify = useNotify();
  const put = usePutReport();
  const wished = useRef({ wish: '', id: '' });
  const idOf = ({ from, to }: DateRange): string => {
    const wish = `${from} ${to}`;
    if (wished.current.wish !== wish) wished.current = { wish, id: newId() };
    return wished.current.id;
  };
  const tellEnd = (report: GeneratedReport) => {
    put(report);
    const { status, name, problem } = report;
    if (status === 'Ready')
      notify.done({ title: t('packages.ready'), description: name, settles: [t('packages.failed')] });
    if (status === 'Failed') notify.failed(t('packages.failed'), problem?.detail);
  };
  return useMutation({
    mutationFn: (days: DateRange) => orderPackage({ id: idOf(days), ...days }),
    onSuccess: (report) => {
      wished.current = { wish: '', id: '' };
      put(report);
      notify.goesOn(t('packages.ordered'), t('packages.orderedHelp'));
      // Where it is not heard of any more, the list asks on.
      void followReport(report.id, SECONDS_FOLLOWED).then(tellEnd, () => undefined);
    },
  });
}
