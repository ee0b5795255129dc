import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'
import { useTexts } from '../texts/texts.ts'
import type { CellViewProps } from './cell-view.tsx'
import type { GridField } from './field.ts'
import { toggleSort, sortsIn, sortText } from './layout.ts'
import type { Names, Item } from './window.ts'

interface StaticTableProps {
  /** Returns the path of a row’s page. */
  pathOf: (id: string) => string
  Cell: ComponentType<CellViewProps>
  caption: string
  columns: readonly GridField[]
  items: readonly Item[]
  names: Names
  timeZone: string
}

/** The grid without scripts: the same rows at the same positions, with links to sort and to each row. */
export function StaticTable({ pathOf, Cell, caption, columns, items, names, timeZone }: StaticTableProps) {
  const { grid } = useTexts().dashboard
  return (
    <div className="data-grid">
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="grid-number">
              <span className="sr-only">{grid.rowNumber}</span>
            </th>
            {columns.map((field) => (
              <StaticHead key={field.key} field={field} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, data }, index) => (
            <tr key={id}>
              <th scope="row" className="grid-number">
                <Link to={pathOf(id)} aria-label={grid.openItem(index + 1)} className="link">
                  {index + 1}
                </Link>
              </th>
              {columns.map((field) => (
                <td key={field.key} className={field.kind === 'number' ? 'text-end tabular-nums' : ''}>
                  <Cell field={field} value={data[field.key]} data={data} names={names} timeZone={timeZone} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function StaticHead({ field: { key, label, kind, isSortable } }: { field: GridField }) {
  const [query] = useSearchParams()
  const sorts = sortsIn(query)
  const sort = sorts.find((one) => one.key === key)
  const direction = sort && (sort.isDown ? ('descending' as const) : ('ascending' as const))
  return (
    <th scope="col" className={kind === 'number' ? 'text-end' : ''} {...(direction && { 'aria-sort': direction })}>
      {isSortable ? (
        <Link to={withParams(query, { sort: sortText(toggleSort(sorts, key, false)) })} className="hover:text-ink">
          {label}
        </Link>
      ) : (
        label
      )}
    </th>
  )
}
