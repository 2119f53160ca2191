import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuCircleAlert, LuEqual, LuInfo } from 'react-icons/lu';
import type { MatchSums } from '../../../shared/model/match.ts';
import { useText } from '../../text/use-text.ts';
import { useMoney } from '../../format/use-money.ts';
import { Money } from '../../kit/money.tsx';

/** Documents and payments added up: in balance, or with the difference and its name. */
export function SumsLine({ sums }: { sums: MatchSums }) {
  const t = useText();
  const { documents, payments, currency } = sums;
  return (
    <Flex
      role="group"
      aria-label={t('matching.sumsTitle')}
      gap="2"
      columnGap="4"
      align="center"
      justify="space-between"
      wrap="wrap"
      textStyle="sm"
      borderTopWidth="1px"
      pt="2.5"
    >
      <Flex gap="4" wrap="wrap" color="fg.muted">
        {documents !== null && (
          <span>
            {t('matching.documentsSum')} <Money amount={documents} currency={currency} color="fg" />
          </span>
        )}
        <span>
          {t('matching.paymentsSum')} <Money amount={payments} currency={currency} color="fg" />
        </span>
      </Flex>
      <Verdict sums={sums} />
    </Flex>
  );
}

function Verdict({ sums: { difference, name, currency } }: { sums: MatchSums }) {
  const t = useText();
  const money = useMoney();
  const named = name === null ? undefined : t(`matching.differences.${name}`);
  if (difference === 0)
    return (
      <Line color="green.fg" icon={<LuEqual aria-hidden="true" />}>
        {t('matching.agrees')}
      </Line>
    );
  // No trouble: the reasons tell how the two compare.
  if (difference === null && name === 'exchange')
    return (
      <Line color="fg.muted" icon={<LuInfo aria-hidden="true" />}>
        {t('matching.paidOtherwise')}
      </Line>
    );
  if (difference === null)
    return (
      <Line color="amber.fg" icon={<LuInfo aria-hidden="true" />}>
        {t('matching.noSum', { name: named ?? t('matching.noSumUnknown') })}
      </Line>
    );
  const amount = money(difference, currency, 'always');
  return named === undefined ? (
    <Line color="amber.fg" icon={<LuCircleAlert aria-hidden="true" />}>
      {t('matching.differsUnnamed', { amount })}
    </Line>
  ) : (
    <Line color="fg" icon={<LuInfo aria-hidden="true" />}>
      {t('matching.differs', { amount, name: named })}
    </Line>
  );
}

interface LineProps {
  readonly color: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Line({ color, icon, children }: LineProps) {
  return (
    <Flex align="center" gap="1.5" color={color} fontWeight="550">
      {icon}
      <Text as="span">{children}</Text>
    </Flex>
  );
}
