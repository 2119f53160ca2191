import { Box, Flex, Grid, IconButton, Link, Text } from '@chakra-ui/react';
import { LuPencil } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import type { AccountStanding } from '../../../shared/model/account.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Money } from '../../kit/money.tsx';
import { paths, reconcilePath } from '../../../shared/paths.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';
import { useKindLabel } from '../../features/account/use-kind-label.ts';

interface AccountRowProps {
  readonly account: AccountStanding;
  /** Undefined for those who may only look. */
  readonly onEdit: (() => void) | undefined;
}

/** One account: its name, what it holds, and what the bank's last statement says of it. */
export function AccountRow({ account, onEdit }: AccountRowProps) {
  const t = useText();
  const kindLabel = useKindLabel();
  const { id, name, kind, lastDigits, currency, balance } = account;
  return (
    <Grid
      as="li"
      // On a phone what leads to the statement has a line of its own: the badge beside it needs the width. Elsewhere it has a column, so that
      // balances stand under each other also where an account has no statement yet.
      templateColumns={{ base: '1fr auto', sm: '1fr 5.5rem auto' }}
      alignItems="center"
      columnGap="3"
      py="calc(var(--row-room) + 0.25rem)"
      borderBottomWidth="1px"
      _first={{ pt: '0' }}
      _last={{ borderBottomWidth: '0', pb: '0' }}
    >
      <Flex minW="0" gap="1" justify="space-between" direction={{ base: 'column', sm: 'row' }}>
        <Box minW="0">
          <Link asChild fontWeight="550" color="fg" maxW="full" truncate display="block">
            <RouterLink
              to={`${paths.transactions}?account=${id}`}
              aria-label={t('accounts.showRows', { name })}
            >
              {name}
            </RouterLink>
          </Link>
          <Text textStyle="xs" color="fg.muted">
            {[
              // An account that is called what it is needn't say so twice.
              ...(isSameWord(kindLabel(kind), name) ? [] : [kindLabel(kind)]),
              ...(lastDigits === null ? [] : [t('accounts.digits', { digits: lastDigits })]),
            ].join(' · ')}
          </Text>
        </Box>
        <Box textAlign={{ sm: 'right' }}>
          <Money amount={balance} currency={currency} fontWeight="600" aria-label={t('accounts.balance')} />
          <Check account={account} />
        </Box>
      </Flex>
      {account.lastClosing && (
        <Link
          asChild
          textStyle="sm"
          color="ember.fg"
          gridRow={{ base: '2', sm: 'auto' }}
          justifySelf="start"
          mt={{ base: '1.5', sm: '0' }}
        >
          <RouterLink to={reconcilePath(id)} aria-label={t('accounts.reconcileOf', { name })}>
            {t('accounts.reconcile')}
          </RouterLink>
        </Link>
      )}
      {onEdit && (
        <IconButton
          size="sm"
          variant="ghost"
          gridColumn={{ base: '2', sm: '3' }}
          gridRow="1"
          aria-label={t('accounts.edit', { name })}
          onClick={onEdit}
        >
          <LuPencil />
        </IconButton>
      )}
      {kind === 'loan' && balance > 0 && (
        <Text textStyle="xs" color="fg.muted" gridColumn="1 / -1" maxW="72ch" mt="1.5">
          {t('accounts.overpaid')}
        </Text>
      )}
    </Grid>
  );
}

const isSameWord = (one: string, other: string): boolean =>
  one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/** Whether the rows come to what the bank's last statement closed with. */
function Check({ account: { lastClosing, currency } }: { account: AccountStanding }) {
  const t = useText();
  if (!lastClosing)
    return (
      <Text textStyle="xs" color="fg.muted">
        {t('accounts.noStatement')}
      </Text>
    );
  const { day, amount, agrees } = lastClosing;
  if (agrees === true)
    return (
      <Text as="div" mt="0.5">
        <StatusBadge meaning="good" wraps>
          {t('accounts.agrees')} <DateText day={day} />
        </StatusBadge>
      </Text>
    );
  return (
    <Box mt="0.5" textStyle="xs">
      {agrees === false && (
        <StatusBadge meaning="broken" wraps>
          {t('accounts.differs')} <DateText day={day} />
        </StatusBadge>
      )}
      <Text color="fg.muted" mt="0.5">
        {t(agrees === false ? 'accounts.differsHelp' : 'accounts.unchecked')}{' '}
        <Money amount={amount} currency={currency} />
        {agrees === null && <>. {t('accounts.uncheckedHelp')}</>}
      </Text>
    </Box>
  );
}
