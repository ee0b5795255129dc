import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { SortBy } from '../../grid/layout.ts'
import { withParams } from '../../kit/list-state.ts'

interface HeadCellProps {
  name: string
  label: string
  isNumber: boolean
  sort: readonly SortBy[]
}

/** A column header: a click sorts by this column alone, another one reverses the order. Further sort fields are set in the form. */
export function HeadCell({ name, label, isNumber, sort }: HeadCellProps) {
  const [query] = useSearchParams()
  const now = sort.find(({ key }) => key === name)
  const direction = now && (now.isDown ? ('descending' as const) : ('ascending' as const))
  const Icon = now?.isDown ? ArrowDown : ArrowUp
  // Numbers are sorted in descending order first.
  const next = (now ? !now.isDown : isNumber) ? `-${name}` : name
  return (
    <th scope="col" className={isNumber ? 'text-end' : ''} {...(direction && { 'aria-sort': direction })}>
      <Link
        to={withParams(query, { sort: next })}
        className={`inline-flex min-h-6 items-center gap-1 hover:text-ink ${now ? 'text-ink' : ''}`}
        preventScrollReset
      >
        {label}
        {now && <Icon aria-hidden className="size-3.5" />}
      </Link>
    </th>
  )
}
