import { Link } from 'react-router'
import type { SortBy } from '../../grid/layout.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { inEnvironment, type Environment } from '../environment.ts'
import { CellText, useCellText } from './cell.tsx'
import { HeadCell } from './head-cell.tsx'
import type { Row } from './run-query.server.ts'

export interface TableColumn {
  name: string
  label: string
  isNumber: boolean
  isGroup: boolean
}

interface RowsTableProps {
  collectionId: string
  caption: string
  columns: readonly TableColumn[]
  rows: readonly Row[]
  /** Undefined if the table isn't sorted by its headers. */
  sort: readonly SortBy[] | undefined
  environment: Environment
}

/** Groups with their figures, or values; each links to its items. */
export function RowsTable({ collectionId, caption, columns, rows, sort, environment }: RowsTableProps) {
  const { dataQuery: words } = useTexts().dashboard
  const textOf = useCellText()
  const groups = columns.filter(({ isGroup }) => isGroup).length
  const leads = rows.some(({ filter }) => filter !== undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard.
    <section className="relative overflow-x-auto border-t border-line" aria-label={caption} tabIndex={0}>
      <table className="plain-table w-full border-separate border-spacing-0 text-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, label, isNumber }) =>
              sort ? (
                <HeadCell key={name} {...{ name, label, isNumber, sort }} />
              ) : (
                <th key={name} scope="col" className={isNumber ? 'text-end' : ''}>
                  {label}
                </th>
              ),
            )}
            {leads && (
              <th scope="col">
                <span className="sr-only">{words.showItems}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, filter }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are replaced whole, never moved.
            <tr key={index}>
              {cells.map((cell, place) => {
                const { name, isNumber, isGroup } = columns[place]!
                const look = isNumber ? 'text-end tabular-nums' : 'max-w-72 wrap-anywhere'
                return isGroup && place === 0 ? (
                  <th key={name} scope="row" className={`font-medium ${look}`}>
                    <CellText cell={cell} />
                  </th>
                ) : (
                  <td key={name} className={look}>
                    <CellText cell={cell} />
                  </td>
                )
              })}
              {leads && (
                <td className="text-end whitespace-nowrap">
                  {filter !== undefined && (
                    <Link
                      to={inEnvironment(`${paths.dataCollection(collectionId)}?${new URLSearchParams({ filter })}`, environment)}
                      className="link text-small"
                      aria-label={words.itemsOf(cells.slice(0, groups).map(textOf).join(', '))}
                    >
                      {words.showItems}
                    </Link>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
