import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { FilterForm } from '../kit/filters.tsx'
import { withParams } from '../kit/list-state.ts'
import { Tabs } from '../kit/tabs.tsx'
import { useTexts } from '../texts/texts.ts'
import type { TodayData } from './load-today.server.ts'
import { PartOfPage } from './part-of-page.tsx'
import { usualRanges, type Range } from './range.ts'
import { SalesChart } from './sales-chart.tsx'
import { SalesTable } from './sales-table.tsx'
import type { FigureView } from './sales-view.ts'

interface SalesCardProps {
  sales: TodayData['sales']
  range: Range
  request: object
}

/** Sales in a range of days, compared with the period before. */
export function SalesCard({ sales, range, request }: SalesCardProps) {
  const { sales: texts } = useTexts().dashboard.today
  return (
    <Card title={texts.title} actions={<CodeButton call="reports.getSalesReport" request={request} />} detail={sales.data?.period}>
      <RangeTabs range={range} />
      <PartOfPage part={sales} wrong={texts.wrong}>
        {(view) => (
          <>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
              {view.figures.map((figure) => (
                <Figure key={figure.name} figure={figure} />
              ))}
            </dl>
            <SalesChart key={view.period} view={view} />
            <p className="mt-3 text-small text-soft">
              {texts.what} {view.otherCurrencies > 0 && texts.otherCurrencies(view.otherCurrencies)}
            </p>
            <SalesTable view={view} />
          </>
        )}
      </PartOfPage>
    </Card>
  )
}

function RangeTabs({ range: { from, to, days } }: { range: Range }) {
  const { sales: texts } = useTexts().dashboard.today
  const [query] = useSearchParams()
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <Tabs
        label={texts.range}
        tabs={usualRanges.map((count) => ({
          to: withParams(query, { range: String(count), from: null, to: null }),
          text: texts.days(count),
          isCurrent: count === days,
        }))}
      />
      <FilterForm label={texts.own} names={['from', 'to']}>
        <Field label={texts.from} type="date" name="from" defaultValue={from} required />
        <Field label={texts.to} type="date" name="to" defaultValue={to} />
      </FilterForm>
    </div>
  )
}

const directions = {
  up: { Icon: ArrowUp, look: 'text-good' },
  down: { Icon: ArrowDown, look: 'text-danger' },
  level: { Icon: Minus, look: 'text-soft' },
}

function Figure({ figure: { name, value, before, change, direction } }: { figure: FigureView }) {
  const { sales: texts } = useTexts().dashboard.today
  const { Icon, look } = directions[direction]
  return (
    <div className="first:col-span-2 sm:first:col-span-1">
      <dt className="text-small text-soft">{texts.figures[name]}</dt>
      <dd>
        <span className="block text-heading font-semibold tabular-nums">{value}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-small text-soft tabular-nums">
          {change ? (
            <span className={`inline-flex items-center gap-0.5 font-medium ${look}`}>
              <Icon aria-hidden className="size-3.5" />
              <span className="sr-only">{texts.changes[direction]} </span>
              {change}
            </span>
          ) : (
            texts.noBefore
          )}
          {change && <span>{texts.compared(before)}</span>}
        </span>
      </dd>
    </div>
  )
}
