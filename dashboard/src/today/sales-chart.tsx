import { useState } from 'react'
import { ChartFrame } from '../kit/chart-frame.tsx'
import { useTexts } from '../texts/texts.ts'
import type { SalesView } from './sales-view.ts'

/** Sales as bars, and the period before as a dashed line. The server renders it, so that it works without scripts; with them, pointing at a day shows its
 *  numbers. Screen readers get the totals and can read the table. */
export function SalesChart({ view }: { view: SalesView }) {
  const { sales: texts } = useTexts().dashboard.today
  const [pointed, setPointed] = useState<number>()
  const { figures, period, chart, isEmpty } = view
  const point = (share: number | undefined): void =>
    setPointed(share === undefined ? undefined : Math.min(Math.floor(share * chart.bars.length), chart.bars.length - 1))
  return (
    <figure className="mt-5">
      <p className="sr-only">{texts.chart(period, figures[0]!.value, figures[0]!.before)}</p>
      <Legend view={view} pointed={pointed} />
      <ChartFrame chart={chart} onPoint={point} note={isEmpty ? texts.none : undefined}>
        <Drawing chart={chart} pointed={pointed} />
      </ChartFrame>
    </figure>
  )
}

const Drawing = ({ chart: { bars, before }, pointed }: { chart: SalesView['chart']; pointed: number | undefined }) => (
  <>
    {bars.map(({ x, width, ...rest }, index) => (
      <rect
        key={x}
        x={`${x}%`}
        width={`${width}%`}
        rx="2"
        {...rest}
        className={`${index === pointed ? 'fill-accent-strong' : 'fill-accent'} forced-colors:fill-[CanvasText]`}
      />
    ))}
    {/* An outline in the card's colour separates the line from the bars it crosses. */}
    {before.map(({ x1, x2, y1, y2 }) => (
      <line key={x1} x1={`${x1}%`} x2={`${x2}%`} y1={y1} y2={y2} strokeWidth="5" className="stroke-surface forced-colors:stroke-[Canvas]" />
    ))}
    {before.map(({ x1, x2, y1, y2 }) => (
      <line
        key={x1}
        x1={`${x1}%`}
        x2={`${x2}%`}
        y1={y1}
        y2={y2}
        strokeDasharray="4 4"
        strokeWidth="2"
        className="stroke-look forced-colors:stroke-[Highlight]"
      />
    ))}
  </>
)

/** The legend, and the numbers of the day under the pointer. Its minimum height keeps the chart from moving. */
function Legend({ view: { rows, before, hasBefore }, pointed }: { view: SalesView; pointed: number | undefined }) {
  const { sales: texts } = useTexts().dashboard.today
  const row = pointed === undefined ? undefined : rows[pointed]
  return (
    <figcaption className="mb-1 flex min-h-10 flex-wrap items-start gap-x-5 gap-y-1 text-small text-soft sm:min-h-6">
      <span className="inline-flex items-center gap-1.5">
        <svg aria-hidden width="12" height="12">
          <rect width="12" height="12" rx="2" className="fill-accent forced-colors:fill-[CanvasText]" />
        </svg>
        {texts.legendNow}
      </span>
      {hasBefore && (
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="20" height="12">
            <line x2="20" y1="6" y2="6" strokeDasharray="4 4" strokeWidth="2" className="stroke-look forced-colors:stroke-[Highlight]" />
          </svg>
          {texts.legendBefore}: {before}
        </span>
      )}
      {row && (
        <span className="ms-auto font-medium text-ink tabular-nums max-sm:w-full">
          {texts.readout(row.days, row.sales, row.orderCount, row.orders)}
          {row.before && texts.readoutBefore(row.before)}
        </span>
      )}
    </figcaption>
  )
}
