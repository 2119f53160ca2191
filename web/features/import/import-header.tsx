import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { LuExternalLink, LuFileText } from 'react-icons/lu';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { useStatementFile } from '../../api/imports.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { useText } from '../../text/use-text.ts';
import type { ImportPart } from './import-parts.ts';

interface ImportHeaderProps {
  readonly job: StatementImport;
  readonly parts: readonly ImportPart[];
}

/** Which file this is, to be opened as it came, and what it says of itself: bank, account, period, currency. */
export function ImportHeader({ job, parts }: ImportHeaderProps) {
  const t = useText();
  const { data: file } = useStatementFile(job.id);
  const facts = useFacts(job, parts);
  return (
    <Flex align="center" gap="3" minW="0">
      <Box color="fg.muted" fontSize="xl" aria-hidden="true">
        <LuFileText />
      </Box>
      <Box minW="0">
        <Text fontWeight="620" overflowWrap="anywhere">
          {file ? (
            <Link
              href={file.url}
              target="_blank"
              rel="noopener"
              display="inline"
              // Behind the last word, wherever a long name is broken.
              css={{ '& svg': { display: 'inline', verticalAlign: '-0.125em' } }}
              aria-label={t('importing.openOriginal', { file: job.fileName })}
            >
              {job.fileName} <LuExternalLink aria-hidden="true" />
            </Link>
          ) : (
            job.fileName
          )}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {facts.join(' · ')}
        </Text>
      </Box>
    </Flex>
  );
}

function useFacts({ period }: StatementImport, parts: readonly ImportPart[]): string[] {
  const t = useText();
  const format = useDateFormat();
  const banks = parts.map(({ statement }) => statement.account?.bank);
  const [only, ...others] = parts;
  const account =
    others.length > 0 ? t('importing.accountCount', { count: parts.length }) : statedAccount(only);
  const days = period && `${formatDay(period.from, format)} – ${formatDay(period.to, format)}`;
  const rows = parts.reduce((sum, { statement }) => sum + statement.transactions.length, 0);
  const currencies = new Set(parts.map(({ currency }) => currency));
  return [
    ...new Set(banks),
    account,
    days,
    [...currencies].join(', '),
    t('importing.rowCount', { count: rows }),
  ].filter((fact) => fact !== undefined && fact !== null && fact !== '') as string[];
}

/** What the file itself calls its account. */
function statedAccount(part: ImportPart | undefined): string | undefined {
  const stated = part?.statement.account;
  return stated?.number ?? stated?.label;
}
