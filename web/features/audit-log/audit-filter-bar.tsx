import { Box, Grid } from '@chakra-ui/react';
import { actKinds } from '../../../shared/audit-acts.ts';
import { Choice } from '../../kit/choice.tsx';
import { DateRangeFields } from '../../kit/date-range-fields.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import type { AuditFilterState } from './use-audit-filters.ts';

/** Somebody whose acts can be looked for. */
export interface AuditPerson {
  readonly userId: string;
  readonly fullName: string;
}

/** Whose acts, of which kind and of which days. */
export function AuditFilterBar({
  state: { values, set },
  people,
}: {
  state: AuditFilterState;
  people: readonly AuditPerson[];
}) {
  const t = useText();
  return (
    <Grid
      role="search"
      aria-label={t('auditLog.filters')}
      templateColumns={{ base: '1fr 1fr', xl: '1fr 1fr 2fr' }}
      gap={{ base: '3', md: '4' }}
      alignItems="start"
    >
      <FormField label={t('auditLog.person')}>
        <Choice value={values.person} onChange={(event) => set({ person: event.target.value })}>
          <option value="">{t('auditLog.everybody')}</option>
          {people.map(({ userId, fullName }) => (
            <option key={userId} value={userId}>
              {fullName}
            </option>
          ))}
        </Choice>
      </FormField>
      <FormField label={t('auditLog.kind')}>
        <Choice value={values.kind} onChange={(event) => set({ kind: event.target.value })}>
          <option value="">{t('auditLog.everything')}</option>
          {actKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`auditLog.kinds.${kind}`)}
            </option>
          ))}
        </Choice>
      </FormField>
      <Box gridColumn={{ base: '1 / -1', xl: 'auto' }}>
        <DateRangeFields value={{ from: values.from, to: values.to }} onChange={set} />
      </Box>
    </Grid>
  );
}
