import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { useText } from '../../text/use-text.ts';
import { FormProblem } from '../../kit/form-problem.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { ImportAccountField } from './import-account.tsx';
import type { ImportPart } from './import-parts.ts';
import { GivenAnswers, ImportQuestions } from './import-questions.tsx';
import { IsAReceipt } from './is-a-receipt.tsx';
import { rowsToAdd } from './rows-to-add.ts';
import type { ImportFlow } from './use-import-flow.ts';
import type { ImportForm } from './use-import-form.ts';

interface ImportDecisionProps {
  readonly job: StatementImport;
  readonly parts: readonly ImportPart[];
  readonly isBusy: boolean;
  /** Rows of the books' that are added once more. */
  readonly restored: ReadonlySet<number>;
  readonly form: ImportForm;
  readonly flow: Pick<ImportFlow, 'leave' | 'place'>;
  readonly nameOf: (row: number) => string;
  /** What the decision rests on; it stands above it. */
  readonly children: ReactNode;
}

/** What is still to decide, and the button that adds just as many rows as it says. */
export function ImportDecision({
  job,
  parts,
  isBusy,
  restored,
  form,
  flow,
  nameOf,
  children,
}: ImportDecisionProps) {
  const t = useText();
  const accounts = useRef<HTMLDivElement>(null);
  const [isTold, setIsTold] = useState(false);
  const { statement } = job;
  const known = job.duplicates.filter(({ row }) => !restored.has(row)).length;
  const closed = job.closed?.length ?? 0;
  const fresh = rowsToAdd(job, restored);
  const isBroken = parts.some((part) => part.statement.proven === false);
  const isWithoutAccount = ({ account }: ImportPart) => account?.isAssumed ?? false;
  const questions = statement?.questions ?? [];
  const submit = () => {
    if (parts.some(isWithoutAccount)) {
      setIsTold(true);
      accounts.current?.querySelector('select')?.focus();
    } else form.submit();
  };
  const choose = (at: number, accountId: string) =>
    void form.readAgain(
      parts.length === 1
        ? { accountId }
        : { accountIds: parts.map(({ account }, index) => (index === at ? accountId : sureId(account))) },
    );
  return (
    <Flex direction="column" minH="0" minW="0">
      <Stack gap="4" flex={{ lg: '0 1 auto' }} minH="0" overflow={{ lg: 'auto' }} pb="2" px="0.5">
        {children}
        <ImportQuestions questions={questions} isBusy={isBusy} form={form} nameOf={nameOf} />
        <GivenAnswers
          answers={job.answers}
          questions={questions}
          isBusy={isBusy}
          onForget={() => void form.readAgain({ answers: {} })}
        />
        <Stack gap="4" ref={accounts}>
          {parts.map((part, at) => (
            <ImportAccountField
              key={at}
              part={part}
              label={
                parts.length === 1
                  ? t('importing.account')
                  : t('importing.accountOf', { name: part.statement.account?.label ?? part.currency })
              }
              isBusy={isBusy || form.isBusy}
              error={
                isTold && isWithoutAccount(part)
                  ? t('importing.accountMissing')
                  : form.formState.errors.accountId?.message
              }
              onChoose={(accountId) => choose(at, accountId)}
            />
          ))}
        </Stack>
        {job.duplicates.length > 0 && (
          <Text color="fg.muted">
            {fresh > 0 || closed > 0
              ? t('importing.duplicates', { count: known })
              : t('importing.nothingNew')}
          </Text>
        )}
        {closed > 0 && <Text color="fg.muted">{t('importing.closed', { count: closed })}</Text>}
      </Stack>
      <Flex
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        gap="2"
        direction="column"
        flex="none"
        pt="3"
        pb={{ base: '3', lg: '0' }}
      >
        {flow.place && (
          <Text textStyle="xs" color="fg.muted" textAlign="center">
            {t('importing.fileOf', flow.place)}
          </Text>
        )}
        <FormProblem problem={form.problem} />
        {isBroken && fresh > 0 && (
          <Text textStyle="xs" color="fg.muted" textAlign="center">
            {t('importing.addAnywayHelp', { count: fresh })}
          </Text>
        )}
        <SubmitButton
          size="lg"
          loading={isBusy || form.isBusy}
          disabled={fresh <= 0}
          {...(isBroken ? { variant: 'outline', colorPalette: 'gray' } : {})}
        >
          {isBroken ? t('importing.addAnyway') : t('importing.add', { count: Math.max(0, fresh) })}
        </SubmitButton>
        <Flex justify="center" wrap="wrap" gap="1">
          <Button variant="ghost" size="sm" onClick={flow.leave}>
            {t(flow.place ? 'importing.leaveOut' : 'importing.otherFile')}
          </Button>
          <IsAReceipt job={job} />
        </Flex>
      </Flex>
    </Flex>
  );
}

/** What was chosen or recognised stays; what is proposed or assumed is found anew. */
function sureId(account: ImportPart['account']): string | null {
  return account === undefined || account.isAssumed ? null : account.accountId;
}
