import { Box, Button, Collapsible, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuChevronDown, LuChevronRight } from 'react-icons/lu';
import { LayoutRole } from '../../../shared/model/statement.ts';
import type { StatementLayout } from '../../../shared/model/statement.ts';
import { useText } from '../../text/use-text.ts';
import { Choice } from '../../kit/choice.tsx';

interface ColumnRolesProps {
  readonly layout: StatementLayout;
  /** Nothing asks for a look at them: they are folded away until somebody wants to see them. */
  readonly isSure: boolean;
  readonly isBusy: boolean;
  readonly onChange: (index: number, role: LayoutRole) => void;
}

/** How each column of the file was taken, with a few of its cells; another role may be chosen. */
export function ColumnRoles({ layout, isSure, isBusy, onChange }: ColumnRolesProps) {
  const t = useText();
  const [wanted, setWanted] = useState<boolean>();
  const isOpen = wanted ?? !isSure;
  const used = layout.columns.filter(({ role }) => role !== 'ignored');
  return (
    <Collapsible.Root
      open={isOpen}
      onOpenChange={({ open }) => setWanted(open)}
      lazyMount
      unmountOnExit
      as="section"
      aria-label={t('importing.columns')}
    >
      <Collapsible.Trigger asChild>
        <Button
          variant="ghost"
          size="sm"
          ms="-3"
          maxW="full"
          fontWeight="400"
          _expanded={{ bg: 'transparent' }}
        >
          {isOpen ? <LuChevronDown aria-hidden="true" /> : <LuChevronRight aria-hidden="true" />}
          <Text as="span" fontWeight="550">
            {t('importing.columnsShow')}
          </Text>
          <Text as="span" color="fg.muted" truncate>
            {isOpen
              ? t('importing.columnHelp')
              : used.map(({ role }) => t(`importing.roles.${role}`)).join(' · ')}
          </Text>
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Flex
          gap="2"
          overflowX="auto"
          pt="1"
          pb="2"
          tabIndex={0}
          role="group"
          aria-label={t('importing.columns')}
        >
          {layout.columns.map((column) => (
            <Column key={column.index} column={column} isBusy={isBusy} onChange={onChange} />
          ))}
        </Flex>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

interface ColumnProps extends Pick<ColumnRolesProps, 'isBusy' | 'onChange'> {
  readonly column: StatementLayout['columns'][number];
}

function Column({ column: { index, header, role, samples }, isBusy, onChange }: ColumnProps) {
  const t = useText();
  const name = header || t('importing.column', { number: index + 1 });
  return (
    <Box borderWidth="1px" borderRadius="l2" p="2.5" minW="9.5rem" maxW="12rem" flex="0 0 auto">
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
}
