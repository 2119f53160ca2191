import { Badge, Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCheck, LuPlus } from 'react-icons/lu';
import type { OrganizationEntry } from '../../../shared/model/team.ts';
import { holdsWords } from '../../../shared/search-words.ts';
import { useOrganizations } from '../../api/organizations.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useText } from '../../text/use-text.ts';
import { AddBusiness } from './add-business.tsx';
import { useOpenOrganization } from './use-open-organization.ts';

/** So many are found at a glance; more are searched. */
const WITHOUT_SEARCH_MAX = 10;

/** The person's organizations: each opens at a press, and a further business can be added. */
export function OrganizationList() {
  const t = useText();
  const organizations = useOrganizations();
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack gap="4">
      <Loaded
        query={organizations}
        skeleton={<Lines count={2} />}
        errorTitle={t('organizations.loadFailed')}
        isEmpty={(items) => items.length === 0}
      >
        {(items) => <Organizations items={items} />}
      </Loaded>
      <Box>
        <Button variant="outline" onClick={() => setAdding(true)}>
          <LuPlus aria-hidden="true" /> {t('organizations.add')}
        </Button>
      </Box>
      {isAdding && <AddBusiness onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function Organizations({ items }: { items: readonly OrganizationEntry[] }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { isBusy, begin } = useOpenOrganization();
  const shown = items.filter(({ name }) => holdsWords(name, typed));
  return (
    <Stack gap="3">
      {items.length > WITHOUT_SEARCH_MAX && (
        <Input
          type="search"
          aria-label={t('organizations.search')}
          placeholder={t('organizations.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {shown.length === 0 && (
        <Text role="status" color="fg.muted">
          {t('organizations.nothingFits')}
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="1" aria-label={t('organizations.title')}>
        {shown.map((one) => (
          <li key={one.id}>
            <Organization organization={one} isBusy={isBusy} onOpen={() => void begin(one.id)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface OrganizationProps {
  readonly organization: OrganizationEntry;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

function Organization({ organization: { id, name, role }, isBusy, onOpen }: OrganizationProps) {
  const t = useText();
  const isShown = useSignedIn().organization.id === id;
  const words = (
    <Flex flex="1" minW="0" align="center" gap="3" textAlign="start">
      <Text flex="1" minW="0" truncate fontWeight="550">
        {name}
      </Text>
      <Badge variant="outline">{t(`dashboard.roles.${role}`)}</Badge>
    </Flex>
  );
  if (isShown)
    return (
      <Flex align="center" gap="3" px="3" minH="11" borderRadius="l2" bg="bg.muted" aria-current="true">
        {words}
        <LuCheck role="img" aria-label={t('organizations.current')} />
      </Flex>
    );
  return (
    <Button
      variant="ghost"
      w="full"
      minH="11"
      px="3"
      justifyContent="start"
      disabled={isBusy}
      aria-label={name}
      onClick={onOpen}
    >
      {words}
    </Button>
  );
}
