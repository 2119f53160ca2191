import { Flex, Grid } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import type { Statement } from '../../../shared/model/statement.ts';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { ColumnRoles } from './column-roles.tsx';
import { ImportDecision } from './import-decision.tsx';
import { ImportHeader } from './import-header.tsx';
import { LeftOutLines } from './left-out-lines.tsx';
import { useImportParts, useRowNames } from './import-parts.ts';
import type { ImportPart } from './import-parts.ts';
import { StatementRows } from './statement-rows.tsx';
import type { ImportFlow } from './use-import-flow.ts';
import { useImportForm } from './use-import-form.ts';
import { useShownRow } from './use-shown-row.ts';
import { breaksOf, UnprovenTogether, Verdict } from './verdict.tsx';

interface ImportPreviewProps {
  readonly job: StatementImport;
  /** The file is being read again: what is shown is the reading before. */
  readonly isBusy: boolean;
  readonly flow: Pick<ImportFlow, 'readAgain' | 'commit' | 'leave' | 'place'>;
}

/** The statement's rows at the left, the verdict and what is still to decide at the right, one button to add. */
export function ImportPreview({ job, isBusy, flow }: ImportPreviewProps) {
  const { statement } = job;
  const form = useImportForm(job, flow);
  const restored = new Set(useWatch({ control: form.control, name: 'restored' }));
  const parts = useImportParts(job);
  const nameOf = useRowNames(job, parts);
  const [shown, show] = useShownRow();
  if (!statement) return null;
  const restore = (row: number, isRestored: boolean) =>
    form.setValue('restored', isRestored ? [...restored, row] : [...restored].filter((one) => one !== row));
  const brokenRows = new Set(parts.flatMap((part) => breaksOf(part.statement).map(({ row }) => row)));
  return (
    <Flex direction="column" gap="4" h={{ lg: 'full' }} pb="4" aria-busy={isBusy}>
      <ImportHeader job={job} parts={parts} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        templateRows={{ lg: 'minmax(0, 1fr)' }}
        gap="5"
        flex="1"
        minH="0"
      >
        <Flex direction="column" gap="3" minH="0" minW="0" opacity={isBusy ? 0.6 : 1}>
          {statement.layout && (
            <ColumnRoles
              layout={statement.layout}
              isSure={isSure(statement)}
              isBusy={isBusy}
              onChange={(index, role) =>
                void form.readAgain({ columns: { ...job.columns, [String(index)]: role } })
              }
            />
          )}
          <StatementRows
            parts={parts}
            duplicates={job.duplicates}
            closed={job.closed ?? []}
            restored={restored}
            onRestore={restore}
            brokenRows={brokenRows}
            nameOf={nameOf}
            shown={shown}
          />
        </Flex>
        <ImportDecision
          job={job}
          parts={parts}
          isBusy={isBusy}
          restored={restored}
          form={form}
          flow={flow}
          nameOf={nameOf}
        >
          <Verdicts parts={parts} statement={statement} nameOf={nameOf} onShow={show} />
          <LeftOutLines statement={statement} nameOf={nameOf} />
        </ImportDecision>
      </Grid>
    </Flex>
  );
}

interface VerdictsProps {
  readonly parts: readonly ImportPart[];
  /** All of the file. */
  readonly statement: Pick<Statement, 'rejected'>;
  readonly nameOf: (row: number) => string;
  readonly onShow: (row: number) => void;
}

function Verdicts({ parts, statement: { rejected }, nameOf, onShow }: VerdictsProps) {
  const hasNoBalances = parts.every(
    ({ statement: { opening, closing, proven } }) => proven === null && opening === null && closing === null,
  );
  if (parts.length > 1 && hasNoBalances) return <UnprovenTogether parts={parts} />;
  return parts.map(({ statement, account, currency }, at) => (
    <Verdict
      key={at}
      statement={statement}
      currency={currency}
      leftOut={rejected.filter(({ isNotBooked }) => !isNotBooked).length}
      name={parts.length > 1 ? [account?.name, currency].join(' · ') : undefined}
      nameOf={nameOf}
      onShow={onShow}
    />
  ));
}

/** Whether nobody need look at how the columns were taken: nothing is asked, left over or at odds. */
function isSure({ questions, rejected, proven }: Statement): boolean {
  return questions.length === 0 && rejected.every(({ isNotBooked }) => isNotBooked) && proven !== false;
}
