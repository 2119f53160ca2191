import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What a list shows at least: rows of one height with the words of the product's own. */
export interface BareLine {
  readonly text: readonly string[];
}

declare global {
  interface Window {
    bareList: { readonly lines: readonly BareLine[]; readonly height: number };
  }
}

/** The least that a virtual list can be, against which the product's is measured: no theme, no measuring, nothing to press but the row. */
function BareList() {
  const { lines, height } = window.bareList;
  const [chosen, choose] = useState<number>();
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => height,
    overscan: 12,
  });
  return (
    <main style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <button
          key={String(key)}
          type="button"
          className="row"
          aria-pressed={index === chosen}
          style={{ height, transform: `translateY(${start}px)` }}
          onClick={() => choose(index)}
        >
          {lines[index]?.text.map((word, at) => (
            <span key={at}>{word}</span>
          ))}
        </button>
      ))}
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<BareList />);
