import type { PointerEvent, ReactNode } from 'react'
import type { ChartGeometry } from './chart.ts'

interface ChartFrameProps {
  chart: { height: number; lines: readonly { y: number; text: string }[]; labels: ChartGeometry['labels'] }
  /** The pointer's position along the chart, from 0 to 1; undefined if it has left. */
  onPoint: (share: number | undefined) => void
  /** The chart itself, above the grid lines. */
  children: ReactNode
  /** Shown over the chart if there is no data. */
  note?: string | undefined
}

/** The grid lines of a chart with their values, and the labels below it. All of it is rendered on the server, so it is visible at once and without scripts. */
export function ChartFrame({ chart: { height, lines, labels }, onPoint, children, note }: ChartFrameProps) {
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint(Math.min(Math.max((clientX - left) / width, 0), 1))
  }
  return (
    // Time runs from left to right in a chart, whatever the writing direction.
    <div dir="ltr" className="relative flex gap-2">
      <svg aria-hidden className="w-12 shrink-0 overflow-visible" height={height}>
        {lines.map(({ y, text }) => (
          <text key={y} x="100%" y={y} dy="0.32em" textAnchor="end" className="fill-soft text-[0.6875rem] tabular-nums">
            {text}
          </text>
        ))}
      </svg>
      <svg
        aria-hidden
        className="min-w-0 grow touch-pan-y overflow-visible"
        width="100%"
        height={height}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(undefined)}
      >
        <rect width="100%" height={height} className="fill-transparent" />
        {lines.map(({ y }) => (
          <line key={y} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
        ))}
        {children}
        {labels.map(({ x, text, anchor }) => (
          <text key={x} x={`${x}%`} y={height - 6} textAnchor={anchor} className="fill-soft text-[0.6875rem]">
            {text}
          </text>
        ))}
      </svg>
      {note !== undefined && <p className="absolute inset-x-0 top-20 text-center text-soft">{note}</p>}
    </div>
  )
}
