import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { withParams } from './list-state.ts'

interface SortLinkProps {
  sort: string
  direction: 'ascending' | 'descending' | undefined
  text: string
}

/** A column header that sorts by it; a second click reverses the order. */
export function SortLink({ sort, direction, text }: SortLinkProps) {
  const [query] = useSearchParams()
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <Link
      to={withParams(query, { sort: direction === 'descending' ? sort : `-${sort}` })}
      className={`inline-flex min-h-6 items-center gap-1 hover:text-ink ${direction ? 'text-ink' : ''}`}
      preventScrollReset
    >
      {text}
      <Icon aria-hidden className={`size-3.5 ${direction ? '' : 'opacity-60'}`} />
    </Link>
  )
}
