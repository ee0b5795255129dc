import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Names, Item } from '../../grid/window.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { inEnvironment } from '../environment.ts'
import type { DataField } from '../grid/field.ts'
import { ItemCell } from '../grid/item-cell.tsx'
import type { DataQuery } from './data-query.ts'
import { HeadCell } from './head-cell.tsx'
import { includedIds } from './included-ids.ts'

interface ItemsTableProps {
  collectionId: string
  caption: string
  asked: DataQuery
  columns: readonly DataField[]
  items: readonly Item[]
  names: Names
  timeZone: string
}

/** The items that a query returned, each linked to its page. */
export function ItemsTable({ collectionId, caption, asked, columns, items, names, timeZone }: ItemsTableProps) {
  const { dataQuery: words } = useTexts().dashboard
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard.
    <section className="relative overflow-x-auto border-t border-line" aria-label={caption} tabIndex={0}>
      <table className="plain-table w-full border-separate border-spacing-0 text-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.rowNumber}</span>
            </th>
            {columns.map(({ key, label, kind }) => (
              <HeadCell key={key} name={key} label={label} isNumber={kind === 'number'} sort={asked.sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, data }, index) => (
            <tr key={id}>
              <th scope="row" className="font-normal text-soft tabular-nums">
                <Link
                  to={inEnvironment(paths.dataItem(collectionId, id), asked.environment)}
                  aria-label={words.openItem(index + 1)}
                  className="link"
                >
                  {index + 1}
                </Link>
              </th>
              {columns.map((field) => (
                <td key={field.key} className={field.kind === 'number' ? 'text-end tabular-nums' : 'max-w-72'}>
                  {asked.include.includes(field.key) ? (
                    <Included field={field} value={data[field.key]} names={names} />
                  ) : (
                    <div className="truncate">
                      <ItemCell field={field} value={data[field.key]} names={names} timeZone={timeZone} />
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Referenced items that were returned whole: their names, and their data on demand. */
function Included({ field, value, names }: { field: DataField; value: unknown; names: Names }) {
  const { dataQuery: words } = useTexts().dashboard
  const ids = includedIds(value)
  if (ids.length === 0) return null
  return (
    <details className="group/included min-w-48">
      <summary className="flex min-h-6 flex-wrap items-center gap-1">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-soft group-open/included:rotate-90 rtl:-scale-x-100" />
        {ids.map((id) => (
          <span key={id} className="cell-chip">
            {names[field.refersTo ?? '']?.[id] ?? id}
          </span>
        ))}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard. */}
      <section className="code mt-1 max-h-60 max-w-md" aria-label={words.included(ids.length)} tabIndex={0} dir="ltr">
        <pre>{JSON.stringify(value, null, 2)}</pre>
      </section>
    </details>
  )
}
