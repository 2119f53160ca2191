import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { ReportFormat } from '../../../shared/model/export.ts';
import { formatNamed, formatsOf } from '../../../shared/report-formats.ts';
import type { FormatChoice } from './format-choice.tsx';

/** The choice of a file where no form holds it: `<FormatChoice {...useChosenFormat('transactions')} />`. CSV to begin with. */
export function useChosenFormat(type: string) {
  const [value, choose] = useState<ReportFormat>('csv');
  return {
    formats: formatsOf(type),
    value,
    onChange: ({ target }) => choose(formatNamed(target.value)),
  } satisfies ComponentProps<typeof FormatChoice>;
}
