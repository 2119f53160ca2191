import { Button } from '@chakra-ui/react';
import type { ButtonProps } from '@chakra-ui/react';
import { useKeep } from '../../api/closings.ts';
import type { Ending } from '../../api/closings.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

interface KeepButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'bg' | 'alignSelf' | 'colorPalette'
> {
  readonly ending: Ending;
  readonly onKept?: () => void;
}

/** Has the account, or the organization, stay after all. */
export function KeepButton({ ending, onKept, ...looks }: KeepButtonProps) {
  const t = useText();
  const notify = useNotify();
  const keep = useKeep(ending);
  const isAccount = ending === 'account';
  const failed = t(isAccount ? 'deletion.accountNotKept' : 'deletion.organizationNotKept');
  const begin = () =>
    keep.mutate(undefined, {
      onSuccess: () => {
        notify.done({
          title: t(isAccount ? 'deletion.accountKept' : 'deletion.organizationKept'),
          description: t('deletion.keptHelp'),
          settles: [failed],
        });
        onKept?.();
      },
      onError: (error) => notify.failed(failed, messageOf(error, t('common.unexpected'))),
    });
  return (
    <Button {...looks} loading={keep.isPending} loadingText={t('deletion.keeping')} onClick={begin}>
      {t(isAccount ? 'deletion.keepAccount' : 'deletion.keepOrganization')}
    </Button>
  );
}
