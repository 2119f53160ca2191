import { Group, IconButton } from '@chakra-ui/react';
import { LuLayoutGrid, LuRows3 } from 'react-icons/lu';
import { useText } from '../../text/use-text.ts';
import { listShapes } from './use-list-shape.ts';
import type { ListShape } from './use-list-shape.ts';

interface ShapeChoiceProps {
  readonly shape: ListShape;
  readonly onChoose: (shape: ListShape) => void;
}

const icons = { cards: LuLayoutGrid, table: LuRows3 } as const;

/** Cards or a table. */
export function ShapeChoice({ shape, onChoose }: ShapeChoiceProps) {
  const t = useText();
  return (
    <Group attached role="group" aria-label={t('receipts.shape')}>
      {listShapes.map((one) => {
        const Icon = icons[one];
        const isOn = one === shape;
        return (
          <IconButton
            key={one}
            variant="outline"
            aria-label={t(`receipts.shapes.${one}`)}
            title={t(`receipts.shapes.${one}`)}
            aria-pressed={isOn}
            bg={isOn ? 'bg.emphasized' : 'bg.panel'}
            color={isOn ? 'fg' : 'fg.muted'}
            onClick={() => onChoose(one)}
          >
            <Icon />
          </IconButton>
        );
      })}
    </Group>
  );
}
