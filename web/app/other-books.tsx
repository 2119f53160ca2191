import { Button } from '@chakra-ui/react';
import { paths } from '../../shared/paths.ts';
import { letBooksGo } from '../api/shown-books.ts';
import { StandingDialog } from '../kit/standing-dialog.tsx';
import { useText } from '../text/use-text.ts';

interface OtherBooksProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says above whatever is open that its person works in other books by now, and leads there. */
export function OtherBooks({ isOpen }: OtherBooksProps) {
  const t = useText();
  const goOn = () => {
    // The address here names them; that of the dashboard names none.
    letBooksGo();
    location.assign(paths.dashboard);
  };
  return (
    <StandingDialog isOpen={isOpen} title={t('sample.otherBooks')} help={t('sample.otherBooksHelp')}>
      <Button width="full" onClick={goOn}>
        {t('sample.otherBooksGoOn')}
      </Button>
    </StandingDialog>
  );
}
