import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, isCivilDate } from '../../../shared/civil-date.ts';
import type { PeriodLockState } from '../../../shared/model/period-lock.ts';
import { dayInWords } from '../../../shared/text/day-in-words.ts';
import { messageOf } from '../../api/message-of.ts';
import { useLockPeriod, usePeriodLockPreview } from '../../api/period-lock.ts';
import { monthAround, useToday } from '../../auth/today.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { DayField } from '../../kit/day-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useLanguage, useText } from '../../text/use-text.ts';

/** What a master is about to do: close up to a day, reopen what lies after one, or reopen all. */
type Asked = { readonly act: 'close' | 'reopen'; readonly until: string | null };

/** Closes books up to a day, or reopens them, once it is confirmed with what that means. */
export function ClosePeriod({ state: { lock, version } }: { readonly state: PeriodLockState }) {
  const t = useText();
  const language = useLanguage();
  const notify = useNotify();
  const today = useToday();
  const { mutateAsync: save } = useLockPeriod();
  const [search] = useSearchParams();
  const wished = search.get('close') ?? '';
  const [day, setDay] = useState(isCivilDate(wished) ? wished : endOfLastMonth(today, lock?.until));
  const [asked, setAsked] = useState<Asked>({ act: 'close', until: null });
  const [isOpen, setIsOpen] = useState(false);
  const words = useWords(asked, isOpen);
  const ask = (next: Asked) => {
    setAsked(next);
    setIsOpen(true);
  };
  const isLater = lock === null || day > lock.until;
  const put = async () => {
    try {
      await save({ until: asked.until, version });
      const title =
        asked.act === 'close'
          ? t('closing.closed', { day: dayInWords(asked.until ?? '', language) })
          : t('closing.reopened');
      notify.done({ title, settles: [t('closing.failed')] });
    } catch (error) {
      notify.failed(t('closing.failed'), messageOf(error, t('common.unexpected')));
    } finally {
      setIsOpen(false);
    }
  };
  return (
    <Stack gap="4" align="flex-start">
      <DayField
        label={t('closing.until')}
        help={t(lock ? 'closing.untilHelpClosed' : 'closing.untilHelp')}
        value={day}
        onChange={setDay}
      />
      <Flex gap="3" wrap="wrap">
        <Button
          disabled={!isCivilDate(day) || !isLater || day >= today}
          onClick={() => ask({ act: 'close', until: day })}
        >
          {t('closing.close')}
        </Button>
        {lock && (
          <Button
            variant="outline"
            onClick={() => ask({ act: 'reopen', until: isCivilDate(day) && day < lock.until ? day : null })}
          >
            {t('closing.reopen')}
          </Button>
        )}
      </Flex>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.title}
        description={words.description}
        confirmLabel={words.confirm}
        isGentle
        onConfirm={put}
        onClose={() => setIsOpen(false)}
      />
    </Stack>
  );
}

/** What is said before it is done; how much it closes, once that is known. */
function useWords({ act, until }: Asked, isOpen: boolean) {
  const t = useText();
  const language = useLanguage();
  const isClosing = act === 'close' && until !== null;
  const { data } = usePeriodLockPreview(isOpen && isClosing ? until : undefined);
  if (!isClosing)
    return {
      title: t('closing.reopenTitle'),
      description:
        until === null
          ? t('closing.reopenAllHelp')
          : t('closing.reopenHelp', { day: dayInWords(until, language) }),
      confirm: t('closing.confirmReopen'),
    };
  const said = [
    data && t('closing.closes', { count: data.count }),
    data && data.unready > 0 && t('closing.unready', { count: data.unready }),
    t('closing.closeHelp'),
  ];
  return {
    title: t('closing.closeTitle', { day: dayInWords(until, language) }),
    description: said.filter(Boolean).join(' '),
    confirm: t('closing.confirmClose'),
  };
}

/** The period that is most likely closed next: the month before this one, unless more is closed already. */
function endOfLastMonth(today: string, closed = ''): string {
  const end = addDays(monthAround(today).from, -1);
  return end > closed ? end : closed;
}
