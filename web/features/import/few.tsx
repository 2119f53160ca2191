import { Box, Button } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../text/use-text.ts';

interface FewProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  readonly children: (item: T) => ReactNode;
}

const FEW = 4;

/** A list that begins with few of its items and shows all of them when asked. */
export function Few<T>({ items, keyOf, children }: FewProps<T>) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  // One more line takes no more room than the button that would show it.
  const shown = isWhole || items.length <= FEW + 1 ? items : items.slice(0, FEW);
  return (
    <>
      <Box as="ul" listStyleType="none">
        {shown.map((item) => (
          <Fragment key={keyOf(item)}>{children(item)}</Fragment>
        ))}
      </Box>
      {shown.length < items.length && (
        <Button variant="ghost" size="xs" ms="-2" mt="1" onClick={() => setIsWhole(true)}>
          {t('importing.showAll', { count: items.length })}
        </Button>
      )}
    </>
  );
}
