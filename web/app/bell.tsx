import { Box, Button } from '@chakra-ui/react';
import { LuBell } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { UNREAD_MAX } from '../../shared/unread.ts';
import { useUnread } from '../api/unread.ts';
import { useText } from '../text/use-text.ts';
import { isCurrent } from './navigation.ts';

/** Leads to what happened, and says how much of it is new. */
export function Bell() {
  const t = useText();
  const count = useUnread().data?.count ?? 0;
  const isHere = isCurrent(paths.notifications, useLocation().pathname);
  return (
    <Button
      asChild
      variant="ghost"
      size="sm"
      px="2"
      position="relative"
      // Its count reaches over the place beside it.
      zIndex="1"
      {...(isHere ? { bg: 'bg.emphasized', color: 'fg' } : {})}
    >
      <Link
        to={paths.notifications}
        aria-label={count === 0 ? t('shell.notifications') : t('shell.unread', { count })}
        aria-current={isHere ? 'page' : undefined}
      >
        <LuBell aria-hidden="true" />
        {count > 0 && <Count>{count < UNREAD_MAX ? count : `${UNREAD_MAX - 1}+`}</Count>}
      </Link>
    </Button>
  );
}

function Count({ children }: { children: string | number }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      top="0"
      insetEnd="-1"
      minW="4"
      px="1"
      borderRadius="full"
      bg="ember.solid"
      color="ember.contrast"
      fontSize="0.625rem"
      lineHeight="1rem"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </Box>
  );
}
