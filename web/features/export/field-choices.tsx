import { Box, Checkbox, Flex, Grid, Text } from '@chakra-ui/react';
import { requiredExportFields } from '../../../shared/model/export.ts';
import type { ExportField } from '../../../shared/model/export.ts';
import { useText } from '../../text/use-text.ts';
import { fieldGroups } from './field-groups.ts';

interface FieldChoicesProps {
  readonly selected: readonly ExportField[];
  readonly onChange: (selected: readonly ExportField[]) => void;
}

const inOrder: readonly ExportField[] = fieldGroups.flatMap(({ fields }) => fields);

/** The fields of a custom export in their groups; those without which a row means nothing stay chosen. */
export function FieldChoices({ selected, onChange }: FieldChoicesProps) {
  const t = useText();
  const toggle = (field: ExportField, isChosen: boolean) =>
    onChange(inOrder.filter((one) => (one === field ? isChosen : selected.includes(one))));
  return (
    <Box>
      <Flex justify="space-between" align="baseline" mb="3">
        <Text fontWeight="550">{t('exporting.fields')}</Text>
        <Text textStyle="xs" color="fg.muted" aria-live="polite">
          {t('exporting.selected', { count: selected.length })}
        </Text>
      </Flex>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        {fieldGroups.map(({ key, fields }) => (
          <Box as="fieldset" key={key} borderTopWidth="1px" pt="2">
            <Text as="legend" textStyle="xs" color="fg.muted" fontWeight="550" float="left" w="full" mb="2">
              {t(`exporting.groups.${key}`)}
            </Text>
            {fields.map((field) => (
              <FieldChoice
                key={field}
                field={field}
                isChosen={selected.includes(field)}
                onToggle={(isChosen) => toggle(field, isChosen)}
              />
            ))}
          </Box>
        ))}
      </Grid>
    </Box>
  );
}

interface FieldChoiceProps {
  readonly field: ExportField;
  readonly isChosen: boolean;
  readonly onToggle: (isChosen: boolean) => void;
}

function FieldChoice({ field, isChosen, onToggle }: FieldChoiceProps) {
  const t = useText();
  const isRequired = requiredExportFields.includes(field);
  return (
    <Checkbox.Root
      display="flex"
      py="1"
      clear="both"
      checked={isChosen}
      disabled={isRequired}
      onCheckedChange={({ checked }) => onToggle(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label opacity="1">
        {t(`exporting.field.${field}`)}
        {isRequired && (
          <Text as="span" color="fg.muted" ml="1.5" textStyle="xs">
            {t('exporting.required')}
          </Text>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
