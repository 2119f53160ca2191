import type { ComponentProps } from 'react';
import type { ReportFormat } from '../../../shared/model/export.ts';
import { dayOrders, hasDayOrder } from '../../../shared/report-formats.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';

interface DayOrderChoiceProps extends Omit<ComponentProps<typeof Choice>, 'children'> {
  readonly format: ReportFormat;
}

/** How a bank CSV writes its days: as the importing program's country setting has it, which a file can't know. */
export function DayOrderChoice({ format, ...rest }: DayOrderChoiceProps) {
  const t = useText();
  if (!hasDayOrder(format)) return null;
  return (
    <FormField label={t('exporting.dayOrder')} help={t('exporting.dayOrderHelp')}>
      <Choice {...rest}>
        {dayOrders.map((order) => (
          <option key={order} value={order}>
            {t(`exporting.dayOrders.${order}`)}
          </option>
        ))}
      </Choice>
    </FormField>
  );
}
