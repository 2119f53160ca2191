import { Button, Text } from '@chakra-ui/react';
import { LuCheck } from 'react-icons/lu';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { useCan } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { useOfferName } from '../category/use-offer-name.ts';
import { useEntryActions } from './use-entry-actions.ts';

/** The category offered for an entry that has none, taken with one click; its reason shows on hover. Nothing where none is offered. */
export function AcceptCategory({ row }: { row: Transaction }) {
  const t = useText();
  const nameOf = useOfferName();
  const { change } = useEntryActions();
  const canEdit = useCan('canEdit');
  const { suggestedCategory: offer, description } = row;
  if (!offer) return null;
  const category = nameOf(offer, row);
  return (
    <Button
      size="2xs"
      variant="outline"
      maxW="full"
      borderStyle="dashed"
      disabled={!canEdit}
      title={offer.reason}
      aria-label={t('categories.accept', { category, description })}
      onClick={() => void change(row, { category: offer.categoryId })}
    >
      <LuCheck aria-hidden="true" />
      <Text as="span" truncate>
        {t('categories.offered', { category })}
      </Text>
    </Button>
  );
}
