import { useSearchParams } from 'react-router'
import { DataTable } from '../data-table.tsx'
import { cursorLink, ListPages } from '../list-pages.tsx'
import type { List, ListTexts } from './list.ts'
import { useColumns, useList, type ListColumn } from './use-list.ts'

export interface ListTableProps<Texts extends ListTexts, Row extends { id: string }> {
  list: List<Texts>
  rows: readonly Row[]
  columns: readonly ListColumn<Row, Texts>[]
  /** Read out as the table's name, where it is not the list's. */
  caption?: string | undefined
  /** Where a row leads. */
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
      {...(selection && { selection })}
      {...(list.sort && { defaultSort: list.sort })}
    />
  )
}

interface ListFootProps {
  /** Cursors of the pages around this one. */
  previous: string | undefined
  next: string | undefined
  /** How many there are: "312 orders". */
  position?: string | undefined
  sizes?: readonly number[]
}

/** How many rows there are, how many are on a page, and the links to the pages around it. */
export function ListFoot({ previous, next, position, sizes = [] }: ListFootProps) {
  const [query] = useSearchParams()
  return (
    <ListPages
      previous={cursorLink(query, previous)}
      next={cursorLink(query, next)}
      position={position}
      {...(sizes.length > 1 && { sizes })}
    />
  )
}
