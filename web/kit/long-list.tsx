import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { UPPER_ROOM } from '../theme/upper-room.ts';

interface LongListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** Pixels that an item takes before it has been measured. */
  readonly estimate: (item: T) => number;
  /** Which items head those after them, and stay in view as long as those are; `headTop` is where, in rem from the top of the window. */
  readonly isHead?: (item: T) => boolean;
  readonly headTop?: number;
  readonly children: (item: T) => ReactNode;
}

/** From how many items on only those in view are drawn. */
export const DRAW_ALL_MAX = 120;
/** How many are drawn ahead on either side: what a turn of a wheel brings. */
const OVERSCAN = 6;

/** A list that scrolls with the page; a long one draws only what is in view. */
export function LongList<T>(props: LongListProps<T>) {
  return props.items.length <= DRAW_ALL_MAX ? <Whole {...props} /> : <InWindow {...props} />;
}

interface LongListInProps<T> extends LongListProps<T> {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Gets the way to have an item drawn that is out of view. */
  readonly reach?: Ref<Reach> | undefined;
}

/** Scrolls until the item at this place is drawn. */
export type Reach = (index: number) => void;

/** The same inside a box that scrolls by itself. */
export function LongListIn<T>({ box, reach, ...props }: LongListInProps<T>) {
  const isWhole = props.items.length <= DRAW_ALL_MAX;
  return isWhole ? <Whole {...props} /> : <InBox {...props} box={box} reach={reach} />;
}

function Whole<T>({ items, keyOf, children, isHead, headTop = 0 }: LongListProps<T>) {
  return items.map((item) => (
    <div key={keyOf(item)} style={isHead?.(item) ? staying(headTop) : undefined}>
      {children(item)}
    </div>
  ));
}

const staying = (headTop: number) =>
  ({ position: 'sticky', top: `calc(${headTop}rem + ${UPPER_ROOM})`, zIndex: 1 }) as const;

function InWindow<T>(props: LongListProps<T>) {
  const { items, keyOf, estimate } = props;
  const place = useRef<HTMLDivElement>(null);
  const top = useTopOf(place);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => sizeAt(items, index, estimate),
    getItemKey: useKeys(items, keyOf),
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const head = headInView(props, virtualizer);
  return (
    <div ref={place}>
      <InView {...props} virtualizer={virtualizer} offset={top} head={head} />
    </div>
  );
}

/** Where a list begins on its page; what stands above it may grow and shrink, and the page with it. */
function useTopOf(place: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);
  return top;
}

function InBox<T>({ box, reach, ...props }: LongListInProps<T>) {
  const { items, keyOf, estimate } = props;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => sizeAt(items, index, estimate),
    getItemKey: useKeys(items, keyOf),
    overscan: OVERSCAN,
  });
  useImperativeHandle(reach, () => (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }), [
    virtualizer,
  ]);
  return <InView {...props} virtualizer={virtualizer} offset={0} />;
}

interface InViewProps<T, S extends Element | Window> extends LongListProps<T> {
  readonly virtualizer: Virtualizer<S, Element>;
  readonly offset: number;
  /** The place of the item that heads what is in view. */
  readonly head?: number | undefined;
}

function InView<T, S extends Element | Window>({
  items,
  children,
  virtualizer,
  offset,
  ...more
}: InViewProps<T, S>) {
  const { head, headTop = 0 } = more;
  const heading = head === undefined ? undefined : items[head];
  return (
    <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {heading !== undefined && <div style={staying(headTop)}>{children(heading)}</div>}
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined &&
          index !== head && (
            <div
              key={String(key)}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ ...AT_ITS_PLACE, transform: `translateY(${start - offset}px)` }}
            >
              {children(item)}
            </div>
          )
        );
      })}
    </div>
  );
}

const AT_ITS_PLACE = { position: 'absolute', top: 0, left: 0, right: 0, contain: 'layout style' } as const;

/** The nearest head at or above what stands under the edge at which heads stay. */
function headInView<T>(
  { items, isHead, headTop = 0 }: LongListProps<T>,
  virtualizer: Virtualizer<Window, Element>,
): number | undefined {
  if (!isHead) return undefined;
  const first = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + headTop * rem());
  for (let at = first?.index ?? 0; at >= 0; at -= 1) {
    const item = items[at];
    if (item !== undefined && isHead(item)) return at;
  }
  return undefined;
}

/** How many pixels a rem has: people choose larger letters. */
const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

function sizeAt<T>(items: readonly T[], index: number, estimate: (item: T) => number): number {
  const item = items[index];
  return item === undefined ? 0 : estimate(item);
}

/** Keys by place. The same function as long as the items are the same: another one has every place worked out anew. */
function useKeys<T>(items: readonly T[], keyOf: (item: T) => string): (index: number) => string {
  const latest = useRef(keyOf);
  useLayoutEffect(() => {
    latest.current = keyOf;
  });
  return useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? String(index) : latest.current(item);
    },
    [items],
  );
}
