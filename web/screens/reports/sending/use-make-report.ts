import { useRef } from 'react';
import type { GeneratedReport, WantedReport } from '../../../../shared/model/export.ts';
import { newId } from '../../../api/new-id.ts';
import { followReport, orderReport } from '../../../api/exports.ts';
import { usePutReport } from '../../../api/reports.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';

type Wish = Pick<WantedReport, 'type' | 'format' | 'from' | 'to'>;

/** Somebody who stays hears so long how it ended; the list says it at any time. */
const SECONDS_FOLLOWED = 600;

/**
 * Has a report made, shows it in the list at once, and tells how it ended. A wish keeps its id until it has been taken, so that one whose
 * answer was lost is not made twice.
 */
export function useMakeReport() {
  const t = useText();
  const notify = useNotify();
  const put = usePutReport();
  const wished = useRef({ wish: '', id: '' });
  const idOf = ({ type, format, from, to }: Wish): string => {
    const wish = [type, format, from, to].join(' ');
    if (wished.current.wish !== wish) wished.current = { wish, id: newId() };
    return wished.current.id;
  };
  const tellEnd = (report: GeneratedReport) => {
    put(report);
    const { status, name, problem } = report;
    if (status === 'Ready')
      notify.done({
        title: t('reports.make.made'),
        description: name,
        settles: [t('reports.make.failed')],
      });
    if (status === 'Failed') notify.failed(t('reports.make.failed'), problem?.detail);
  };
  const make = async (body: Parameters<typeof orderReport>[0]) => {
    const report = await orderReport(body);
    wished.current = { wish: '', id: '' };
    put(report);
    // Where it is not heard of any more, the list asks on.
    void followReport(report.id, SECONDS_FOLLOWED).then(tellEnd, () => undefined);
  };
  return { idOf, make };
}
