import { Button } from '@chakra-ui/react';
import { LuUsers } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useText } from '../../text/use-text.ts';

/** What an assistant without a team sees: how to join one. */
export function NoTeam() {
  const t = useText();
  return (
    <EmptyState icon={<LuUsers />} title={t('team.noneTitle')} description={t('team.noneHelp')}>
      <Button asChild variant="outline">
        <Link to={paths.joinTeam}>{t('team.enterCode')}</Link>
      </Button>
    </EmptyState>
  );
}
