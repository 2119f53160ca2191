import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { SaleTreatment, SalesPricing } from '../../../shared/model/sales-tax.ts';
import { useToday } from '../../auth/today.ts';
import { useCategories } from '../../features/category/categories.ts';
import { useUsualTaxes } from '../../features/sales-tax/use-usual-taxes.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import type { RegistrationFields } from './registration-values.ts';

interface PricingFieldsProps {
  readonly form: RegistrationFields;
}

/** How sales are priced, and where that differs each category of income. */
export function PricingFields({ form }: PricingFieldsProps) {
  const t = useText();
  const taxes = useUsualTaxes(useToday());
  const { control, register, formState } = form;
  const sales = useWatch({ control, name: 'salesTax.sales' });
  const tax = taxes === '' ? t('registration.usualTax') : taxes;
  return (
    <Stack gap="4">
      <FormField
        label={t('registration.sales')}
        help={t('registration.salesHelp')}
        error={formState.errors.salesTax?.sales?.message}
      >
        <Choice {...register('salesTax.sales')}>
          {sales === '' && <option value="">{t('registration.chooseSales')}</option>}
          {SalesPricing.options.map((one) => (
            <option key={one} value={one}>
              {t(`registration.pricing.${one}`, { tax })}
            </option>
          ))}
        </Choice>
      </FormField>
      {sales === 'mixed' && <Treatments form={form} />}
    </Stack>
  );
}

function Treatments({ form: { register } }: PricingFieldsProps) {
  const t = useText();
  const title = useId();
  // Interest is exempt wherever there is such a tax.
  const sold = useCategories()
    .of('income')
    .filter(({ purpose }) => purpose !== 'interest-income');
  return (
    <Box role="group" aria-labelledby={title}>
      <Text id={title} fontWeight="550" mb="2">
        {t('registration.byCategory')}
      </Text>
      <Stack gap="2">
        {sold.map(({ id, label }) => (
          <Flex key={id} align="center" justify="space-between" columnGap="4" rowGap="1" wrap="wrap">
            <Text asChild flex="1" minW="10rem">
              <label htmlFor={`${title}${id}`}>{label}</label>
            </Text>
            <Box w={{ base: 'full', sm: '14rem' }}>
              <Choice id={`${title}${id}`} {...register(`salesTax.byCategory.${id}`)}>
                <option value="">{t('registration.undecided')}</option>
                {SaleTreatment.options.map((one) => (
                  <option key={one} value={one}>
                    {t(`registration.treatments.${one}`)}
                  </option>
                ))}
              </Choice>
            </Box>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
