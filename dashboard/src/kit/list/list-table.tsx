import { DataTable } from '../data-table.tsx'
import type { List, ListTexts } from './list.ts'
import { useColumns, useList, type ListColumn } from './use-list.ts'

export interface ListTableProps<Texts extends ListTexts, Row extends { id: string }> {
  list: List<Texts>
  rows: readonly Row[]
  columns: readonly ListColumn<Row, Texts>[]
  /** The table's accessible name, if it isn't the list's. */
  caption?: string | undefined
  /** The link of a row. */
  hrefOf?: ((row: Row, query: URLSearchParams) => string) | undefined
  selection?: { form: string; nameOf: (row: Row) => string } | undefined
}

/** The rows of a list. */
export function ListTable<Texts extends ListTexts, Row extends { id: string }>(props: ListTableProps<Texts, Row>) {
  const { list, rows, columns, hrefOf, selection } = props
  const { texts, query } = useList(list)
  return (
    <DataTable
      caption={props.caption ?? texts.caption ?? texts.title}
      rows={rows}
      columns={useColumns(list, columns)}
      idOf={({ id }) => id}
      {...(hrefOf && { hrefOf: (row: Row) => hrefOf(row, query) })}
      selection={selection}
      defaultSort={list.sort}
    />
  )
}
