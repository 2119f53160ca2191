import { Box, Flex, Text } from '@chakra-ui/react';
import { LayoutRole } from '../../../shared/model/statement.ts';
import type { StatementLayout } from '../../../shared/model/statement.ts';
import { useText } from '../../text/use-text.ts';
import { Choice } from '../../kit/choice.tsx';

interface ColumnRolesProps {
  readonly layout: StatementLayout;
  readonly isBusy: boolean;
  readonly onChange: (index: number, role: LayoutRole) => void;
}

/** How each column of the file was taken, with a few of its cells; another role may be chosen. */
export function ColumnRoles({ layout, isBusy, onChange }: ColumnRolesProps) {
  const t = useText();
  return (
    <Box as="section" aria-label={t('importing.columns')}>
      <Text textStyle="xs" color="fg.muted" mb="2">
        {t('importing.columnHelp')}
      </Text>
      <Flex gap="2" overflowX="auto" pb="2" tabIndex={0} role="group" aria-label={t('importing.columns')}>
        {layout.columns.map(({ index, header, role, samples }) => {
          const name = header || t('importing.column', { number: index + 1 });
          return (
            <Box
              key={index}
              borderWidth="1px"
              borderRadius="l2"
              p="2.5"
              minW="9.5rem"
              maxW="12rem"
              flex="0 0 auto"
            >
              <Text textStyle="xs" fontWeight="550" truncate title={name}>
                {name}
              </Text>
              <Box my="1.5">
                <Choice
                  size="sm"
                  aria-label={name}
                  value={role}
                  disabled={isBusy}
                  onChange={(event) => onChange(index, LayoutRole.parse(event.target.value))}
                >
                  {LayoutRole.options.map((option) => (
                    <option key={option} value={option}>
                      {t(`importing.roles.${option}`)}
                    </option>
                  ))}
                </Choice>
              </Box>
              {samples.slice(0, 2).map((sample, at) => (
                <Text key={`${at} ${sample}`} textStyle="xs" color="fg.muted" truncate title={sample}>
                  {sample}
                </Text>
              ))}
            </Box>
          );
        })}
      </Flex>
    </Box>
  );
}
