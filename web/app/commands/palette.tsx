import { Box, chakra, Flex, Input, Kbd, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { holdsWords } from '../../../shared/search-words.ts';
import { messageOf } from '../../api/message-of.ts';
import { useText } from '../../text/use-text.ts';
import type { Command } from './command.ts';
import type { Opened } from './opened.ts';
import { useCommandList } from './use-command-list.tsx';
import { useFound } from './use-found.ts';
import { useFoundCommands } from './use-found-commands.tsx';

interface PaletteProps {
  readonly onClose: () => void;
  readonly onOpen: (what: Opened) => void;
}

/** Everything that can be done or found by typing: commands, the newest entries and documents of that text. */
export function Palette({ onClose, onOpen }: PaletteProps) {
  const t = useText();
  return (
    <DialogFrame isOpen size="lg" title={t('commands.title')} onClose={onClose}>
      <Search onClose={onClose} onOpen={onOpen} />
    </DialogFrame>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A combobox after the pattern of the ARIA Authoring Practices: the focus stays in the text, and one line of the list is marked, which
 * Enter takes.
 */
function Search({ onClose, onOpen }: PaletteProps) {
  const t = useText();
  const listId = useId();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<string>();
  const found = useFound(text);
  const commands = [...useCommandList(onOpen).filter(saying(text)), ...useFoundCommands(found)];
  // What is typed makes another list: its first is marked, unless the one that was marked is still in it.
  const at = Math.max(
    0,
    commands.findIndex(({ id }) => id === wanted),
  );
  const marked = commands[at];
  const take = (command: Command) => {
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) setWanted(commands.at((at + step) % commands.length)?.id);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && marked) take(marked);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Input
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={marked && `${listId}-${marked.id}`}
        aria-label={t('commands.hint')}
        placeholder={t('commands.hint')}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWanted(undefined);
        }}
        onKeyDown={press}
      />
      <Box id={listId} role="listbox" aria-label={t('commands.title')} mt="3" mx="-2" minH={{ md: '20rem' }}>
        {[...Map.groupBy(commands, ({ group }) => group)].map(([group, members]) => (
          <Box key={group} role="group" aria-label={t(group)} mb="2">
            <Text aria-hidden="true" px="2" py="1" textStyle="xs" color="fg.muted">
              {t(group)}
            </Text>
            {members.map((command) => (
              <Line
                key={command.id}
                id={`${listId}-${command.id}`}
                command={command}
                isMarked={command === marked}
                onMark={() => setWanted(command.id)}
                onTake={() => take(command)}
              />
            ))}
          </Box>
        ))}
      </Box>
      <Told>
        {found.problem && messageOf(found.problem, t('common.couldNotLoad'))}
        {found.isLooking && t('commands.looking')}
        {!found.isLooking &&
          !found.problem &&
          commands.length === 0 &&
          t('commands.nothing', { text: text.trim() })}
      </Told>
    </>
  );
}

/** Whether every word that was typed is in a command's words. */
const saying =
  (text: string) =>
  ({ label, words = '', isOnlyFound = false }: Command): boolean =>
    (!isOnlyFound || text.trim() !== '') && holdsWords(`${label} ${words}`, text);

interface LineProps {
  readonly id: string;
  readonly command: Command;
  readonly isMarked: boolean;
  readonly onMark: () => void;
  readonly onTake: () => void;
}

function Line({ id, command: { Icon, label, beside }, isMarked, onMark, onTake }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    // The keys are heard by the text field, which keeps the focus.
    <chakra.div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      display="flex"
      alignItems="center"
      gap="3"
      minH={{ base: '11', md: '10' }}
      px="2"
      borderRadius="l2"
      cursor="pointer"
      {...(isMarked ? { bg: 'bg.emphasized' } : {})}
      onPointerMove={onMark}
      onClick={onTake}
    >
      <Box aria-hidden="true" color="fg.muted">
        <Icon />
      </Box>
      <Text as="span" flex="1" minW="0" truncate>
        {label}
      </Text>
      {beside}
      {isMarked && (
        <Kbd aria-hidden="true" hideBelow="md">
          ↵
        </Kbd>
      )}
    </chakra.div>
  );
}

/** What there is to say of the list, told to those who listen as well. */
function Told({ children }: { children: ReactNode }) {
  return (
    <Flex role="status" minH="6" align="center">
      <Text textStyle="sm" color="fg.muted">
        {children}
      </Text>
    </Flex>
  );
}
