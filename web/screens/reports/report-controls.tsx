import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LuCalendar } from 'react-icons/lu';
import { useToday } from '../../auth/today.ts';
import { Choice } from '../../kit/choice.tsx';
import { DateRangeFields } from '../../kit/date-range-fields.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import { RangeCalendar } from './range-calendar.tsx';
import { rangeNames, viewTypes } from './use-report-view.ts';
import type { ReportView } from './use-report-view.ts';

/** Which days are reported, and what of them. */
export function ReportControls({ view }: { view: ReportView }) {
  const t = useText();
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const { range, type, typed } = view;
  return (
    <Flex gap="3" wrap="wrap" align="flex-start" _print={{ display: 'none' }}>
      <Field label={t('reports.range')}>
        <Choice value={range} onChange={(event) => view.chooseRange(event.target.value)}>
          {rangeNames.map((name) => (
            <option key={name} value={name}>
              {t(`reports.ranges.${name}`)}
            </option>
          ))}
        </Choice>
      </Field>
      {view.tab === 'overview' && (
        <Field label={t('reports.type')}>
          <Choice value={type} onChange={(event) => view.chooseType(event.target.value)}>
            {viewTypes.map((one) => (
              <option key={one} value={one}>
                {t(`reports.types.${one}`)}
              </option>
            ))}
          </Choice>
        </Field>
      )}
      {range === 'custom' && (
        <Flex gap="3" wrap="wrap" align="flex-start" flex={{ base: '1 1 100%', lg: '0 1 auto' }}>
          <Box flex="1 1 20rem" maxW={{ sm: '24rem' }}>
            <DateRangeFields value={typed} onChange={view.chooseDays} />
          </Box>
          <Button variant="outline" mt={{ sm: '1.625rem' }} onClick={() => setOpen(true)}>
            <LuCalendar aria-hidden="true" /> {t('reports.openCalendar')}
          </Button>
          {isOpen && (
            <RangeCalendar
              value={view.days}
              today={today}
              onChoose={view.chooseDays}
              onClose={() => setOpen(false)}
            />
          )}
        </Flex>
      )}
    </Flex>
  );
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box flex={{ base: '1 1 8rem', sm: '0 0 13rem' }}>
    <FormField label={label}>{children}</FormField>
  </Box>
);
