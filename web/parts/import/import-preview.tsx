import { Alert, Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Statement } from '../../../shared/model/statement.ts';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { Choice } from '../choice.tsx';
import { FormField } from '../form-field.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { StatementRows } from './statement-rows.tsx';
import type { ImportFlow } from './use-import-flow.ts';
import { Verdict } from './verdict.tsx';

interface ImportPreviewProps {
  readonly job: StatementImport;
  readonly flow: Pick<ImportFlow, 'chooseAccount' | 'commit' | 'reset'>;
}

/** The statement's rows at the left, the verdict and what is still to decide at the right, one button to add. */
export function ImportPreview({ job, flow }: ImportPreviewProps) {
  const { statement } = job;
  const { organization } = useSignedIn();
  if (!statement) return null;
  const currency = statement.currency ?? organization.currency;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      templateRows={{ lg: 'minmax(0, 1fr)' }}
      gap="5"
      h={{ lg: 'full' }}
      pb="4"
    >
      <StatementRows
        statement={statement}
        duplicates={job.duplicates.map(({ row }) => row)}
        currency={currency}
        brokenRow={statement.brokenAt?.row}
      />
      <Stack gap="4" overflow={{ lg: 'auto' }} pb="2" px="0.5">
        <Verdict statement={statement} currency={currency} />
        <Rejected statement={statement} />
        <Decision job={job} statement={statement} flow={flow} />
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

interface DecisionProps extends ImportPreviewProps {
  readonly statement: Statement;
}

function Decision({ job, statement, flow }: DecisionProps) {
  const t = useText();
  const { accounts } = useSignedIn().organization;
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(statement.questions.map(({ about, assumed }) => [about, assumed])),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const fresh = statement.transactions.length - job.duplicates.length;
  const hold = (work: Promise<void>) => {
    setIsBusy(true);
    void work.finally(() => setIsBusy(false));
  };
  const add = () => {
    setIsTried(true);
    if (job.accountId !== null) hold(flow.commit(answers, job.accountId));
  };
  return (
    <>
      <ImportQuestions questions={statement.questions} answers={answers} onChange={setAnswers} />
      <FormField
        label={t('importing.account')}
        help={t('importing.accountHelp')}
        error={isTried && job.accountId === null ? t('importing.chooseAccount') : undefined}
      >
        <Choice
          value={job.accountId ?? ''}
          disabled={isBusy}
          onChange={(event) => event.target.value !== '' && hold(flow.chooseAccount(event.target.value))}
        >
          {job.accountId === null && <option value="">{t('importing.chooseAccount')}</option>}
          {accounts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      </FormField>
      {job.duplicates.length > 0 && (
        <Text color="fg.muted">
          {fresh > 0
            ? t('importing.duplicates', { count: job.duplicates.length })
            : t('importing.nothingNew')}
        </Text>
      )}
      <Flex
        gap="2"
        direction="column"
        position="sticky"
        bottom="0"
        bg="bg.panel"
        pt="2"
        pb={{ base: '3', lg: '0' }}
      >
        <Button colorPalette="ember" size="lg" loading={isBusy} disabled={fresh <= 0} onClick={add}>
          {t('importing.add', { count: Math.max(0, fresh) })}
        </Button>
        <Box textAlign="center">
          <Button variant="ghost" size="sm" onClick={flow.reset}>
            {t('importing.otherFile')}
          </Button>
        </Box>
      </Flex>
    </>
  );
}
