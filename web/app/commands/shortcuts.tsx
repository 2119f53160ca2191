import { Box, Flex, Heading, Kbd, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { useText } from '../../text/use-text.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { placesFor } from './places.ts';

/** Keys of one part of the app, each with what it does; several keys of one line are pressed together (`+`) or in turn. */
const parts = [
  {
    title: 'commands.anywhere',
    keys: [
      ['commands.openPalette', ['Ctrl', '+', 'K']],
      ['commands.search', ['/']],
      ['commands.undo', ['Ctrl', '+', 'Z']],
      ['commands.shortcuts', ['?']],
      ['organizations.title', ['G', 'O']],
    ],
  },
  {
    title: 'shell.transactions',
    keys: [
      ['commands.nextRow', ['↑', '↓', 'J', 'K']],
      ['commands.openRow', ['↵']],
      ['commands.chooseRow', ['Space']],
      ['commands.chooseRows', ['Shift', '+', 'Space']],
      ['commands.renameRow', ['F2']],
      ['commands.leaveRows', ['Esc']],
    ],
  },
  {
    title: 'shell.accounting',
    keys: [
      ['commands.nextMatch', ['↑', '↓', 'J', 'K']],
      ['commands.confirmMatch', ['C']],
      ['commands.rejectMatch', ['R']],
      ['commands.viewMatch', ['V']],
    ],
  },
  {
    title: 'commands.forms',
    keys: [
      ['commands.save', ['↵']],
      ['commands.dayStep', ['↑', '↓']],
      ['commands.close', ['Esc']],
    ],
  },
] as const;

/** Every key that does something, by where it does. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { abilities } = useSignedIn();
  return (
    <DialogFrame isOpen size="lg" title={t('commands.shortcuts')} onClose={onClose}>
      <Box
        columns={{ base: 1, md: 2 }}
        columnGap="8"
        pb="4"
        tabIndex={0}
        outlineOffset="8px"
        borderRadius="l1"
        role="group"
        aria-label={t('commands.shortcuts')}
      >
        {parts.map(({ title, keys }) => (
          <Part key={title} title={t(title)}>
            {keys.map(([what, pressed]) => (
              <Line key={what} what={t(what)} keys={pressed} />
            ))}
          </Part>
        ))}
        <Part title={t('commands.goTo')}>
          {placesFor(abilities).map(({ letter, label, keys }) => (
            <Line key={letter} what={t(label)} keys={keys} />
          ))}
        </Part>
      </Box>
    </DialogFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} breakInside="avoid" mb="6">
      <Heading as="h3" fontSize="sm" mb="2">
        {title}
      </Heading>
      <Stack as="dl" gap="1.5">
        {children}
      </Stack>
    </Box>
  );
}

function Line({ what, keys }: { what: string; keys: readonly string[] }) {
  return (
    <Flex justify="space-between" gap="4" align="baseline">
      <Box as="dt" color="fg.muted">
        {what}
      </Box>
      <Flex as="dd" gap="1" flexShrink="0" align="center">
        {keys.map((key) => (key === '+' ? <span key={key}>+</span> : <Kbd key={key}>{key}</Kbd>))}
      </Flex>
    </Flex>
  );
}
