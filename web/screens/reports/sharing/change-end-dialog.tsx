import { Stack, Text } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import { isCivilDate } from '../../../../shared/civil-date.ts';
import { telling } from '../../../../shared/model/field-words.ts';
import { LINK_DAYS, SharedLinkChange } from '../../../../shared/model/shared-link.ts';
import type { SharedLink } from '../../../../shared/model/shared-link.ts';
import { dayInWords } from '../../../../shared/text/day-in-words.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { useChangeSharedLink } from '../../../api/shared-links.ts';
import { Choice } from '../../../kit/choice.tsx';
import { DayField } from '../../../kit/day-field.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { currentLanguage } from '../../../text/speak.ts';
import { useText } from '../../../text/use-text.ts';

interface ChangeEndDialogProps {
  readonly link: SharedLink;
  readonly onClose: () => void;
}

const DAYS = [7, LINK_DAYS, 90] as const;
/** Until a day that is chosen, instead of for so many. */
const UNTIL_DAY = 'day';
const DAY_MS = 86_400_000;
const DAY = 'yyyy-mm-dd'.length;

/** A person chooses an end that lies ahead; one that lies behind is only gone back to. */
const LaterEnd = SharedLinkChange.refine(({ endsAt }) => endsAt > new Date().toISOString(), {
  path: ['endsAt'],
  ...telling({ code: 'link-end-too-early' }),
});

/** Says until when a link opens, counted from today or by a day. */
export function ChangeEndDialog({ link, onClose }: ChangeEndDialogProps) {
  const t = useText();
  const form = useEndForm({ link, onClose });
  const { control, register, formState } = form;
  const [days, endsAt] = useWatch({ control, name: ['days', 'endsAt'] });
  const error = formState.errors.endsAt?.message;
  return (
    <FormDialog
      title={t('sharing.endTitle', { label: link.label })}
      form={form}
      isReady={days !== UNTIL_DAY || isCivilDate(endsAt)}
      submitLabel={t('common.save')}
      busyLabel={t('common.saving')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('sharing.endHelp')}</Text>
        <FormField label={t('sharing.days')} error={days === UNTIL_DAY ? undefined : error}>
          <Choice {...register('days')}>
            {DAYS.map((count) => (
              <option key={count} value={count}>
                {t('sharing.daysFromToday', { count })}
              </option>
            ))}
            <option value={UNTIL_DAY}>{t('sharing.untilDay')}</option>
          </Choice>
        </FormField>
        {days === UNTIL_DAY && (
          <Controller
            control={control}
            name="endsAt"
            render={({ field }) => <DayField {...field} label={t('sharing.lastDay')} error={error} />}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

function useEndForm({ link: { id, label, endsAt: before }, onClose }: ChangeEndDialogProps) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: change } = useChangeSharedLink();
  const failed = t('sharing.endFailed');
  return useRouteForm({
    body: LaterEnd,
    defaultValues: { days: String(LINK_DAYS), endsAt: before.slice(0, DAY) },
    bodyOf: ({ days, endsAt }) => ({
      endsAt:
        days === UNTIL_DAY
          ? `${endsAt}T23:59:59.999Z`
          : new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
    }),
    send: async ({ endsAt }) => {
      const changed = await change({ id, endsAt });
      const until = dayInWords(changed.endsAt.slice(0, DAY), currentLanguage());
      notify.done({
        title: t('sharing.endChanged', { label }),
        description: t('sharing.opensUntil', { day: until }),
        settles: [failed],
        undo: () => change({ id, endsAt: before }),
      });
      onClose();
    },
    onFailed: (error) => notify.failed(failed, messageOf(error, t('common.unexpected'))),
  });
}
