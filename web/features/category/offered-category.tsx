import { Button, Flex, Text } from '@chakra-ui/react';
import { LuCheck } from 'react-icons/lu';
import type { SuggestedCategory } from '../../../shared/model/category.ts';
import { useText } from '../../text/use-text.ts';
import { useCategories } from './categories.ts';

interface OfferedCategoryProps {
  readonly offer: SuggestedCategory | undefined;
  /** Given its id. */
  readonly onTake: (categoryId: string) => void;
}

/** The category offered for a document, below its field: what it is and why, taken with one click. */
export function OfferedCategory({ offer, onTake }: OfferedCategoryProps) {
  const t = useText();
  const { labelOf } = useCategories();
  if (!offer) return null;
  const category = labelOf(offer.category);
  return (
    <Flex gap="2" align="center" minW="0" wrap="wrap">
      <Button
        type="button"
        size="2xs"
        variant="outline"
        aria-label={t('categories.take', { category })}
        onClick={() => onTake(offer.categoryId)}
      >
        <LuCheck aria-hidden="true" /> {category}
      </Button>
      <Text textStyle="xs" color="fg.muted">
        {offer.reason}
      </Text>
    </Flex>
  );
}
