import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { BulkAct } from '../../../../shared/model/bulk-edit.ts';
import { BusinessShare } from '../../../../shared/model/transaction.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { AccountChoice } from '../../../features/account/account-choice.tsx';
import { useCategories } from '../../../features/category/categories.ts';
import { CategoryChoice } from '../../../features/category/category-choice.tsx';
import { taxOfChoice, useTaxChoices } from '../../../features/entry/tax-choices.ts';
import { TaxOptions } from '../../../features/entry/tax-options.tsx';
import { Choice } from '../../../kit/choice.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { useText } from '../../../text/use-text.ts';

/** What can be done with entries of the list; the usual tax is claimed where it is told how much that is, and an offer is accepted by one click. */
export type ListedAct = Exclude<BulkAct['do'], 'usual-tax' | 'accept'>;

interface BulkDialogProps {
  readonly act: ListedAct;
  readonly count: number;
  readonly onDo: (act: BulkAct) => void;
  readonly onClose: () => void;
}

/** Says what is going to be done with how many, and asks for what it needs. */
export function BulkDialog({ act, count, onDo, onClose }: BulkDialogProps) {
  const t = useText();
  const [category, setCategory] = useState('');
  const [account, setAccount] = useState('');
  const { all } = useCategories();
  const { accounts } = useSignedIn().organization;
  const { here, elsewhere } = useTaxChoices();
  const [tax, setTax] = useState('');
  const [share, setShare] = useState('');
  const isDirty = [category, account, tax, share].some((chosen) => chosen !== '');
  const whole = wholeAct(act, { category, account, tax, share });
  return (
    <FormDialog
      size="sm"
      title={t(`transactions.bulk.acts.${act}`)}
      form={{ submit: () => whole && onDo(whole), isBusy: false, formState: { isDirty } }}
      isReady={whole !== undefined}
      submitLabel={t(act === 'delete' ? 'transactions.bulk.delete' : 'transactions.bulk.change', { count })}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted">{t(`transactions.bulk.help.${act}`)}</Text>
        {act === 'category' && (
          <FormField label={t('transactions.category')}>
            <CategoryChoice
              categories={all}
              none={t('transactions.bulk.choose')}
              value={category}
              onChange={setCategory}
            />
          </FormField>
        )}
        {act === 'account' && (
          <FormField label={t('transactions.account')}>
            <AccountChoice
              accounts={accounts}
              none={t('transactions.bulk.choose')}
              value={account}
              onChange={(event) => setAccount(event.target.value)}
            />
          </FormField>
        )}
        {act === 'business-share' && (
          <FormField label={t('entry.details.share')}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              w="24"
              value={share}
              onChange={(event) => setShare(event.target.value)}
            />
          </FormField>
        )}
        {act === 'tax' && (
          <FormField label={t('entry.tax.kind')}>
            <Choice value={tax} onChange={(event) => setTax(event.target.value)}>
              <option value="">{t('transactions.bulk.choose')}</option>
              <TaxOptions choices={{ here, elsewhere }} />
            </Choice>
          </FormField>
        )}
      </Stack>
    </FormDialog>
  );
}

/** What is chosen for the acts that need something; empty while nothing is. */
interface Chosen {
  readonly category: string;
  readonly account: string;
  readonly tax: string;
  readonly share: string;
}

/** The act with what it needs; undefined while that is not chosen. */
function wholeAct(act: ListedAct, { category, account, tax, share }: Chosen): BulkAct | undefined {
  if (act === 'business-share') {
    const { success, data } = BusinessShare.safeParse(Number(share.replace('%', '').trim()));
    return success ? { do: act, share: data } : undefined;
  }
  if (act === 'category') return category === '' ? undefined : { do: act, category };
  if (act === 'account') return account === '' ? undefined : { do: act, accountLabel: account };
  if (act === 'tax') {
    const { kind, rate } = taxOfChoice(tax);
    return rate === undefined ? undefined : { do: act, kind, rate };
  }
  return { do: act };
}
