import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { EACH_CURRENCY, StatementQuestion } from '../../../shared/model/statement.ts';
import { useText } from '../../text/use-text.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { Few } from './few.tsx';
import type { ImportForm } from './use-import-form.ts';

interface ImportQuestionsProps {
  readonly questions: readonly StatementQuestion[];
  readonly isBusy: boolean;
  readonly form: ImportForm;
  readonly nameOf: (row: number) => string;
}

/** What the file itself leaves open: what was assumed, and what it could be as well. */
export function ImportQuestions({ questions, isBusy, form, nameOf }: ImportQuestionsProps) {
  const t = useText();
  const { register, getValues, readAgain, formState } = form;
  const wordsFor = useChoiceWords();
  if (questions.length === 0) return null;
  return (
    <Stack
      as="fieldset"
      gap="3"
      borderWidth="1px"
      borderColor="amber.border"
      bg="amber.subtle"
      borderRadius="l3"
      p="4"
    >
      <Text as="legend" fontWeight="620" color="amber.fg" float="left">
        {t('importing.questions')}
      </Text>
      {questions.map(({ about, assumed, alternatives, rows }) => (
        <Box key={about}>
          <FormField
            label={t(`importing.about.${about}`)}
            error={formState.errors.answers?.[about]?.message}
            help={about === 'currency' && assumed === EACH_CURRENCY ? t('importing.eachHelp') : undefined}
          >
            <Choice
              disabled={isBusy}
              {...register(`answers.${about}`, {
                onChange: () => void readAgain({ answers: getValues('answers') }),
              })}
            >
              {[assumed, ...alternatives].map((choice) => (
                <option key={choice} value={choice}>
                  {wordsFor(about, choice)}
                </option>
              ))}
            </Choice>
          </FormField>
          {rows.length > 0 && (
            <Box textStyle="xs" mt="1.5" color="fg.muted">
              <Text>{t('importing.questionRows')}</Text>
              <Few items={rows} keyOf={(row) => row}>
                {(row) => (
                  <Box as="li" overflowWrap="anywhere">
                    {nameOf(row)}
                  </Box>
                )}
              </Few>
            </Box>
          )}
        </Box>
      ))}
    </Stack>
  );
}

/** The reader's own names in words; a column's or currency's name stays as it is. */
function useChoiceWords(): (about: StatementQuestion['about'], choice: string) => string {
  const t = useText();
  return (about, choice) => {
    if (about === 'status')
      return choice === 'none'
        ? t('importing.choices.none')
        : t('importing.choices.happened', { words: choice.split(' | ').join(', ') });
    switch (choice) {
      case 'dmy':
        return t('importing.choices.dmy');
      case 'mdy':
        return t('importing.choices.mdy');
      case 'ymd':
        return t('importing.choices.ymd');
      case '.':
        return t('importing.choices.point');
      case ',':
        return t('importing.choices.comma');
      case 'as-written':
        return t('importing.choices.asWritten');
      case 'reversed':
        return t('importing.choices.reversed');
      case 'included':
        return t('importing.choices.included');
      case 'beside':
        return t('importing.choices.beside');
      case EACH_CURRENCY:
        return t('importing.choices.each');
      default:
        return choice;
    }
  };
}

interface GivenAnswersProps {
  readonly answers: Readonly<Record<string, string>>;
  /** Questions that are asked now. */
  readonly questions: readonly StatementQuestion[];
  readonly isBusy: boolean;
  /** The file is read again as if nothing had been answered. */
  readonly onForget: () => void;
}

/** What was answered, for this file or an earlier one of its shape: an answer can be taken back. */
export function GivenAnswers({ answers, questions, isBusy, onForget }: GivenAnswersProps) {
  const t = useText();
  const wordsFor = useChoiceWords();
  const given = StatementQuestion.shape.about.options.filter(
    (about) => answers[about] !== undefined && questions.every((question) => question.about !== about),
  );
  if (given.length === 0) return null;
  return (
    <Stack gap="1" align="flex-start">
      {given.map((about) => (
        <Text key={about} textStyle="xs" color="fg.muted">
          {t(`importing.about.${about}`)} <strong>{wordsFor(about, answers[about] ?? '')}</strong>
        </Text>
      ))}
      <Button variant="ghost" size="xs" ms="-2" disabled={isBusy} onClick={onForget}>
        {t('importing.askAgain')}
      </Button>
    </Stack>
  );
}
