import { Button, Stack, Text } from '@chakra-ui/react';
import type { SalesTaxRegistration } from '../../../shared/model/sales-tax.ts';
import { salesTaxPath } from '../../../shared/paths.ts';
import { useSavePreferences } from '../../api/books.ts';
import { messageOf } from '../../api/message-of.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useNotify } from '../../kit/notify.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';
import { useCategories } from '../category/categories.ts';

type Treatment = 'included' | 'zero-rated';

interface UntaxedSalesDialogProps {
  /** What waits, as the worklist says it. */
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** One decision on all sales of whose tax nobody said anything; it is taken back from the toast. */
export function UntaxedSalesDialog({ isOpen, ...open }: UntaxedSalesDialogProps) {
  return isOpen ? <OpenDialog {...open} /> : null;
}

function OpenDialog({ title, onClose }: Omit<UntaxedSalesDialogProps, 'isOpen'>) {
  const t = useText();
  const { decide, isBusy } = useDecideSales(onClose);
  return (
    <FormDialog
      title={title}
      form={{ submit: () => void decide('included'), isBusy }}
      submitLabel={t('dashboard.decide.included')}
      onClose={onClose}
      aside={
        <Button variant="outline" disabled={isBusy} onClick={() => void decide('zero-rated')}>
          {t('dashboard.decide.none')}
        </Button>
      }
    >
      <Stack gap="3">
        <Text>{t('dashboard.decide.help')}</Text>
        <TextLink to={salesTaxPath}>{t('dashboard.decide.byCategory')}</TextLink>
      </Stack>
    </FormDialog>
  );
}

/** Says it of every category of income of which nothing was said yet; what was said of others stays. */
function useDecideSales(onDone: () => void) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync, isPending } = useSavePreferences();
  const { salesTax } = useSignedIn().organization;
  const sold = useCategories()
    .of('income')
    .filter(({ purpose }) => purpose !== 'interest-income');
  const decide = async (treatment: Treatment) => {
    if (!salesTax) return;
    try {
      await mutateAsync({ salesTax: decidedBy(salesTax, treatment, sold) });
      onDone();
      // Who had not said anything has said nothing of any category again.
      const before = salesTax.sales ? salesTax : { ...salesTax, sales: 'mixed' as const, byCategory: {} };
      notify.done({
        title: t('dashboard.decide.done'),
        undo: () => mutateAsync({ salesTax: before }),
        settles: [t('dashboard.decide.failed')],
      });
    } catch (error) {
      notify.failed(t('dashboard.decide.failed'), messageOf(error, t('common.unexpected')));
    }
  };
  return { decide, isBusy: isPending };
}

function decidedBy(
  salesTax: SalesTaxRegistration,
  treatment: Treatment,
  sold: readonly { readonly id: string }[],
): SalesTaxRegistration {
  const { byCategory: said = {}, ...registration } = salesTax;
  if (treatment === 'included' && Object.keys(said).length === 0)
    return { ...registration, sales: 'included' };
  const all = Object.fromEntries(sold.map(({ id }) => [id, treatment]));
  return { ...registration, sales: 'mixed', byCategory: { ...all, ...said } };
}
