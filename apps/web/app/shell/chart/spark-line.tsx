import { type ChartPoint, chartPath } from './chart-path.ts'

const box = { width: 160, height: 44, pad: 5 }

/**
 * A small line through a few values, with the last of them marked. It is hidden from screen readers: a table has the
 * values.
 */
export function SparkLine({ points }: { points: readonly ChartPoint[] }) {
  const { dots } = chartPath(points, box)
  const last = dots.at(-1)
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} className="spark-line" aria-hidden>
      <path d={`M${dots.map(({ x, y }) => `${x} ${y}`).join('L')}`} className="chart-line" />
      {last && <circle cx={last.x} cy={last.y} r="4" className="chart-dot" />}
    </svg>
  )
}
