import { Link } from '@chakra-ui/react';
import type { Source } from '../../../../shared/model/template.ts';
import { useText } from '../../../text/use-text.ts';

interface SourceNoteProps {
  readonly taxYear: string;
  readonly source: Source | null;
}

/** For which tax year a rule was read and where; what nobody could read there is for an accountant to say. */
export function SourceNote({ taxYear, source }: SourceNoteProps) {
  const t = useText();
  if (!source) return t('reports.taxForm.ask', { year: taxYear });
  return (
    <>
      {t('reports.taxForm.readIn', { year: taxYear })}{' '}
      <Link
        href={source.url}
        target="_blank"
        rel="noopener"
        color="inherit"
        textDecoration="underline"
        display="inline"
      >
        {source.title}
      </Link>
    </>
  );
}
