import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/texts.ts'
import type { Column } from '../columns.ts'
import type { List, Listing, ListTexts } from './list.ts'

/** A list in its page: its texts, the URL and its request. */
export function useList<Texts extends ListTexts, Tab extends string, Named>(
  list: List<Texts, Tab, Named>,
): { texts: Texts; query: URLSearchParams; listing: Listing<Tab, Named> } {
  const texts = list.textsOf(useTexts())
  const [query] = useSearchParams()
  return { texts, query, listing: list.at(query) }
}

/** A column of a list. Its label is the text of its name, and it is sortable if the list has a sort of that name. */
export interface ListColumn<Row, Texts extends ListTexts> extends Omit<Column<Row>, 'label' | 'cell' | 'sort'> {
  name: keyof Texts['columns'] & string
  cell: (row: Row, texts: Texts) => ReactNode
}

/** The columns of a list for its rows. */
export type ColumnsOf<One, Row> = One extends List<infer Texts, infer _Tab, infer _Named> ? readonly ListColumn<Row, Texts>[] : never

export function useColumns<Row, Texts extends ListTexts>(
  list: List<Texts>,
  columns: readonly ListColumn<Row, Texts>[],
): readonly Column<Row>[] {
  const texts = list.textsOf(useTexts())
  return columns.map(({ cell, ...column }) => ({
    ...column,
    label: texts.columns?.[column.name] ?? '',
    cell: (row: Row) => cell(row, texts),
    ...(list.sorts && column.name in list.sorts && { sort: column.name }),
  }))
}
