import { useText } from '../../text/use-text.ts';

interface ChangeNoteProps {
  readonly now: number;
  /** Undefined when there was no period before. */
  readonly before: number | undefined;
}

/** Above it a percentage says nothing that can be pictured, as after a period with next to nothing in it. */
const PERCENT_MAX = 999;

/** The change against the period before, in words; the period's name when there is nothing to compare with. */
export function ChangeNote({ now, before }: ChangeNoteProps) {
  const t = useText();
  if (before === undefined || before === 0) return t('dashboard.period');
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  if (percent === 0) return t('dashboard.changeNone');
  if (Math.abs(percent) > PERCENT_MAX)
    return t(percent > 0 ? 'dashboard.changeFarUp' : 'dashboard.changeFarDown');
  return t(percent > 0 ? 'dashboard.changeUp' : 'dashboard.changeDown', { percent: Math.abs(percent) });
}
