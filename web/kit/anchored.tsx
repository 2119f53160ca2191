import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface AnchoredProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A part of a screen to which an address leads that ends with `#id`: it stands in view when the screen has come. */
export function Anchored({ id, children }: AnchoredProps) {
  const box = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) box.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <Box ref={box} id={id} scrollMarginTop="20">
      {children}
    </Box>
  );
}
