import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LuArrowUpRight, LuCircleCheck, LuCopy, LuPencil, LuTextCursorInput, LuTrash2 } from 'react-icons/lu';

/** What a list shows at least: rows of one height with the words, signs and buttons of the product's own. */
export interface BareLine {
  readonly description: string;
  readonly account: string;
  readonly category: string;
  readonly amount: string;
  readonly isMatched: boolean;
}

declare global {
  interface Window {
    bareList: { readonly lines: readonly BareLine[]; readonly height: number };
  }
}

/** The least that a virtual list of such rows can be, against which the product's is measured: no theme, no measuring, nothing that acts but the row. */
function BareList() {
  const { lines, height } = window.bareList;
  const [chosen, choose] = useState<number>();
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => height,
    overscan: 6,
  });
  return (
    <main style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index];
        return (
          line && (
            <div key={String(key)} className="row" style={{ height, transform: `translateY(${start}px)` }}>
              <BareRow line={line} isChosen={index === chosen} onChoose={() => choose(index)} />
            </div>
          )
        );
      })}
    </main>
  );
}

interface BareRowProps {
  readonly line: BareLine;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const BareRow = memo(
  function BareRow({ line, isChosen, onChoose }: BareRowProps) {
    const { description, account, category, amount, isMatched } = line;
    return (
      <>
        <label>
          <input type="checkbox" aria-label={`Select ${description}`} />
        </label>
        <span>
          <LuArrowUpRight />
        </span>
        <div>
          <button
            type="button"
            className="open"
            title={description}
            aria-label={`Open ${description}`}
            aria-pressed={isChosen}
            onClick={onChoose}
          >
            {description}
          </button>
          <button type="button" aria-label={`Rename ${description}`}>
            <LuTextCursorInput />
          </button>
          {isMatched && (
            <a href="/" aria-label={`Open the receipt of ${description}`}>
              <LuCircleCheck /> Matched
            </a>
          )}
        </div>
        <div>{account}</div>
        <div>
          <button type="button" aria-label={`Category of ${description}`}>
            <span>{category}</span>
          </button>
        </div>
        <div>
          <span>{amount}</span>
        </div>
        <div>
          <button type="button" aria-label={`Edit ${description}`}>
            <LuPencil />
          </button>
          <button type="button" aria-label={`Duplicate ${description}`}>
            <LuCopy />
          </button>
          <button type="button" aria-label={`Delete ${description}`}>
            <LuTrash2 />
          </button>
        </div>
      </>
    );
  },
  (before, after) => before.line === after.line && before.isChosen === after.isChosen,
);

createRoot(document.getElementById('root') as HTMLElement).render(<BareList />);
