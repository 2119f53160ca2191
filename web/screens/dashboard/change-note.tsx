import { useText } from '../../text/use-text.ts';

interface ChangeNoteProps {
  readonly now: number;
  /** Undefined when there was no period before. */
  readonly before: number | undefined;
}

/** The change against the period before, in words; the period's name when there is nothing to compare with. */
export function ChangeNote({ now, before }: ChangeNoteProps) {
  const t = useText();
  if (before === undefined || before === 0) return t('dashboard.period');
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  if (percent === 0) return t('dashboard.changeNone');
  return t(percent > 0 ? 'dashboard.changeUp' : 'dashboard.changeDown', { percent: Math.abs(percent) });
}
