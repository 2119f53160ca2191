import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { daysOfMonth } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { useWorklist } from '../../api/ledger.ts';
import { messageOf } from '../../api/message-of.ts';
import { useToday } from '../../auth/today.ts';
import { FormProblem } from '../../kit/form-problem.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';
import { daysOf, periodOfDays } from '../export/export-period.ts';
import { PeriodChoice } from '../export/period-choice.tsx';
import { HandOverChecklist } from '../hand-over/hand-over-checklist.tsx';
import { LatestPackage } from './latest-package.tsx';
import { useMakePackage } from './use-make-package.ts';

/**
 * Makes a package for the accountant of chosen days, to begin with these or with the latest month that has entries, and shows the latest
 * one: how far it is, or where to download it.
 */
export function AccountantPackage({ days }: { days?: DateRange | undefined }) {
  const t = useText();
  return (
    <Panel title={t('packages.title')}>
      {days === undefined ? <OrderOfLatestMonth /> : <Order days={days} />}
      <LatestPackage />
    </Panel>
  );
}

function OrderOfLatestMonth() {
  return (
    <Loaded query={useWorklist()}>
      {({ months }) => <Order days={months ? daysOfMonth(months.latest) : undefined} />}
    </Loaded>
  );
}

function Order({ days }: { days: DateRange | undefined }) {
  const t = useText();
  const today = useToday();
  const [period, setPeriod] = useState(periodOfDays(days, today));
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useMakePackage();
  const chosen = daysOf(period, today);
  const submit = () => {
    setAsked(true);
    if (chosen && !isPending) mutate(chosen);
  };
  const problem = error ? messageOf(error, t('common.unexpected')) : undefined;
  const lacking = isAsked && !chosen ? t('exporting.chooseRange') : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('packages.help')}</Text>
        <PeriodChoice
          value={period}
          onChange={(wanted) => {
            setPeriod(wanted);
            setAsked(false);
            reset();
          }}
        />
        <HandOverChecklist of={t('packages.title')} days={chosen} />
        <FormProblem problem={lacking ?? problem} />
        <SubmitButton loading={isPending} loadingText={t('packages.submitting')}>
          {t('packages.make')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
