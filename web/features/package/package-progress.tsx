import type { GeneratedReport } from '../../../shared/model/export.ts';
import { ProgressBar } from '../../kit/progress-bar.tsx';
import { useText } from '../../text/use-text.ts';

/** How far a package is, in percent. */
export const percentOf = ({ progress = 0 }: GeneratedReport): number => Math.round(progress * 100);

/** How far a package is that is being made. */
export function PackageProgress({ report }: { report: GeneratedReport }) {
  const t = useText();
  const percent = percentOf(report);
  return (
    <ProgressBar
      label={t('packages.progress')}
      percent={percent}
      figure={t('packages.progressSays', { percent })}
    />
  );
}
