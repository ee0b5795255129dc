import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ChartFrame } from '../../kit/chart-frame.tsx'
import { withParams } from '../../kit/list-state.ts'
import { useTexts } from '../../texts/texts.ts'
import { useCellText } from './cell.tsx'
import type { BarsView, ChartView, LineView } from './charts.ts'

interface ResultChartProps {
  view: ChartView
  /** The figures to choose from, including the selected one. */
  figures: readonly { name: string; label: string }[]
}

/** The results as a chart: a line for time series, otherwise bars. Screen readers get a description, and the table. */
export function ResultChart({ view, figures }: ResultChartProps) {
  const label = figures.find(({ name }) => name === view.figure)?.label ?? view.figure
  return (
    <div className="px-(--pad) pb-(--pad)">
      {figures.length > 1 && <FigureLinks figures={figures} shown={view.figure} />}
      {view.kind === 'bars' ? <Bars view={view} label={label} /> : <Line view={view} label={label} />}
    </div>
  )
}

function FigureLinks({ figures, shown }: { figures: ResultChartProps['figures']; shown: string }) {
  const { dataQuery: words } = useTexts().dashboard
  const [query] = useSearchParams()
  return (
    <nav aria-label={words.chartFigure} className="mb-3 flex flex-wrap gap-1.5 print:hidden">
      {figures.map(({ name, label }) => (
        <Link
          key={name}
          to={withParams(query, { chart: name === figures[0]!.name ? null : name })}
          className="inline-flex min-h-7 items-center rounded-full border border-line px-3 text-small hover:border-edge aria-[current]:border-accent aria-[current]:bg-accent-wash aria-[current]:font-semibold"
          preventScrollReset
          {...(name === shown && { 'aria-current': 'true' as const })}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Each bar is labelled with its group and ends with its figure, so that names are readable on narrow screens. */
function Bars({ view: { bars, zero, groups }, label }: { view: BarsView; label: string }) {
  const { dataQuery: words } = useTexts().dashboard
  const textOf = useCellText()
  return (
    <figure>
      <figcaption className="sr-only">{words.bars(label, groups)}</figcaption>
      <div aria-hidden className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-small">
        {bars.map(({ label: names, text, start, width }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- bars are replaced whole, never moved.
          <div key={index} className="contents">
            <span className="max-w-[36vw] truncate sm:max-w-56" title={names.map(textOf).join(' · ')}>
              {names.map(textOf).join(' · ')}
            </span>
            <svg className="h-5 w-full min-w-10 overflow-visible" width="100%" height="20">
              <line x1={`${zero}%`} x2={`${zero}%`} y1="-4" y2="24" className="stroke-edge" />
              <rect x={`${start}%`} width={`${width}%`} y="2" height="16" rx="2" className="fill-accent forced-colors:fill-[CanvasText]" />
            </svg>
            <span className="text-end font-medium tabular-nums">{textOf(text)}</span>
          </div>
        ))}
      </div>
      {bars.length < groups && <p className="mt-2 text-small text-soft">{words.firstBars(bars.length, groups)}</p>}
    </figure>
  )
}

function Line({ view: { chart, points }, label }: { view: LineView; label: string }) {
  const { dataQuery: words } = useTexts().dashboard
  const textOf = useCellText()
  const [pointed, setPointed] = useState<number>()
  const point = (share: number | undefined): void => setPointed(share === undefined ? undefined : nearest(chart.dots, share * 100))
  const shown = pointed === undefined ? undefined : points[pointed]
  return (
    <figure>
      <p className="sr-only">{words.line(label, points[0]!.label, points.at(-1)!.label)}</p>
      <figcaption className="mb-1 flex min-h-6 flex-wrap items-start gap-x-5 text-small text-soft">
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="20" height="12">
            <line x2="20" y1="6" y2="6" strokeWidth="2.5" className="stroke-accent forced-colors:stroke-[CanvasText]" />
          </svg>
          {label}
        </span>
        {shown && (
          <span className="ms-auto font-medium text-ink tabular-nums">
            {shown.label}: {textOf(shown.text)}
          </span>
        )}
      </figcaption>
      <ChartFrame chart={chart} onPoint={point}>
        {chart.pieces.map(({ x1, x2, y1, y2 }) => (
          <line
            key={x1}
            x1={`${x1}%`}
            x2={`${x2}%`}
            y1={y1}
            y2={y2}
            strokeWidth="2.5"
            strokeLinecap="round"
            className="stroke-accent forced-colors:stroke-[CanvasText]"
          />
        ))}
        <Dots dots={chart.dots} pointed={pointed} />
      </ChartFrame>
    </figure>
  )
}

/** With more points, only the one under the pointer and isolated ones have a dot. */
const dotsMax = 60

const Dots = ({ dots, pointed }: { dots: LineView['chart']['dots']; pointed: number | undefined }) =>
  dots.map((dot, index) => {
    const isAlone = dots[index - 1] === undefined && dots[index + 1] === undefined
    if (!dot || (dots.length > dotsMax && index !== pointed && !isAlone)) return null
    return (
      <circle
        key={dot.x}
        cx={`${dot.x}%`}
        cy={dot.y}
        r={index === pointed ? 5 : 3.5}
        strokeWidth="2"
        className={`${index === pointed ? 'fill-accent-strong' : 'fill-accent'} stroke-surface forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]`}
      />
    )
  })

/** The point with a value nearest to a position on the chart. */
function nearest(dots: LineView['chart']['dots'], at: number): number | undefined {
  const distance = (index: number): number => Math.abs((dots[index]?.x ?? Infinity) - at)
  const known = dots.flatMap((dot, index) => (dot ? [index] : []))
  return known.toSorted((one, other) => distance(one) - distance(other))[0]
}
