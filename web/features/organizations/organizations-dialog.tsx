import { Box, Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { useText } from '../../text/use-text.ts';
import { OrganizationList } from './organization-list.tsx';

/** Where the person goes from one of their organizations to another. */
export function OrganizationsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <DialogFrame isOpen size="sm" title={t('organizations.title')} onClose={onClose}>
      <Box pb="5">
        <OrganizationList />
        <Button asChild variant="ghost" mt="2" onClick={onClose}>
          <Link to={paths.clients}>{t('clients.title')}</Link>
        </Button>
      </Box>
    </DialogFrame>
  );
}
