import { useState } from 'react';
import type { Organization } from '../../../shared/model/organization.ts';
import { useTransactionCount } from '../../api/ledger.ts';
import { formatCurrency } from '../../format/format.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useText } from '../../text/use-text.ts';

interface Asked {
  readonly currency: Organization['currency'];
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks before books get another currency; `dialog` is to be shown where it is asked. */
export function useCurrencyChange() {
  const [asked, setAsked] = useState<Asked>();
  const ask = (currency: Organization['currency']) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setAsked(undefined);
        resolve(isConfirmed);
      };
      setAsked({ currency, answer });
    });
  return { ask, dialog: asked && <CurrencyChange {...asked} /> };
}

/** What another currency does to the books. */
function CurrencyChange({ currency, answer }: Asked) {
  const t = useText();
  const { data } = useTransactionCount({});
  const said = [
    t('currencyChange.shown', { currency }),
    data && data.count > 0 && t('currencyChange.entries', { count: data.count }),
    t('currencyChange.accounts', { currency }),
    t('currencyChange.closed'),
  ];
  return (
    <ConfirmDialog
      isOpen
      isGentle
      title={t('currencyChange.title', { currency: formatCurrency(currency) })}
      description={said.filter(Boolean).join(' ')}
      confirmLabel={t('currencyChange.confirm')}
      onConfirm={() => {
        answer(true);
        return Promise.resolve();
      }}
      onClose={() => answer(false)}
    />
  );
}
