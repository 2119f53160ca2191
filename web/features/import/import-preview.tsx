import { Alert, Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import type { Statement } from '../../../shared/model/statement.ts';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { AccountChoice } from '../account/account-choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { ColumnRoles } from './column-roles.tsx';
import { GivenAnswers, ImportQuestions } from './import-questions.tsx';
import { StatementRows } from './statement-rows.tsx';
import type { ImportFlow } from './use-import-flow.ts';
import { useImportForm } from './use-import-form.ts';
import type { ImportForm } from './use-import-form.ts';
import { Verdict } from './verdict.tsx';

interface ImportPreviewProps {
  readonly job: StatementImport;
  /** The file is being read again: what is shown is the reading before. */
  readonly isBusy: boolean;
  readonly flow: Pick<ImportFlow, 'readAgain' | 'commit' | 'leave' | 'place'>;
}

/** The statement's rows at the left, the verdict and what is still to decide at the right, one button to add. */
export function ImportPreview({ job, isBusy, flow }: ImportPreviewProps) {
  const { statement } = job;
  const { organization } = useSignedIn();
  const form = useImportForm(job, flow);
  const restored = new Set(useWatch({ control: form.control, name: 'restored' }));
  if (!statement) return null;
  const currency = statement.currency ?? organization.currency;
  const restore = (row: number, isRestored: boolean) =>
    form.setValue('restored', isRestored ? [...restored, row] : [...restored].filter((one) => one !== row));
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      templateRows={{ lg: 'minmax(0, 1fr)' }}
      gap="5"
      h={{ lg: 'full' }}
      pb="4"
      aria-busy={isBusy}
    >
      <Flex direction="column" gap="3" minH="0" minW="0" opacity={isBusy ? 0.6 : 1}>
        {statement.layout && (
          <ColumnRoles
            layout={statement.layout}
            isBusy={isBusy}
            onChange={(index, role) =>
              void form.readAgain({ columns: { ...job.columns, [String(index)]: role } })
            }
          />
        )}
        <StatementRows
          statement={statement}
          duplicates={job.duplicates}
          restored={restored}
          onRestore={restore}
          currency={currency}
          brokenRow={statement.brokenAt?.row}
        />
      </Flex>
      <Stack gap="4" overflow={{ lg: 'auto' }} pb="2" px="0.5">
        <Verdict statement={statement} currency={currency} />
        <Rejected statement={statement} />
        <Decision
          job={job}
          statement={statement}
          isBusy={isBusy}
          restored={restored}
          form={form}
          flow={flow}
        />
      </Stack>
    </Grid>
  );
}

function Rejected({ statement: { rejected } }: { statement: Statement }) {
  const t = useText();
  if (rejected.length === 0) return null;
  return (
    <Alert.Root status="warning" colorPalette="amber" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('importing.rejected', { count: rejected.length })}</Alert.Title>
        <Alert.Description>
          {rejected.slice(0, 5).map(({ row, reason }) => (
            <Text key={row} textStyle="xs">
              {t('importing.row', { row })}: {reason}
            </Text>
          ))}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

interface DecisionProps extends Omit<ImportPreviewProps, 'flow'> {
  readonly statement: Statement;
  readonly restored: ReadonlySet<number>;
  readonly form: ImportForm;
  readonly flow: Pick<ImportFlow, 'leave' | 'place'>;
}

function Decision({ job, statement, isBusy, restored, form, flow }: DecisionProps) {
  const t = useText();
  const known = job.duplicates.filter(({ row }) => !restored.has(row)).length;
  const fresh = statement.transactions.length - known;
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="4">
        <ImportQuestions questions={statement.questions} isBusy={isBusy} form={form} />
        <GivenAnswers
          answers={job.answers}
          questions={statement.questions}
          isBusy={isBusy}
          onForget={() => void form.readAgain({ answers: {} })}
        />
        <AccountField job={job} isBusy={isBusy || form.isBusy} form={form} />
        {job.duplicates.length > 0 && (
          <Text color="fg.muted">
            {fresh > 0 ? t('importing.duplicates', { count: known }) : t('importing.nothingNew')}
          </Text>
        )}
        <Flex
          gap="2"
          direction="column"
          position={{ lg: 'sticky' }}
          bottom="0"
          bg="bg.panel"
          pt="2"
          pb={{ base: '3', lg: '0' }}
        >
          {flow.place && (
            <Text textStyle="xs" color="fg.muted" textAlign="center">
              {t('importing.fileOf', flow.place)}
            </Text>
          )}
          <FormProblem problem={form.problem} />
          <SubmitButton size="lg" loading={isBusy || form.isBusy} disabled={fresh <= 0}>
            {t('importing.add', { count: Math.max(0, fresh) })}
          </SubmitButton>
          <Box textAlign="center">
            <Button variant="ghost" size="sm" onClick={flow.leave}>
              {t(flow.place ? 'importing.leaveOut' : 'importing.otherFile')}
            </Button>
          </Box>
        </Flex>
      </Stack>
    </form>
  );
}

type AccountFieldProps = Pick<DecisionProps, 'job' | 'isBusy' | 'form'>;

/** The account the rows go to: recognised, chosen, or a new one with what the file says of it. */
function AccountField({ job, isBusy, form: { register, readAgain, formState } }: AccountFieldProps) {
  const t = useText();
  const { accounts } = useSignedIn().organization;
  const [proposed] = job.accounts;
  if (job.accounts.length > 1)
    return <Text color="fg.muted">{t('importing.severalAccounts', { count: job.accounts.length })}</Text>;
  const none = proposed ? t('importing.newAccount', { name: proposed.name }) : t('importing.chooseAccount');
  return (
    <FormField
      label={t('importing.account')}
      help={t('importing.accountHelp')}
      error={formState.errors.accountId?.message}
    >
      <AccountChoice
        accounts={accounts}
        none={job.accountId === null ? none : undefined}
        disabled={isBusy}
        {...register('accountId', {
          onChange: ({ target }: { target: HTMLSelectElement }) =>
            target.value !== '' && void readAgain({ accountId: target.value }),
        })}
      />
    </FormField>
  );
}
