import { Link, useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'
import { useTexts } from '../texts/texts.ts'

const sorts = ['-date', 'date', '-rating', 'rating'] as const

/** Sorts the list, which has no columns to do so. */
export function SortLinks() {
  const { reviews: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const current = sorts.find((sort) => sort === query.get('sort')) ?? sorts[0]
  return (
    <nav aria-label={words.sort} className="flex flex-wrap gap-x-3 text-small">
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={withParams(query, { sort: sort === sorts[0] ? null : sort })}
          className="inline-flex min-h-9 items-center text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline"
          preventScrollReset
          {...(sort === current && { 'aria-current': 'true' as const })}
        >
          {words.sorts[sort]}
        </Link>
      ))}
    </nav>
  )
}
