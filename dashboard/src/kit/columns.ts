import type { ReactNode } from 'react'

/** A column of a list. */
export interface Column<Row> {
  /** Its name in the address. */
  name: string
  label: string
  cell: (row: Row) => ReactNode
  /** The end is for numbers. */
  align?: 'end'
  /** Narrower screens leave it out. */
  from?: 'sm' | 'md' | 'lg' | 'xl'
  /** What `?sort=` calls it, where the list can be sorted by it. */
  sort?: string
  /** Not shown unless it is asked for. */
  isExtra?: boolean
  className?: string
}

export const hiddenBelow = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const

/** The columns an address asks for by `?columns=`; without it those that are no extras. The first names the row and is always there. */
export function visibleColumns<Row>(query: URLSearchParams, columns: readonly Column<Row>[]): Column<Row>[] {
  const asked = query.getAll('columns')
  return columns.filter(({ name, isExtra }, index) => index === 0 || (asked.length > 0 ? asked.includes(name) : !isExtra))
}
