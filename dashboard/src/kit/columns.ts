import type { ReactNode } from 'react'

/** A column of a list. */
export interface Column<Row> {
  /** Its name in the URL. */
  name: string
  label: string
  cell: (row: Row) => ReactNode
  /** The end is for numbers. */
  align?: 'end'
  /** Hidden on narrower screens. */
  from?: 'sm' | 'md' | 'lg' | 'xl'
  /** Its name in `?sort=`, if the list can be sorted by it. */
  sort?: string
  /** Hidden by default. */
  isExtra?: boolean
  className?: string
}

export const hiddenBelow = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const

/** The columns of `?columns=`; by default all except extras. The first names the row and is always included. */
export function visibleColumns<Row>(query: URLSearchParams, columns: readonly Column<Row>[]): Column<Row>[] {
  const asked = query.getAll('columns')
  return columns.filter(({ name, isExtra }, index) => index === 0 || (asked.length > 0 ? asked.includes(name) : !isExtra))
}
