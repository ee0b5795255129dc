import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { SalesRow, SalesView } from './sales-view.ts'

/** The chart as a table. Each row links to its orders. */
export function SalesTable({ view: { rows, period } }: { view: SalesView }) {
  const { sales: texts } = useTexts().dashboard.today
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-(--control) items-center font-medium text-accent">{texts.table}</summary>
      <div className="mt-2 overflow-x-auto rounded-control border border-line">
        <table className="desk-table w-full border-separate border-spacing-0 text-start">
          <caption className="sr-only">{texts.caption(period)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.days}</th>
              <th scope="col" className="text-end">
                {texts.columns.orders}
              </th>
              <th scope="col" className="text-end">
                {texts.columns.sales}
              </th>
              <th scope="col" className="text-end max-sm:hidden">
                {texts.columns.average}
              </th>
              <th scope="col" className="text-end">
                {texts.columns.before}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.from} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function Row({ row: { from, to, days, orders, sales, average, before, beforeDays } }: { row: SalesRow }) {
  const { sales: texts } = useTexts().dashboard.today
  return (
    <tr>
      <th scope="row" className="font-medium">
        <Link to={`${paths.orders}?${new URLSearchParams({ from, to })}`} className="link whitespace-nowrap">
          {days}
        </Link>
      </th>
      <td className="text-end tabular-nums">{orders}</td>
      <td className="text-end tabular-nums">{sales}</td>
      <td className="text-end tabular-nums max-sm:hidden">{average}</td>
      <td className="text-end text-soft tabular-nums">
        {before}
        {beforeDays && <span className="sr-only"> {texts.beforeOf(beforeDays)}</span>}
      </td>
    </tr>
  )
}
