import { HStack, Text } from '@chakra-ui/react';
import { LuArrowLeftRight, LuReceipt } from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { entryPath, receiptPath } from '../../../shared/paths.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Money } from '../../kit/money.tsx';
import type { Command } from './command.ts';
import type { useFound } from './use-found.ts';

interface BesideProps {
  readonly date: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
}

/** What was found, each leading to where it is open. */
export function useFoundCommands({ rows, documents }: ReturnType<typeof useFound>): Command[] {
  const go = useNavigate();
  return [
    ...rows.map(({ id, description, ...facts }) => ({
      id,
      group: 'shell.transactions' as const,
      label: description,
      beside: <Beside {...facts} />,
      Icon: LuArrowLeftRight,
      run: () => void go(entryPath(id)),
    })),
    ...documents.map(({ id, vendor, fileName, ...facts }) => ({
      id,
      group: 'shell.receipts' as const,
      label: vendor ?? fileName,
      beside: <Beside {...facts} />,
      Icon: LuReceipt,
      run: () => void go(receiptPath(id)),
    })),
  ];
}

function Beside({ date, amount, currency }: BesideProps) {
  return (
    <HStack gap="3" color="fg.muted" textStyle="sm" flexShrink="0">
      {date !== null && (
        <Text as="span" hideBelow="sm">
          <DateText day={date} />
        </Text>
      )}
      {amount !== null && currency !== null && <Money amount={amount} currency={currency} />}
    </HStack>
  );
}
