import type { GeneratedReport } from '../../../shared/model/export.ts';
import { ProgressBar } from '../../kit/progress-bar.tsx';
import { useText } from '../../text/use-text.ts';

/** How far a package is that is being made. */
export function PackageProgress({ report: { progress = 0 } }: { report: GeneratedReport }) {
  const t = useText();
  const percent = Math.round(progress * 100);
  return (
    <ProgressBar
      label={t('packages.progress')}
      percent={percent}
      figure={t('packages.progressSays', { percent })}
    />
  );
}
