import { Box, Button } from '@chakra-ui/react';
import { LuBuilding2, LuChevronsUpDown } from 'react-icons/lu';
import { useSignedIn } from '../auth/me-context.ts';
import { useText } from '../text/use-text.ts';
import { useCommands } from './commands/commands-context.ts';

/** Names the organization that the tab shows, and opens the others; nothing where there are none. */
export function OrganizationSwitcher() {
  const t = useText();
  const { openOrganizations } = useCommands();
  const { organization, organizations } = useSignedIn();
  const { name } = organization;
  if (organizations < 2) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      minW="0"
      flexShrink="1"
      maxW="10rem"
      px="2"
      aria-label={t('organizations.switchFrom', { name })}
      aria-keyshortcuts="g o"
      aria-haspopup="dialog"
      title={name}
      onClick={openOrganizations}
    >
      <LuBuilding2 aria-hidden="true" />
      <Box as="span" truncate hideBelow="lg">
        {name}
      </Box>
      <Box as="span" hideBelow="sm" aria-hidden="true">
        <LuChevronsUpDown />
      </Box>
    </Button>
  );
}
