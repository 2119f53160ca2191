import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { hasReverseCharge } from '../../../../shared/countries/reverse-charge.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useCan, useSignedIn } from '../../../auth/me-context.ts';
import { useText } from '../../../text/use-text.ts';
import { useEntryActions } from '../use-entry-actions.ts';
import { EntryTaxes } from './entry-taxes.tsx';
import { Part } from './part.tsx';
import { TaxEditor } from './tax-editor.tsx';

interface EntrySalesTaxProps {
  readonly row: Transaction;
  readonly isClosed: boolean;
}

/** Which taxes an entry has in it: what its documents say, or what a person says instead, who may be anybody that edits entries. */
export function EntrySalesTax({ row, isClosed }: EntrySalesTaxProps) {
  const t = useText();
  const canSay = useCan('canEdit') && row.kind !== 'transfer' && !isClosed;
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!isEditing && wasEditing.current) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const isSaid = row.taxes ?? row.taxesSaid ?? row.taxFreeAsBefore ?? row.taxFreeByInvoice;
  if (!canSay && !isSaid) return null;
  return (
    <Part title={t('entry.tax.title')}>
      {isEditing && canSay ? (
        <TaxEditor key={taxedOf(row)} row={row} onDone={() => setIsEditing(false)} />
      ) : (
        <Stack gap="3">
          <Known row={row} />
          {canSay && (
            <Flex gap="2" wrap="wrap">
              <Button ref={opener} size="xs" variant="outline" onClick={() => setIsEditing(true)}>
                {t(row.taxes ? 'entry.tax.change' : 'entry.tax.enter')}
              </Button>
              <OtherWords row={row} />
            </Flex>
          )}
        </Stack>
      )}
    </Part>
  );
}

/** What the editor begins with: it begins anew with other facts. */
const taxedOf = ({ amount, taxes, taxesSaid }: Transaction): string =>
  JSON.stringify([amount, taxes, taxesSaid]);

function Known({ row }: { row: Transaction }) {
  const t = useText();
  const { taxes, taxesSaid, taxesAssumed, reverseCharge, currency } = row;
  const isUnsaid = !taxes && !taxesSaid;
  const isFreeByInvoice = row.taxFreeByInvoice === true && isUnsaid;
  const isFreeAsBefore = row.taxFreeAsBefore === true && isUnsaid && !isFreeByInvoice;
  return (
    <>
      {taxes ? (
        <EntryTaxes taxes={taxes} currency={currency} />
      ) : (
        <Text color="fg.muted">
          {t(
            reverseCharge
              ? 'entry.tax.reversed'
              : taxesSaid || isFreeAsBefore || isFreeByInvoice
                ? 'entry.tax.saidNone'
                : 'entry.tax.none',
          )}
        </Text>
      )}
      {isFreeByInvoice && (
        <Text textStyle="xs" color="fg.muted">
          {t('entry.tax.freeByInvoice')}
        </Text>
      )}
      {(taxesAssumed ?? isFreeAsBefore) && (
        <Stack gap="1.5">
          <Flex>
            <StatusBadge meaning="plain">{t('entry.tax.assumed')}</StatusBadge>
          </Flex>
          <Text textStyle="xs" color="fg.muted">
            {t(isFreeAsBefore ? 'entry.tax.freeAsBefore' : 'entry.tax.assumedHelp')}
          </Text>
        </Stack>
      )}
      {taxesSaid && (
        <Flex>
          <StatusBadge meaning="plain">{t('entry.tax.said')}</StatusBadge>
        </Flex>
      )}
    </>
  );
}

/** What can be said of taxes without typing any: that there is none, and that the documents are right. */
function OtherWords({ row }: { row: Transaction }) {
  const t = useText();
  const { change } = useEntryActions();
  const { kind, taxes, taxesSaid, reverseCharge, receiptIds } = row;
  const mayBeReversed = hasReverseCharge(useSignedIn().organization) && kind === 'expense' && !reverseCharge;
  return (
    <>
      {mayBeReversed && (
        <Button size="xs" variant="outline" onClick={() => void change(row, { reverseCharge: true })}>
          {t('entry.tax.reverse')}
        </Button>
      )}
      {(taxes ?? reverseCharge ?? !taxesSaid) && (
        <Button size="xs" variant="outline" onClick={() => void change(row, { taxes: [] })}>
          {t('entry.tax.sayNone')}
        </Button>
      )}
      {taxesSaid && (taxes ?? reverseCharge ?? receiptIds.length > 0) && (
        <Button size="xs" variant="outline" onClick={() => void change(row, { taxes: null })}>
          {t('entry.tax.asDocuments')}
        </Button>
      )}
    </>
  );
}
