import type { BarShapeProps } from 'recharts';

interface BarMarkProps {
  readonly shape: Pick<BarShapeProps, 'x' | 'y' | 'width' | 'height' | 'background'>;
  readonly fill: string;
  readonly stroke: string;
}

/** A bar, from nothing up or down, with the field around it that a finger finds more easily. */
export function BarMark({ shape, fill, stroke }: BarMarkProps) {
  const { x, y, width, height, background } = shape;
  return (
    <>
      {background && (
        <rect
          className="field"
          x={background.x ?? x}
          y={background.y ?? 0}
          width={background.width}
          height={background.height}
          rx="3"
        />
      )}
      <rect
        className="mark"
        x={x + 0.5}
        y={Math.min(y, y + height)}
        width={Math.max(0, width - 1)}
        height={Math.abs(height)}
        rx="1.5"
        fill={fill}
        stroke={stroke}
      />
    </>
  );
}

interface DotMarkProps {
  readonly cx: number | undefined;
  readonly cy: number | undefined;
  readonly color: string;
  /** What it lies on. */
  readonly paper: string;
}

/** A point of a line, with the room around it that a finger needs. */
export const DotMark = ({ cx, cy, color, paper }: DotMarkProps) => (
  <>
    <circle className="field" cx={cx} cy={cy} r="11" />
    <circle className="mark" cx={cx} cy={cy} r="4" fill={paper} stroke={color} strokeWidth="2" />
  </>
);
