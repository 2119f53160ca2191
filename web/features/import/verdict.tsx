import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { LuCircleAlert, LuCircleCheck, LuCircleHelp } from 'react-icons/lu';
import type { Statement } from '../../../shared/model/statement.ts';
import { useText } from '../../text/use-text.ts';
import { useMoney } from '../../format/use-money.ts';
import { Money } from '../../kit/money.tsx';

const looks = {
  proven: { palette: 'green', Icon: LuCircleCheck },
  broken: { palette: 'red', Icon: LuCircleAlert },
  unproven: { palette: 'gray', Icon: LuCircleHelp },
} as const;

interface VerdictProps {
  readonly statement: Statement;
  readonly currency: string;
}

/** Whether opening balance and rows give the closing balance, and where they do not. */
export function Verdict({ statement, currency }: VerdictProps) {
  const t = useText();
  const verdict = verdictOf(statement);
  const { palette, Icon } = looks[verdict];
  return (
    <Box
      as="section"
      aria-label={t(`importing.${verdict}`)}
      borderWidth="1px"
      borderColor={palette === 'gray' ? 'border.emphasized' : `${palette}.border`}
      bg={palette === 'gray' ? 'bg.muted' : `${palette}.subtle`}
      borderRadius="l3"
      p="4"
    >
      <Flex align="center" gap="2" color={palette === 'gray' ? 'fg' : `${palette}.fg`}>
        <Icon aria-hidden="true" />
        <Heading as="h3" fontSize="md">
          {t(`importing.${verdict}`)}
        </Heading>
      </Flex>
      <Sum statement={statement} currency={currency} />
      <Text textStyle="xs" mt="3">
        <Explanation statement={statement} currency={currency} />
      </Text>
    </Box>
  );
}

function verdictOf({ proven }: Statement): keyof typeof looks {
  if (proven === null) return 'unproven';
  return proven ? 'proven' : 'broken';
}

/** opening + movements = closing, one below the other as in a ledger. */
function Sum({ statement: { opening, closing, transactions }, currency }: VerdictProps) {
  const t = useText();
  const movements = transactions.reduce((sum, { amount }) => sum + amount, 0);
  const difference = opening === null || closing === null ? 0 : closing - opening - movements;
  return (
    <Box as="dl" mt="3">
      {opening !== null && <Line label={t('importing.opening')} amount={opening} currency={currency} />}
      <Line label={t('importing.movements')} amount={movements} currency={currency} isSigned />
      {closing !== null && <Line label={t('importing.closing')} amount={closing} currency={currency} isSum />}
      {difference !== 0 && (
        <Line label={t('importing.difference')} amount={difference} currency={currency} isSigned />
      )}
    </Box>
  );
}

interface LineProps {
  readonly label: string;
  readonly amount: number;
  readonly currency: string;
  readonly isSigned?: boolean;
  readonly isSum?: boolean;
}

function Line({ label, amount, currency, isSigned = false, isSum = false }: LineProps) {
  return (
    <Flex
      justify="space-between"
      gap="4"
      py="0.5"
      {...(isSum ? { borderTopWidth: '1px', borderColor: 'fg', mt: '1', pt: '1', fontWeight: '620' } : {})}
    >
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} sign={isSigned ? 'always' : 'auto'} color="inherit" />
      </dd>
    </Flex>
  );
}

function Explanation({ statement, currency }: VerdictProps) {
  const t = useText();
  const money = useMoney();
  const { proven, brokenAt, opening, closing } = statement;
  if (proven === null)
    return t(opening === null && closing === null ? 'importing.unprovenHelp' : 'importing.oneBalanceHelp');
  if (proven) return t('importing.provenHelp');
  if (!brokenAt) return t('importing.brokenHelp');
  const where = t('importing.brokenAt', {
    row: brokenAt.row,
    stated: money(brokenAt.stated, currency),
    expected: money(brokenAt.expected, currency),
  });
  return `${where} ${t(`importing.causes.${brokenAt.cause}`)}`;
}
