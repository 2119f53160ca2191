import { Kbd } from '@chakra-ui/react';
import {
  LuArrowRight,
  LuBuilding2,
  LuFileUp,
  LuKeyboard,
  LuLifeBuoy,
  LuLogOut,
  LuMinus,
  LuPlus,
  LuRepeat,
  LuMoon,
  LuUndo2,
} from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { newImportPath, newRecurringPath } from '../../../shared/paths.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { useToggleTheme } from '../their-looks.ts';
import type { Command } from './command.ts';
import type { Opened } from './opened.ts';
import { placesFor } from './places.ts';
import { tasks } from './tasks.ts';

/** The commands that this person may give, in the order they are offered. */
export function useCommandList(open: (what: Opened) => void): Command[] {
  const t = useText();
  const go = useNavigate();
  const { abilities, organizations } = useSignedIn();
  const canEdit = useCan('canEdit');
  const canImport = useCan('canImport');
  const { signOut } = useAuth();
  const notify = useNotify();
  const toggleTheme = useToggleTheme();
  const last = notify.lastUndoable();
  const inGroup =
    (group: Command['group']) =>
    (id: string, label: string, Icon: Command['Icon'], run: () => void): Command => ({
      ...{ id, group, label, Icon, run },
    });
  const todo = inGroup('commands.do');
  const more = inGroup('commands.more');
  return [
    ...(canEdit
      ? [
          todo('expense', t('entry.addExpense'), LuMinus, () => open('expense')),
          todo('income', t('entry.addIncome'), LuPlus, () => open('income')),
        ]
      : []),
    ...(canImport
      ? [todo('import', t('transactions.importStatement'), LuFileUp, () => void go(newImportPath))]
      : []),
    ...(canEdit ? [todo('recurring', t('recurring.create'), LuRepeat, () => void go(newRecurringPath))] : []),
    ...(last === undefined
      ? []
      : [todo('undo', t('commands.undoThis', { what: last }), LuUndo2, () => void notify.undoLast())]),
    ...tasks
      .filter((task) => !('ability' in task) || abilities.includes(task.ability))
      .map(({ id, to }) => ({
        ...{ id, group: 'commands.goTo' as const, Icon: LuArrowRight },
        ...{ label: t(`commands.tasks.${id}`), words: t(`commands.taskWords.${id}`), isOnlyFound: true },
        run: () => void go(to),
      })),
    ...placesFor(abilities).map(({ to, label, keys }) => ({
      id: to,
      group: 'commands.goTo' as const,
      label: t(label),
      beside: (
        <Kbd aria-hidden="true" hideBelow="md">
          {keys.join(' ')}
        </Kbd>
      ),
      Icon: LuArrowRight,
      run: () => void go(to),
    })),
    ...(organizations > 1
      ? [more('organizations', t('organizations.title'), LuBuilding2, () => open('organizations'))]
      : []),
    more('add-business', t('organizations.add'), LuPlus, () => open('add-business')),
    more('theme', t('shell.changeTheme'), LuMoon, toggleTheme),
    {
      ...more('feedback', t('feedback.title'), LuLifeBuoy, () => open('feedback')),
      words: t('commands.helpWords'),
    },
    more('shortcuts', t('commands.shortcuts'), LuKeyboard, () => open('shortcuts')),
    more('sign-out', t('shell.signOut'), LuLogOut, () => void signOut()),
  ];
}
