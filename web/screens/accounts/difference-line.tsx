import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { addDays } from '../../../shared/civil-date.ts';
import type { Account } from '../../../shared/model/account.ts';
import type { Reconciliation, ReconciliationLine } from '../../../shared/model/reconciliation.ts';
import { paths } from '../../../shared/paths.ts';
import { useCan } from '../../auth/me-context.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Money } from '../../kit/money.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';

interface DifferenceLineProps {
  readonly line: ReconciliationLine;
  readonly account: Account;
  readonly statement: NonNullable<Reconciliation['statement']>;
  readonly onEditOpening: () => void;
}

/** One reason of the difference: what it makes of it, and the entries that it comes from, each leading to itself. */
export function DifferenceLine({ line, account, statement, onEditOpening }: DifferenceLineProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { reason, amount, count, rows } = line;
  const list = `${paths.transactions}?account=${account.id}`;
  const days = { before: `to=${addDays(statement.from, -1)}`, after: `from=${addDays(statement.to, 1)}` };
  const isOutside = reason === 'before' || reason === 'after';
  const range = isOutside ? days[reason] : `from=${statement.from}&to=${statement.to}`;
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex justify="space-between" gap="4" align="baseline">
        <Text fontWeight="550">{t(`accounts.reconciliation.reasons.${reason}`)}</Text>
        <Money amount={amount} currency={account.currency} sign="always" fontWeight="600" />
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {count !== null && `${t('accounts.reconciliation.count', { count })}. `}
        {t(`accounts.reconciliation.help.${reason}`)}
      </Text>
      {rows.length > 0 && (
        <Stack as="ul" gap="1" mt="2" listStyleType="none" textStyle="sm">
          {rows.map((row, at) => (
            <Flex as="li" key={row.id ?? at} justify="space-between" gap="4" align="baseline">
              <Text minW="0" truncate>
                <DateText day={row.date} />{' '}
                {row.id === null ? (
                  <>
                    {row.description} ({t('accounts.reconciliation.gone')})
                  </>
                ) : (
                  <TextLink to={`${list}&entry=${row.id}`}>{row.description}</TextLink>
                )}
              </Text>
              <Money amount={row.amount} currency={account.currency} sign="always" />
            </Flex>
          ))}
        </Stack>
      )}
      <Flex gap="4" mt="2" textStyle="sm" align="center" wrap="wrap">
        {count !== null && count > rows.length && (
          <Text color="fg.muted">{t('accounts.reconciliation.more', { count: count - rows.length })}</Text>
        )}
        {reason !== 'deleted' && reason !== 'left-out' && reason !== 'unread' && (
          <TextLink to={`${list}&${range}`}>
            {t(isOutside ? 'accounts.reconciliation.showAll' : 'accounts.reconciliation.showDays')}
          </TextLink>
        )}
        {reason === 'before' && canEdit && (
          <Button size="xs" variant="outline" onClick={onEditOpening}>
            {t('accounts.reconciliation.editOpening')}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
