import { Link, useSearchParams } from 'react-router'
import { withParams } from '../../kit/list-state.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { inEnvironment, environmentIn } from '../environment.ts'
import { CellView } from './cell-view.tsx'
import type { GridField } from './field.ts'
import { toggleSort, sortsIn, sortText } from './listing.ts'
import type { Names } from './names.server.ts'
import type { Item } from './window.server.ts'

interface StaticTableProps {
  collectionId: string
  caption: string
  columns: readonly GridField[]
  items: readonly Item[]
  names: Names
  timeZone: string
}

/** The grid without scripts: the same rows at the same positions, with links to sort and to each item. */
export function StaticTable({ collectionId, caption, columns, items, names, timeZone }: StaticTableProps) {
  const { grid } = useTexts().dashboard
  const [query] = useSearchParams()
  const itemPath = (id: string): string => inEnvironment(paths.dataItem(collectionId, id), environmentIn(query))
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
                <Link to={itemPath(id)} aria-label={grid.openItem(index + 1)} className="link">
                  {index + 1}
                </Link>
              </th>
              {columns.map((field) => (
                <td key={field.key} className={field.kind === 'number' ? 'text-end tabular-nums' : ''}>
                  <CellView field={field} value={data[field.key]} data={data} names={names} timeZone={timeZone} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function StaticHead({ field: { key, label, kind } }: { field: GridField }) {
  const [query] = useSearchParams()
  const sorts = sortsIn(query)
  const sort = sorts.find((one) => one.key === key)
  const direction = sort && (sort.isDown ? ('descending' as const) : ('ascending' as const))
  return (
    <th scope="col" className={kind === 'number' ? 'text-end' : ''} {...(direction && { 'aria-sort': direction })}>
      <Link to={withParams(query, { sort: sortText(toggleSort(sorts, key, false)) })} className="hover:text-ink">
        {label}
      </Link>
    </th>
  )
}
