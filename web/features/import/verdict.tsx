import { Box, Flex, Heading, Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuCircleAlert, LuCircleCheck, LuCircleHelp } from 'react-icons/lu';
import type { BalanceBreak } from '../../../shared/model/statement.ts';
import { useText } from '../../text/use-text.ts';
import { useMoney } from '../../format/use-money.ts';
import { Money } from '../../kit/money.tsx';
import { Few } from './few.tsx';
import type { ImportPart } from './import-parts.ts';

const looks = {
  proven: { palette: 'green', Icon: LuCircleCheck },
  broken: { palette: 'red', Icon: LuCircleAlert },
  unproven: { palette: 'gray', Icon: LuCircleHelp },
} as const;

type StatementPart = ImportPart['statement'];

interface VerdictProps {
  readonly statement: StatementPart;
  readonly currency: string;
}

interface NamedVerdictProps extends VerdictProps {
  /** How many lines of the file could not be read, of whatever account: while one is missing no balance proves the rest. */
  readonly leftOut: number;
  /** Whose balances these are, where the file holds several. */
  readonly name: string | undefined;
  readonly nameOf: (row: number) => string;
  /** Brings a row of the file into view. */
  readonly onShow: (row: number) => void;
}

/** Every row at which the balance stated is not what the rows before it give, in the order of the file. */
export function breaksOf({ brokenAt, breaks }: StatementPart): readonly BalanceBreak[] {
  return breaks ?? (brokenAt ? [brokenAt] : []);
}

/** Whether opening balance and rows give the closing balance, and everywhere that they do not. */
export function Verdict({ statement, currency, leftOut, name, nameOf, onShow }: NamedVerdictProps) {
  return (
    <VerdictCard verdict={verdictOf(statement)} name={name}>
      <Sum statement={statement} currency={currency} />
      <Text textStyle="xs" mt="3">
        <Explanation statement={statement} leftOut={leftOut} />
      </Text>
      <Breaks statement={statement} currency={currency} nameOf={nameOf} onShow={onShow} />
    </VerdictCard>
  );
}

/** What the rows of several accounts add up to, each by itself, where no balance of any says whether all are there. */
export function UnprovenTogether({ parts }: { parts: readonly ImportPart[] }) {
  const t = useText();
  return (
    <VerdictCard verdict="unproven">
      <Box as="dl" mt="3">
        {parts.map(({ statement, account, currency }, at) => (
          <Line
            key={at}
            label={account?.name ?? currency}
            amount={movementsOf(statement)}
            currency={currency}
            isSigned
          />
        ))}
      </Box>
      <Text textStyle="xs" mt="3">
        {t('importing.unprovenHelp')}
      </Text>
    </VerdictCard>
  );
}

const movementsOf = ({ transactions }: StatementPart) =>
  transactions.reduce((sum, { amount }) => sum + amount, 0);

interface VerdictCardProps {
  readonly verdict: keyof typeof looks;
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

function VerdictCard({ verdict, name, children }: VerdictCardProps) {
  const t = useText();
  const { palette, Icon } = looks[verdict];
  return (
    <Box
      as="section"
      aria-label={[name, t(`importing.${verdict}`)].filter(Boolean).join(': ')}
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
      {name !== undefined && (
        <Text textStyle="xs" mt="1" fontWeight="550">
          {name}
        </Text>
      )}
      {children}
    </Box>
  );
}

function verdictOf({ proven }: StatementPart): keyof typeof looks {
  if (proven === null) return 'unproven';
  return proven ? 'proven' : 'broken';
}

/** opening + movements = closing, one below the other as in a ledger. */
function Sum({ statement, currency }: VerdictProps) {
  const { opening, closing } = statement;
  const t = useText();
  const movements = movementsOf(statement);
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

function Explanation({ statement, leftOut }: Pick<NamedVerdictProps, 'statement' | 'leftOut'>) {
  const t = useText();
  const { proven, brokenAt, opening, closing } = statement;
  if (proven === null && opening === null && closing === null) return t('importing.unprovenHelp');
  if (proven === null && leftOut > 0) return t('importing.leftOutHelp', { count: leftOut });
  if (proven === null) return t('importing.oneBalanceHelp');
  if (proven) return t('importing.provenHelp');
  return brokenAt ? t(`importing.causes.${brokenAt.cause}`) : t('importing.brokenHelp');
}

/** Each row that a balance breaks at, by what a person sees of it. */
function Breaks({
  statement,
  currency,
  nameOf,
  onShow,
}: Pick<NamedVerdictProps, 'statement' | 'currency' | 'nameOf' | 'onShow'>) {
  const t = useText();
  const money = useMoney();
  const breaks = breaksOf(statement);
  if (breaks.length === 0) return null;
  return (
    <Box mt="3" textStyle="xs">
      <Few items={breaks} keyOf={({ row, stated }) => `${row} ${stated}`}>
        {({ row, stated, expected, difference }) => (
          <Box as="li" py="1.5" borderTopWidth="1px" borderColor="red.border">
            <Link
              asChild
              color="inherit"
              fontWeight="550"
              textAlign="start"
              overflowWrap="anywhere"
              variant="underline"
            >
              <button type="button" title={t('importing.showRow')} onClick={() => onShow(row)}>
                {nameOf(row)}
              </button>
            </Link>
            <Text>
              {t('importing.breakHelp', {
                stated: money(stated, currency),
                expected: money(expected, currency),
                difference: money(difference, currency, 'always'),
              })}
            </Text>
          </Box>
        )}
      </Few>
    </Box>
  );
}
