import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import { hiddenBelow, visibleColumns, type Column } from './columns.ts'
import { SelectPage, SelectRow } from './row-selection.tsx'
import { SortLink } from './sort-link.tsx'

interface DataTableProps<Row> {
  /** The table's accessible name. */
  caption: string
  rows: readonly Row[]
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  /** The link of a row; the whole row is clickable. */
  hrefOf?: (row: Row) => string
  /** Checkboxes of the form `BulkForm` with this id, and the row's name. */
  selection?: { form: string; nameOf: (row: Row) => string }
  /** The default sort: `-date`. */
  defaultSort?: string
}

/** A list as a table with a sticky header and linked rows. Columns and sort are stored in the URL. */
export function DataTable<Row>({ caption, rows, columns, idOf, hrefOf, selection, defaultSort }: DataTableProps<Row>) {
  const [query] = useSearchParams()
  const shown = visibleColumns(query, columns)
  return (
    // A panel that is open in a row isn’t cut off.
    <div className="card relative max-xl:not-has-[[open]]:overflow-x-auto print:border-0">
      <table className="plain-table w-full border-separate border-spacing-0 text-start">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="w-10">
                <SelectPage form={selection.form} />
              </th>
            )}
            {shown.map((column) => (
              <HeadCell key={column.name} column={column} defaultSort={defaultSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} className={hrefOf && 'group relative hover:bg-sunken'}>
              {selection && (
                <td className="relative z-10 w-10">
                  <SelectRow form={selection.form} id={idOf(row)} name={selection.nameOf(row)} />
                </td>
              )}
              {shown.map((column, index) => (
                <BodyCell key={column.name} {...{ row, column }} href={index === 0 ? hrefOf?.(row) : undefined} isHead={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const classOf = <Row,>({ align, from, className = '' }: Column<Row>): string =>
  `${align === 'end' ? 'text-end tabular-nums' : ''} ${from ? hiddenBelow[from] : ''} ${className}`

function HeadCell<Row>({ column, defaultSort }: { column: Column<Row>; defaultSort: string | undefined }) {
  const [query] = useSearchParams()
  const sort = query.get('sort') ?? defaultSort
  const direction =
    column.sort === undefined || sort?.replace('-', '') !== column.sort ? undefined : sort.startsWith('-') ? 'descending' : 'ascending'
  return (
    <th scope="col" className={classOf(column)} {...(direction && { 'aria-sort': direction })}>
      {column.sort === undefined ? column.label : <SortLink sort={column.sort} direction={direction} text={column.label} />}
    </th>
  )
}

interface BodyCellProps<Row> {
  row: Row
  column: Column<Row>
  href: string | undefined
  isHead: boolean
}

function BodyCell<Row>({ row, column, href, isHead }: BodyCellProps<Row>) {
  if (!isHead) return <td className={classOf(column)}>{column.cell(row)}</td>
  return (
    <th scope="row" className={`text-start font-medium ${classOf(column)}`}>
      {href === undefined ? (
        column.cell(row)
      ) : (
        <Link to={href} className="row-link">
          {column.cell(row)}
        </Link>
      )}
    </th>
  )
}

/** Shown if search or filters match no row. */
export function NoMatch({ clear = '?' }: { clear?: string }) {
  const { kit } = useTexts().dashboard
  return (
    <div className="card px-6 py-12 text-center">
      <p className="font-serif text-title font-semibold">{kit.noMatch}</p>
      <p className="mt-1 text-soft">{kit.noMatchHint}</p>
      <Link to={clear} className="button button-quiet mt-5">
        {kit.clearFilters}
      </Link>
    </div>
  )
}
